import type { ReactNode } from 'react'
import detail from './detail.module.css'
import { Figures } from './figures.tsx'

/** One line of a bill, inside a `dl`. */
export function Amount({
  name,
  amount,
  isSum = false,
  isMinor = false,
}: {
  readonly name: ReactNode
  readonly amount: string
  readonly isSum?: boolean
  readonly isMinor?: boolean
}) {
  return (
    <div className={`${isSum ? detail['sum'] : ''} ${isMinor ? detail['minor'] : ''}`}>
      <dt>{name}</dt>
      <dd>
        <Figures text={amount} />
      </dd>
    </div>
  )
}
