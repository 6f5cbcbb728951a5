import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import { SideMenu } from '../../parts/buyer/side-menu.tsx'
import { benefitsPath, homePath, pointsPath, tasksPath } from './member-paths.ts'

/** A page of the member area: the menu of the account at its side, its four tabs above. */
export function MemberFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const tabs = [
    { to: homePath, name: t`Overview` },
    { to: benefitsPath, name: t`Benefits` },
    { to: pointsPath, name: t`Points` },
    { to: tasksPath, name: t`Tasks` },
  ]
  return (
    <div className="wrap gap-12 pt-4 pb-16 sm:pt-10 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SideMenu />
      <div className="max-w-2xl min-w-0">
        <nav aria-label={t`Membership`} className="border-b border-line">
          <ul className="-mb-px flex flex-wrap gap-x-5 sm:gap-x-6">
            {tabs.map(({ to, name }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={pathname === to ? 'page' : undefined}
                  className="tap border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <h1 className="mt-6 text-head break-words sm:text-hero">{title}</h1>
        {children}
      </div>
    </div>
  )
}
