import type { ReactNode } from 'react'
import { DateText } from '@galleria/ui/date'
import { useShop } from '../use-shop.ts'

export type TimelineEntry = {
  readonly key: string
  readonly at: string
  readonly what: ReactNode
  readonly who: ReactNode
  /** What who did it says about it. */
  readonly why?: ReactNode
}

/** What happened, when and by whom, the latest on top. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { locale, front } = useShop()
  return (
    <ol className="mt-4">
      {entries.map(({ key, at, what, who, why }, index) => (
        <li
          key={key}
          className="relative border-s border-line ps-6 pb-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute -start-[5px] top-1.5 size-[9px] rounded-full ${index === 0 ? 'bg-accent [box-shadow:0_0_0_4px_var(--soft)]' : 'bg-field'}`}
          />
          <p className={index === 0 ? 'font-medium' : ''}>{what}</p>
          <p className="text-small text-muted">
            <DateText iso={at} shape="moment" locale={locale} timeZone={front.timeZone} /> · {who}
          </p>
          {why && <p className="text-small [overflow-wrap:anywhere]">{why}</p>}
        </li>
      ))}
    </ol>
  )
}
