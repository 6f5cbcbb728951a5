import { useLingui } from '@lingui/react/macro'
import badges from '../../parts/status-badge.module.css'
import type { ItemRow } from './item-queries.ts'
import { statusWords } from './item-words.ts'

const tones: Readonly<Record<ItemRow['status'], string | undefined>> = {
  DRAFT: badges['warning'],
  IN_REVIEW: badges['warning'],
  ON_SALE: badges['next'],
  PAUSED: badges['over'],
  ARCHIVED: badges['over'],
  HELD_BACK: badges['over'],
}

/** Where an item is on its way into the shop window. */
export function ItemBadge({ status }: Pick<ItemRow, 'status'>) {
  const { i18n } = useLingui()
  return (
    <span className={`${badges['badge']} ${tones[status] ?? ''}`}>
      {i18n._(statusWords[status])}
    </span>
  )
}
