import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Way } from './way.tsx'

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
          <Way to="/" className="tap hover:text-ink">
            <Trans>Home</Trans>
          </Way>
        </li>
        {trail.map(({ to, label }) => (
          <li key={to} className="flex items-center gap-2">
            <span aria-hidden="true">/</span>
            <Way to={to} className="tap hover:text-ink">
              {label}
            </Way>
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
