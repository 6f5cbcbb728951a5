import type { ReactNode } from 'react'
import { Thumbnail } from './picture.tsx'

type LineRowProps = {
  image: string
  tint?: string | undefined
  /** The name, usually as a link. */
  name: ReactNode
  /** Finish, size, delivery date: one muted line each. */
  facts?: readonly ReactNode[]
  /** At the right: amount, or amount and buttons. */
  end?: ReactNode
  /** Below the facts: quantity, links. */
  children?: ReactNode
}

/** One product in a cart, an order, a parcel or an application. */
export function LineRow({ image, tint, name, facts = [], end, children }: LineRowProps) {
  return (
    <div className="flex gap-4 py-4">
      <Thumbnail url={image} alt="" tint={tint} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 font-medium wrap-anywhere">{name}</div>
          {end ? <div className="text-end">{end}</div> : null}
        </div>
        {facts.map((fact, index) => (
          <div key={index} className="text-small text-muted">
            {fact}
          </div>
        ))}
        {children}
      </div>
    </div>
  )
}
