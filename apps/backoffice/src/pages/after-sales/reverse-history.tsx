import { History } from '../../parts/history.tsx'
import { useReverseDesk } from './reverse-desk.ts'
import { eventNames, useReverseWords } from './reverse-words.ts'

type Entries = Parameters<typeof History>[0]['entries']

/** To who keeps the mall it is not "your shop". */
export function ReverseHistory({
  entries,
  isMalls = false,
}: {
  readonly entries: Entries
  /** The page is the mall's, also where the shop is there to answer. */
  readonly isMalls?: boolean
}) {
  const { isMall } = useReverseDesk()
  const words = useReverseWords()
  const shown = entries.map((entry) =>
    (isMall || isMalls) && entry.actor === 'merchant' ? { ...entry, actor: 'shop' } : entry,
  )
  return <History entries={shown} events={eventNames} nameOf={words.status} />
}
