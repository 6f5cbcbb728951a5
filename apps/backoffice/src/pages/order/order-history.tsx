import type { MerchantOrder } from '@galleria/contract/merchant'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useStatusName } from '../../parts/status-badge.tsx'
import { useFormat } from '../../parts/use-format.ts'
import styles from './order.module.css'

const events: Readonly<Record<string, MessageDescriptor>> = {
  submit: msg`Order placed`, wait: msg`Payment started, the bank decides`, lapse: msg`Payment came to nothing`, pay: msg`Paid`, cancel: msg`Canceled`,
  expire: msg`Canceled, not paid in time`, revive: msg`Paid after all, the order stands again`, ship: msg`Parcel sent`, receive: msg`Receipt confirmed`,
}
const actors: Readonly<Record<string, MessageDescriptor>> = { buyer: msg`Buyer`, merchant: msg`Your shop`, payment: msg`Payment provider`, clock: msg`The mall, by itself` }

/** What happened, by whom and when, oldest first. A move this page has no words for is told by the state it led to. */
export function OrderHistory({ entries }: { readonly entries: MerchantOrder['progressList'] }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const nameOf = useStatusName()
  return (
    <ol className={styles['history']}>
      {entries.map((entry, index) => {
        const [event, actor] = [events[entry.event], actors[entry.actor]]
        return (
          <li key={`${entry.at}-${index}`}>
            <strong>{event ? i18n._(event) : nameOf(entry.toState)}</strong>
            <span className={styles['minor']}>{actor ? i18n._(actor) : entry.actor} · {format.moment(entry.at)}</span>
          </li>
        )
      })}
    </ol>
  )
}
