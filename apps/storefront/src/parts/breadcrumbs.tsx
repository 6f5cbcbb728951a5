import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'

/** Where this page stands. On phones the back arrow says it. */
export function Breadcrumbs({
  trail,
  here,
}: {
  trail: readonly { readonly to: string; readonly label: ReactNode }[]
  here: ReactNode
}) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`You are here`} className="hidden text-small text-muted sm:block">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to="/" className="tap hover:text-ink">
            <Trans>Home</Trans>
          </Link>
        </li>
        {trail.map(({ to, label }) => (
          <li key={to} className="flex items-center gap-2">
            <span aria-hidden="true">/</span>
            <Link to={to} className="tap hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span aria-hidden="true">/</span>
          <span aria-current="page" className="text-ink">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  )
}
