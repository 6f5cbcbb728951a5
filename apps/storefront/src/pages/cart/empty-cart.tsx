import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { IconCart } from '@galleria/ui/icons'
import { topCategories } from '../../parts/category-tree.ts'
import { useMenu, useShop } from '../../parts/use-shop.ts'
import { NoticeBox } from './cart-messages.tsx'
import type { CartNotice } from './cart-notices.ts'
import type { OpenOrder } from './open-orders.ts'
import { OpenOrdersNote } from './open-orders-note.tsx'

/** Nothing in it yet, and where to begin. */
export function EmptyCart({
  notice,
  openOrders,
}: {
  notice: CartNotice | undefined
  openOrders: readonly OpenOrder[]
}) {
  const rooms = topCategories(useMenu()?.categories ?? [])
  const { user } = useShop()
  return (
    <div className="wrap py-16 text-center sm:py-24">
      <div className="mx-auto max-w-2xl text-start">
        {/* Its goods were ordered in another window: that nothing was ordered would be untrue. */}
        <NoticeBox
          notice={notice === 'cartChanged' && openOrders.length > 0 ? undefined : notice}
        />
      </div>
      <span className="mx-auto mt-8 grid size-16 place-items-center rounded-full bg-soft text-accent">
        <IconCart size={30} />
      </span>
      <h1 id="cart" tabIndex={-1} className="mt-5 text-head outline-none">
        <Trans>Your basket is empty</Trans>
      </h1>
      {openOrders.length > 0 ? (
        <OpenOrdersNote orders={openOrders} />
      ) : (
        <p className="mx-auto mt-3 max-w-xl text-large text-muted">
          <Trans>
            Anything you add stays here, with its price and delivery date, until you order it.
          </Trans>
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/search" className={`btn ${openOrders.length > 0 ? 'btn-quiet' : 'btn-main'}`}>
          <Trans>See all furniture</Trans>
        </Link>
        {user ? null : (
          <Link to="/login?to=%2Fcart" className="btn btn-quiet">
            <Trans>Sign in to see your saved basket</Trans>
          </Link>
        )}
      </div>
      <ul className="mx-auto mt-10 flex max-w-2xl flex-wrap justify-center gap-2">
        {rooms.map(({ key, name }) => (
          <li key={key}>
            <Link to={`/search?category=${key}`} className="chip min-h-11 px-4 hover:border-ink">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
