import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { toAnswerQuery, toReplyQuery } from '../../api/queries.ts'
import { useFormat } from '../use-format.ts'
import styles from './staff-shell.module.css'

/** The areas of the back office, with how much waits there for an answer. */
export function MainNav({ isCounted }: { readonly isCounted: boolean }) {
  const { t } = useLingui()
  const toAnswer = useQuery({ ...toAnswerQuery, enabled: isCounted })
  const toReply = useQuery({ ...toReplyQuery, enabled: isCounted })
  return (
    <nav aria-label={t`Main`} className={styles['nav']}>
      <NavLink to="/" end><Trans>Today</Trans></NavLink>
      <NavLink to="/orders"><Trans>Orders</Trans></NavLink>
      <NavLink to="/after-sales"><Trans>After-sales</Trans><Count count={toAnswer.data?.count} /></NavLink>
      <NavLink to="/reviews"><Trans>Reviews</Trans><Count count={toReply.data} /></NavLink>
    </nav>
  )
}

function Count({ count = 0 }: { readonly count: number | undefined }) {
  const format = useFormat()
  return count > 0 && <span className={styles['count']}>{format.count(count)}</span>
}
