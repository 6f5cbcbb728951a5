import type { ReactNode } from 'react'
import { Thumbnail } from './picture.tsx'

type LineRowProps = {
  image: string
  tint?: string | undefined
  /** The name, usually as a link. */
  name: ReactNode
  /** Finish, size, delivery date: one muted line each. */
  facts?: readonly ReactNode[]
  /** The amount: at the right, on a phone below the name. */
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
        {/* Never wrapped by the width of the texts, which differs from one font to the next: what
            is below would jump. */}
        <div className="flex justify-between gap-x-4 gap-y-1 max-sm:flex-col">
          <div className="min-w-0 font-medium wrap-anywhere">{name}</div>
          {end ? <div className="shrink-0 sm:text-end">{end}</div> : null}
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
