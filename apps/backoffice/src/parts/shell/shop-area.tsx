import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet } from 'react-router'
import { whoQuery, type Staff } from '../../api/queries.ts'
import { Notice } from '../notice.tsx'
import styles from './staff-shell.module.css'

/**
 * The pages of a shop, for those who work in one; an operator without a shop is led to his own
 * desk.
 */
export function ShopArea() {
  const { data: who } = useQuery(whoQuery)
  if (who?.kind === 'operator') return <Navigate to="/operator" replace />
  if (who?.kind !== 'staff') return null
  return (
    <>
      {who.staff.status !== 'ACTIVE' && (
        <div className={styles['standing']}>
          <Standing staff={who.staff} />
        </div>
      )}
      <Outlet />
    </>
  )
}

/** What a frozen or cleared shop may still do, and why it is one: on every page of it. */
function Standing({ staff: { status, statusReason } }: { readonly staff: Staff }) {
  return status === 'FROZEN' ? (
    <Notice tone="warn" title={<Trans>Your shop has been suspended</Trans>}>
      <p>
        <Trans>
          Nothing from it is on sale at the moment. You can see everything, send existing orders and
          answer after-sales requests.
        </Trans>
      </p>
      {statusReason && (
        <p>
          <Trans>The reason: {statusReason}</Trans>
        </p>
      )}
    </Notice>
  ) : (
    <Notice tone="refuse" title={<Trans>Your shop has left the mall</Trans>}>
      <p>
        <Trans>
          You can read everything, but no longer change anything. Please write to us about open
          orders.
        </Trans>
      </p>
      {statusReason && (
        <p>
          <Trans>The reason: {statusReason}</Trans>
        </p>
      )}
    </Notice>
  )
}
