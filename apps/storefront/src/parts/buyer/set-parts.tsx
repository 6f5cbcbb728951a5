import { Trans } from '@lingui/react/macro'
import type { WireSetPart } from '@galleria/contract/sets'
import { useVersionText } from './version-text.ts'

export type ShownPart = { readonly sku: Pick<WireSetPart['sku'], 'id' | 'name' | 'attributes'> } & (
  | { readonly skuQty: number }
  | { readonly tradeQty: number }
)

/**
 * The goods of a set, below its line in a cart, a bill or an order; nothing below any other line.
 */
export function SetParts({ parts }: { parts: readonly ShownPart[] }) {
  const versionText = useVersionText()
  if (parts.length === 0) return null
  return (
    <div className="mt-1 text-small text-muted">
      <p>
        <Trans>A set of:</Trans>
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part.sku.id} className="wrap-anywhere">
            {'skuQty' in part ? part.skuQty : part.tradeQty} × {part.sku.name},{' '}
            {versionText(part.sku.attributes)}
          </li>
        ))}
      </ul>
    </div>
  )
}
