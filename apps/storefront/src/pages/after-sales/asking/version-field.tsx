import { useId } from 'react'
import { Trans } from '@lingui/react/macro'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import { useVersionText } from '../../../parts/buyer/version-text.ts'
import { useQuantityText } from '../../../parts/measure.tsx'
import { useFollowingField } from '../../../parts/use-following-field.ts'
import { fieldOf, type Choice } from './application.ts'

type Version = WireApplyPreview['versionList'][number]

/**
 * The versions of one line that its buyer holds, what came last first; empty for a line of which
 * nothing was exchanged.
 */
export function versionsOf(preview: WireApplyPreview | undefined, lineId: string): Version[] {
  return preview?.versionList.filter((version) => version.lineId === lineId) ?? []
}

/**
 * Of a line with exchanged pieces: what its buyer holds of it, and where that is several versions,
 * which of them is meant.
 */
export function VersionField({
  choice,
  versions,
}: {
  choice: Choice
  versions: readonly Version[]
}) {
  const id = useId()
  const versionText = useVersionText()
  const quantityText = useQuantityText()
  const [last] = versions
  const meant = choice.goodsSkuId || String(last?.sku.id ?? '')
  const list = useFollowingField<HTMLSelectElement>(meant)
  const wordsOf = ({ sku, qty }: Version) =>
    `${sku.marketingUnit ? quantityText(qty, sku) : `${qty} ×`} ${versionText(sku.attributes)}`
  if (!last) return null
  const held = wordsOf(last)
  if (versions.length === 1)
    return (
      <p className="text-small text-muted">
        <Trans>You have: {held}</Trans>
      </p>
    )
  return (
    <div className="mt-3">
      <label htmlFor={id} className="mb-1 block font-medium">
        <Trans>Which of them?</Trans>
      </label>
      <select
        id={id}
        ref={list}
        name={fieldOf.goods(choice.id)}
        defaultValue={meant}
        className="field max-w-md"
      >
        {versions.map((version) => (
          <option key={version.sku.id} value={version.sku.id}>
            {wordsOf(version)}
          </option>
        ))}
      </select>
    </div>
  )
}
