import type { ReactNode } from 'react'
import { fieldsOf, type CartChange } from './cart-change.ts'

type CartFormProps = {
  change: CartChange
  send: (change: CartChange) => void
  className?: string
  children: ReactNode
}

/** One change to the cart as a form: sent as it is without script, with it made on the page. */
export function CartForm({ change, send, className, children }: CartFormProps) {
  return (
    <form
      method="post"
      action="/cart"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        send(change)
      }}
    >
      {fieldsOf(change).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
