import { BY_SHOPS_RULE } from '@galleria/contract/after-sales-desk-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import detail from './detail.module.css'
import { useFormat } from './use-format.ts'

const actors: Readonly<Record<string, MessageDescriptor>> = {
  buyer: msg`Buyer`,
  merchant: msg`Your shop`,
  payment: msg`Payment provider`,
  clock: msg`The mall, automatically`,
  applicant: msg`Applicant`,
  operator: msg`Galleria`,
  shop: msg`The shop`,
  sender: msg`Whoever said it`,
  recipient: msg`Whoever reads the mailbox`,
}

/** The clock, for the shop. */
const byRule = msg`The mall, by the shop’s rule`

type Entry = {
  readonly event: string
  readonly toState: string
  readonly actor: string
  readonly at: string
  readonly reason?: string
  readonly amount?: WireMoney
  readonly cause?: string
}
type Props = {
  readonly entries: readonly Entry[]
  readonly events: Readonly<Record<string, MessageDescriptor>>
  readonly nameOf: (state: string) => string
}

/**
 * What happened, by whom and when, oldest first. A move the page has no words for is shown as the
 * state it led to.
 */
export function History({ entries, events, nameOf }: Props) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <ol className={detail['history']}>
      {entries.map((entry, index) => {
        const [event, actor] = [events[entry.event], actors[entry.actor]]
        return (
          <li key={`${entry.at}-${index}`}>
            <strong>
              {event ? i18n._(event) : nameOf(entry.toState)}
              {entry.amount && <> {format.money(entry.amount)}</>}
            </strong>
            <span className={detail['minor']}>
              {entry.cause === BY_SHOPS_RULE ? i18n._(byRule) : actor ? i18n._(actor) : entry.actor}{' '}
              · {format.moment(entry.at)}
            </span>
            {entry.reason && <span className={detail['reason']}>{entry.reason}</span>}
          </li>
        )
      })}
    </ol>
  )
}
