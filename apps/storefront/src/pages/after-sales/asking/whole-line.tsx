import { useId } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireOrderLine } from '@galleria/contract/order'
import { Thumbnail } from '@galleria/ui/picture'
import { useQuantityText } from '../../../parts/measure.tsx'
import { useVersionText } from '../../../parts/buyer/version-text.ts'
import { fieldOf } from './application.ts'
import { LinePaid } from '../line-paid.tsx'
import type { LinePart } from './line-parts.ts'

/**
 * A line of which all that was not sent is cancelled: neither picked nor counted, and the number
 * says so.
 */
export function WholeLine({ line, part }: { line: WireOrderLine; part: LinePart }) {
  const id = useId()
  const versionText = useVersionText()
  const quantity = useQuantityText()
  const { sku, tradeQty } = line
  const bought = quantity(tradeQty, sku)
  return (
    <li className="flex items-start gap-3 py-4">
      <input type="hidden" name={fieldOf.line} value={part.id} />
      <input type="hidden" name={fieldOf.picked} value={part.id} />
      <input type="hidden" name={fieldOf.qty(part.id)} value={part.most} />
      {part.by === 1 ? null : <input type="hidden" name={fieldOf.by(part.id)} value={part.by} />}
      <Thumbnail url={sku.image} alt="" tint={sku.tint} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{sku.name}</p>
        <p className="text-small text-muted">{versionText(sku.attributes)}</p>
        <p className="text-small text-muted">
          {sku.marketingUnit ? (
            <Trans>{bought} bought</Trans>
          ) : (
            <Plural value={tradeQty} one="# item bought" other="# items bought" />
          )}
          , <LinePaid line={line} />
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <label htmlFor={id} className="text-small text-muted">
            <Trans>Not sent yet</Trans>
          </label>
          <input
            id={id}
            type="number"
            disabled
            value={part.most}
            className="field price w-20 text-center disabled:bg-plate"
          />
          {sku.marketingUnit ? (
            <span className="text-small text-muted">{sku.marketingUnit.unitName}</span>
          ) : null}
        </p>
      </div>
    </li>
  )
}
