import type { WireMatter } from '@galleria/contract/money'
import { Plural, Trans } from '@lingui/react/macro'
import { Fact, Facts, Found } from '../../parts/facts.tsx'
import { useFormat } from '../../parts/use-format.ts'

/** What is known of a matter: provider, reference, orders, age, and where its refund stands. */
export function MatterFacts({ matter }: { readonly matter: WireMatter }) {
  const format = useFormat()
  const { refund, tradeOrderCodeList: orders } = matter
  return (
    <Facts>
      <Fact name={<Trans>Provider</Trans>}>{matter.provider}</Fact>
      <Fact name={<Trans>Reference</Trans>}>{matter.reference}</Fact>
      {orders.length > 0 && <Fact name={<Trans>Order</Trans>}>{orders.join(', ')}</Fact>}
      <Found at={matter.foundAt} isOpen={matter.status === 'OPEN'} />
      {matter.reason && <Fact name={<Trans>Reason</Trans>}>{matter.reason}</Fact>}
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
