import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'

type Statement = {
  readonly name: string
  readonly orderCode: string
  readonly email: string
  readonly scope: string
  /** Nothing is the whole contract. */
  readonly goods: readonly { readonly name: string; readonly times: string }[]
}

/** A statement whole, as it is sent and as it was received. */
export function StatementRows({
  statement,
  children,
}: {
  statement: Statement
  children?: ReactNode
}) {
  const isAll = statement.goods.length === 0 && statement.scope === ''
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5 wrap-anywhere sm:grid-cols-[auto_1fr]">
      {children}
      <StatementRow name={<Trans>Your name</Trans>}>{statement.name}</StatementRow>
      <StatementRow name={<Trans>Order</Trans>}>{statement.orderCode}</StatementRow>
      <StatementRow name={<Trans>Confirmation to</Trans>}>{statement.email}</StatementRow>
      <StatementRow name={<Trans>Withdrawn from</Trans>}>
        {isAll ? <Trans>the whole contract</Trans> : null}
        {statement.goods.map(({ name, times }) => (
          <span key={name} className="block">
            {times} {name}
          </span>
        ))}
        {statement.scope === '' ? null : (
          <span className="whitespace-pre-line">{statement.scope}</span>
        )}
      </StatementRow>
    </dl>
  )
}

export function StatementRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="max-sm:mb-1">{children}</dd>
    </>
  )
}
