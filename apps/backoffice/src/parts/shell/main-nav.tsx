import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import {
  itemsToLookAtQuery,
  openDisputesQuery,
  toAnswerQuery,
  toReplyQuery,
  waitingQuery,
  type Staff,
  type Worker,
} from '../../api/queries.ts'
import { useFormat } from '../use-format.ts'
import styles from './staff-shell.module.css'

/** The areas of the back office for whoever works here, with how much waits there for an answer. */
export function MainNav({ who }: { readonly who: Worker | undefined }) {
  const { t } = useLingui()
  const isStaff = who?.kind === 'staff'
  const isOperator = who?.kind === 'operator' || (isStaff && who.isOperator)
  return (
    <nav aria-label={t`Main`} className={styles['nav']}>
      {isStaff && <ShopLinks rights={who.staff.rights} />}
      {isOperator && <OperatorLinks />}
    </nav>
  )
}

/** What the role of this person leaves them to read. */
function ShopLinks({ rights }: Pick<Staff, 'rights'>) {
  const readsOrders = rights.includes('query-orders')
  const toAnswer = useQuery({ ...toAnswerQuery, enabled: readsOrders })
  const toReply = useQuery(toReplyQuery)
  return (
    <>
      <NavLink to="/" end>
        <Trans>Today</Trans>
      </NavLink>
      {readsOrders && (
        <>
          <NavLink to="/orders">
            <Trans>Orders</Trans>
          </NavLink>
          <NavLink to="/after-sales">
            <Trans>After-sales</Trans>
            <Count count={toAnswer.data?.count} />
          </NavLink>
        </>
      )}
      <NavLink to="/items">
        <Trans>Items</Trans>
      </NavLink>
      <NavLink to="/goods">
        <Trans>Goods</Trans>
      </NavLink>
      {rights.includes('ship') && (
        <NavLink to="/codes">
          <Trans>Codes</Trans>
        </NavLink>
      )}
      <NavLink to="/promotions">
        <Trans>Promotions</Trans>
      </NavLink>
      <NavLink to="/sites">
        <Trans>Sites</Trans>
      </NavLink>
      <NavLink to="/services">
        <Trans>Assembly</Trans>
      </NavLink>
      <NavLink to="/reviews">
        <Trans>Reviews</Trans>
        <Count count={toReply.data} />
      </NavLink>
      <NavLink to="/people">
        <Trans>People</Trans>
      </NavLink>
      {rights.includes('people') && (
        <NavLink to="/log">
          <Trans>Log</Trans>
        </NavLink>
      )}
      {rights.includes('export') && (
        <NavLink to="/exports">
          <Trans>Tables</Trans>
        </NavLink>
      )}
    </>
  )
}

function OperatorLinks() {
  const waiting = useQuery(waitingQuery)
  const toLookAt = useQuery(itemsToLookAtQuery)
  const disputes = useQuery(openDisputesQuery)
  return (
    <>
      <NavLink to="/operator/applications">
        <Trans>Applications</Trans>
        <Count count={waiting.data} />
      </NavLink>
      <NavLink to="/operator/sellers">
        <Trans>Sellers</Trans>
      </NavLink>
      <NavLink to="/operator/members">
        <Trans>Members</Trans>
      </NavLink>
      <NavLink to="/operator/items">
        <Trans>Items to look at</Trans>
        <Count count={toLookAt.data} />
      </NavLink>
      <NavLink to="/operator/disputes">
        <Trans>Disputes</Trans>
        <Count count={disputes.data} />
      </NavLink>
      <NavLink to="/operator/orders">
        <Trans>All orders</Trans>
      </NavLink>
      <NavLink to="/operator/coupons">
        <Trans>Coupons</Trans>
      </NavLink>
      <NavLink to="/operator/campaigns">
        <Trans>Campaigns</Trans>
      </NavLink>
      <NavLink to="/operator/money">
        <Trans>Money to look at</Trans>
      </NavLink>
      <NavLink to="/operator/reviews">
        <Trans>Reported reviews</Trans>
      </NavLink>
      <NavLink to="/operator/parcels">
        <Trans>Parcels to look at</Trans>
      </NavLink>
      <NavLink to="/operator/withdrawals">
        <Trans>Withdrawals to look at</Trans>
      </NavLink>
      <NavLink to="/operator/pages">
        <Trans>Pages</Trans>
      </NavLink>
      <NavLink to="/operator/log">
        <Trans>Log</Trans>
      </NavLink>
    </>
  )
}

function Count({ count = 0 }: { readonly count: number | undefined }) {
  const format = useFormat()
  return count > 0 && <span className={styles['count']}>{format.count(count)}</span>
}
