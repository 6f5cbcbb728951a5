import type { WireMatter } from '@galleria/contract/money'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../parts/use-format.ts'
import { useNow } from '../../parts/use-now.ts'
import styles from '../operator/operator.module.css'

const DAY = 86_400_000

/** What is known of a matter: provider, reference, orders, age, and where its refund stands. */
export function MatterFacts({ matter }: { readonly matter: WireMatter }) {
  const format = useFormat()
  const days = Math.floor((useNow() - Date.parse(matter.foundAt)) / DAY)
  const { refund, tradeOrderCodeList: orders } = matter
  return (
    <dl className={styles['facts']}>
      <Fact name={<Trans>Provider</Trans>}>{matter.provider}</Fact>
      <Fact name={<Trans>Reference</Trans>}>{matter.reference}</Fact>
      {orders.length > 0 && <Fact name={<Trans>Order</Trans>}>{orders.join(', ')}</Fact>}
      <Fact name={<Trans>Found</Trans>}>
        {format.moment(matter.foundAt)}
        {matter.status === 'OPEN' && days > 0 && (
          <>
            {' · '}
            <Plural value={days} one="# day ago" other="# days ago" />
          </>
        )}
      </Fact>
      {matter.reason && <Fact name={<Trans>What was said</Trans>}>{matter.reason}</Fact>}
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
    </dl>
  )
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
