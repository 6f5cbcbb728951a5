import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import {
  itemsToLookAtQuery,
  messagesOfRemovedQuery,
  ofRemovedShopsQuery,
  openDisputesQuery,
  toAnswerQuery,
  toReplyQuery,
  operatorQuery,
  worksForMall,
  type Staff,
  type Worker,
} from '../../api/queries.ts'
import { operatorDesks } from './operator-desks.ts'
import { useFormat } from '../use-format.ts'
import styles from './staff-shell.module.css'

/** The areas of the back office for whoever works here, with how much waits there for an answer. */
export function MainNav({ who }: { readonly who: Worker | undefined }) {
  const { t } = useLingui()
  const isStaff = who?.kind === 'staff'
  return (
    <nav aria-label={t`Main`} className={styles['nav']}>
      {isStaff && <ShopLinks rights={who.staff.rights} />}
      {worksForMall(who) && <OperatorLinks />}
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
      <NavLink to="/figures">
        <Trans>Figures</Trans>
      </NavLink>
      <NavLink to="/people">
        <Trans>People</Trans>
      </NavLink>
      {rights.includes('people') && (
        <>
          <NavLink to="/log">
            <Trans>Log</Trans>
          </NavLink>
          <NavLink to="/programs">
            <Trans>API</Trans>
          </NavLink>
        </>
      )}
      {rights.includes('export') && (
        <NavLink to="/exports">
          <Trans>Tables</Trans>
        </NavLink>
      )}
    </>
  )
}

/** What the role of this person leaves them to do for the mall. */
function OperatorLinks() {
  const { i18n } = useLingui()
  const { data: operator } = useQuery(operatorQuery)
  const rights = operator?.rights ?? []
  const toLookAt = useQuery({ ...itemsToLookAtQuery, enabled: rights.includes('admission') })
  const disputes = useQuery({ ...openDisputesQuery, enabled: rights.includes('service') })
  const ofRemoved = useQuery({ ...ofRemovedShopsQuery, enabled: rights.includes('service') })
  const written = useQuery({ ...messagesOfRemovedQuery, enabled: rights.includes('service') })
  const counts: Readonly<Record<string, number | undefined>> = {
    applications: operator?.waiting,
    items: toLookAt.data,
    disputes: disputes.data,
    'closed-shops': (ofRemoved.data ?? 0) + (written.data ?? 0),
  }
  return operatorDesks
    .filter(({ right }) => rights.includes(right))
    .map(({ path, name }) => (
      <NavLink key={path} to={`/operator/${path}`}>
        {i18n._(name)}
        <Count count={counts[path]} />
      </NavLink>
    ))
}

function Count({ count = 0 }: { readonly count: number | undefined }) {
  const format = useFormat()
  return count > 0 && <span className={styles['count']}>{format.count(count)}</span>
}
