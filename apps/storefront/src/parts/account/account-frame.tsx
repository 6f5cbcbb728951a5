import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { IconBack } from '@galleria/ui/icons'
import { SideMenu } from '../buyer/side-menu.tsx'

/**
 * A page of the account: the menu at its side, the way back to the account centre above [ACC-004].
 */
export function AccountFrame({
  title,
  intro,
  children,
}: {
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="wrap gap-12 pt-4 pb-16 sm:pt-10 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SideMenu />
      <div className="max-w-2xl min-w-0">
        <Link to="/buyer/index" className="tap text-muted hover:text-ink">
          <IconBack size={18} />
          <Trans>My account</Trans>
        </Link>
        <h1 className="text-head break-words sm:text-hero">{title}</h1>
        {intro ? <p className="mt-3 text-large text-muted">{intro}</p> : null}
        {children}
      </div>
    </div>
  )
}

/** A page for those who are not signed in yet. */
export function DoorFrame({
  title,
  intro,
  children,
}: {
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="wrap py-8 sm:py-16">
      <div className="mx-auto max-w-md">
        <h1 className="text-head sm:text-hero">{title}</h1>
        {intro ? <p className="mt-3 text-muted wrap-anywhere">{intro}</p> : null}
        {children}
      </div>
    </div>
  )
}

/** What has just been done, read out when it appears. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-6 rounded-card bg-soft p-4">
      {children}
    </p>
  )
}
