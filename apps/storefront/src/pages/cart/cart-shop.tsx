import { Link } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import type { WireCart, WireCartLine } from '@galleria/contract/cart'
import { IconStore } from '@galleria/ui/icons'
import type { CartChange } from './cart-change.ts'
import { CartLine } from './cart-line.tsx'
import { deliveryFor, type ShopGroup } from './cart-rules.ts'
import type { CartRefusal } from './change-cart.ts'
import { DeliveryNote } from './delivery-note.tsx'
import type { Removed } from './removed-note.tsx'
import { SelectBox } from './select-box.tsx'

type CartShopProps = ShopGroup & {
  all: readonly WireCartLine[]
  change: (change: CartChange) => void
  onRemoved: (removed: Removed) => void
  refusal: CartRefusal | undefined
  /** What all shops of the cart take off and take to deliver. */
  cart: Pick<WireCart, 'promotionList' | 'deliveryList'>
}

/** The lines of one shop, which will become one order. */
export function CartShop({ shop, lines, all, change, onRemoved, refusal, cart }: CartShopProps) {
  const { t } = useLingui()
  const { name } = shop
  function remove(line: WireCartLine): void {
    change({ intent: 'remove', ids: [line.id] })
    onRemoved({ line, position: all.indexOf(line) })
    // The button that was pressed is gone; the list is where a keyboard goes on.
    document.getElementById('cart')?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={name} className="card px-3 sm:px-5">
      <header className="flex items-center gap-2 border-b border-line py-1">
        <SelectBox lines={lines} change={change} label={t`Select everything from ${name}`} />
        <h2 className="min-w-0">
          <Link to={`/shop/${shop.id}`} className="tap max-w-full font-medium hover:text-accent">
            <IconStore size={18} className="shrink-0" />
            <span className="truncate">{name}</span>
          </Link>
        </h2>
      </header>
      {cart.promotionList
        .filter(({ shopId }) => shopId === shop.id)
        .map((one) => (
          <p key={one.id} className="mt-3 rounded-control bg-soft px-3 py-2 text-small break-words">
            {one.name}: {one.desc}
          </p>
        ))}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.sku.id}>
            <CartLine
              line={line}
              change={change}
              remove={() => remove(line)}
              refusal={refusal?.lineId === line.id ? refusal : undefined}
            />
          </li>
        ))}
      </ul>
      <DeliveryNote delivery={deliveryFor({ shop, lines }, cart.deliveryList)} />
    </section>
  )
}
