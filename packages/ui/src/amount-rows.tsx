import type { ReactNode } from 'react'

export type AmountRow = {
  readonly key: string
  readonly label: ReactNode
  readonly amount: ReactNode
  readonly kind?: 'total' | 'muted'
}

/** A bill: what it is made of and what it comes to. */
export function AmountRows({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <dl className="grid gap-2">
      {rows.map(({ key, label, amount, kind }) => (
        <div
          key={key}
          className={`flex justify-between gap-4 ${kind === 'total' ? 'mt-2 border-t border-line pt-4 text-large font-bold' : kind === 'muted' ? 'text-small text-muted' : ''}`}
        >
          <dt>{label}</dt>
          <dd className="price">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
