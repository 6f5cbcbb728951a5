import type { ReactNode } from 'react'
import detail from './detail.module.css'

/** One line of a bill, inside a `dl`. */
export function Amount({ name, amount, isSum = false, isMinor = false }: { readonly name: ReactNode; readonly amount: string; readonly isSum?: boolean; readonly isMinor?: boolean }) {
  return <div className={`${isSum ? detail['sum'] : ''} ${isMinor ? detail['minor'] : ''}`}><dt>{name}</dt><dd className="tabular">{amount}</dd></div>
}
