import type { WireMatter } from '@galleria/contract/money'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Fact, Facts, Found } from '../../parts/facts.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { DayFacts } from './day-facts.tsx'
import { MatterReason } from './matter-reason.tsx'
import { Orders } from './orders.tsx'
import { RouteFacts } from './route-facts.tsx'
import { answerStates, disputeStates } from './matter-words.ts'

/** What is known of a matter: provider, reference, orders, age, and where its refund stands. */
export function MatterFacts({ matter }: { readonly matter: WireMatter }) {
  const format = useFormat()
  const { refund, tradeOrderCodeList: orders } = matter
  return (
    <Facts>
      <Fact name={<Trans>Provider</Trans>}>{matter.provider}</Fact>
      {!matter.day && <Fact name={<Trans>Reference</Trans>}>{matter.reference}</Fact>}
      {orders.length > 0 && !matter.day && (
        <Fact name={<Trans>Order</Trans>}>
          <Orders codes={orders} />
        </Fact>
      )}
      {matter.day && <DayFacts day={matter.day} />}
      <Found at={matter.foundAt} isOpen={matter.status === 'OPEN'} />
      {matter.reason && (
        <Fact name={<Trans>Reason</Trans>}>
          <MatterReason reason={matter.reason} />
        </Fact>
      )}
      {matter.kind === 'PAY_PAGE_CHANGED' && (
        <Fact name={<Trans>Where to check again</Trans>}>
          <Link to="/operator/pay-pages">
            <Trans>Payment pages</Trans>
          </Link>
        </Fact>
      )}
      <DisputeFacts matter={matter} />
      <RouteFacts matter={matter} />
      {refund && (
        <Fact name={<Trans>Refund</Trans>}>
          <Plural value={refund.tries} _0="not sent yet" one="sent once" other="sent # times" />
          {refund.nextTryAt && matter.status === 'OPEN' && (
            <>
              {' · '}
              <Trans>next at {format.moment(refund.nextTryAt)}</Trans>
            </>
          )}
        </Fact>
      )}
    </Facts>
  )
}

function DisputeFacts({ matter: { dispute } }: { readonly matter: WireMatter }) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (!dispute) return null
  const isOpen = dispute.status === 'OPEN'
  return (
    <>
      <Fact name={<Trans>Dispute</Trans>}>{i18n._(disputeStates[dispute.status])}</Fact>
      {isOpen && dispute.answerBy && (
        <Fact name={<Trans>Answer until</Trans>}>{format.moment(dispute.answerBy)}</Fact>
      )}
      {dispute.answerState && (
        <Fact name={<Trans>Our answer</Trans>}>{i18n._(answerStates[dispute.answerState])}</Fact>
      )}
      {isOpen && !dispute.canAnswerHere && (
        <Fact name={<Trans>Where to answer</Trans>}>
          <Trans>In the provider’s own dashboard</Trans>
        </Fact>
      )}
    </>
  )
}
