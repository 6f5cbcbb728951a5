import type { MerchantReverse } from '@galleria/contract/after-sales'
import { History } from '../../parts/history.tsx'
import { useReverseDesk } from './reverse-desk.ts'
import { eventNames, useReverseWords } from './reverse-words.ts'

/** To who keeps the mall it is not "your shop". */
export function ReverseHistory({ entries }: { readonly entries: MerchantReverse['progressList'] }) {
  const { isMall } = useReverseDesk()
  const words = useReverseWords()
  const shown = entries.map((entry) =>
    isMall && entry.actor === 'merchant' ? { ...entry, actor: 'shop' } : entry,
  )
  return <History entries={shown} events={eventNames} nameOf={words.status} />
}
