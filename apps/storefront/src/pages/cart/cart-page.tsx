import { useState } from 'react'
import { data, redirect, useNavigate, type ShouldRevalidateFunctionArgs } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Route } from './+types/cart-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { readChange } from './cart-change.ts'
import { NoticeBox, RefusalBox } from './cart-messages.tsx'
import { readNotice } from './cart-notices.ts'
import { groupByShop, summarize } from './cart-rules.ts'
import { CartShop } from './cart-shop.tsx'
import { CartBar, CartSummary } from './cart-summary.tsx'
import { changeCart, type CartRefusal } from './change-cart.ts'
import { EmptyCart } from './empty-cart.tsx'
import { readOpenOrders } from './open-orders.ts'
import { RemovedNote, type Removed } from './removed-note.tsx'
import { SelectAll } from './select-box.tsx'
import { useCart } from './use-cart.ts'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const cart = await shop.call('POST /sapi/mall-order/cartline/list', {})
  return {
    head: headOf(shop, { title: shop.i18n._(msg`Basket`), path: '/cart', isListed: false }),
    cart,
    openOrders: cart.cartLineList.length === 0 ? await readOpenOrders(shop.call) : [],
    notice: readNotice(new URL(request.url).searchParams.get('notice')),
  }
}

/**
 * One change. A form sent without script comes back to the cart; the page's own sends say `stay`.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const change = readChange(form)
  if (!change) throw data(null, 404)
  const refusal = await changeCart(shopOf(context).call, change)
  if (refusal) return data({ refusal }, 422)
  return form.has('stay') ? { refusal: undefined } : redirect('/cart', 303)
}

/** Without a connection the cart stays on the screen as it was, and says why. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const refusal: CartRefusal = { code: 'network', text: '' }
  return answerOffline(serverAction, { refusal })
}

/** Also after a refusal: what is left has changed. Not when the shop could not be reached. */
export function shouldRevalidate({
  formAction,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const code = (actionResult as { refusal?: CartRefusal } | undefined)?.refusal?.code
  return code ? code !== 'network' && formAction !== undefined : defaultShouldRevalidate
}

export default function CartPage({
  loaderData: { cart, openOrders, notice },
  actionData,
}: Route.ComponentProps) {
  const {
    lines,
    change,
    settle,
    isBusy,
    refusal = actionData?.refusal,
  } = useCart(cart.cartLineList)
  const [removed, setRemoved] = useState<Removed>()
  const { front } = useShop()
  const navigate = useNavigate()
  const summary = summarize(lines, front.currency, {
    pointsFactor: Math.round(cart.summary.pointsFactor * 100),
    promotions: cart.promotionList,
    deliveries: cart.deliveryList,
    taxRate: cart.summary.taxRate,
  })
  const note = removed ? (
    <RemovedNote
      key={removed.line.id}
      removed={removed}
      undo={() => {
        change({ intent: 'restore', ...removed })
        setRemoved(undefined)
      }}
      close={() => setRemoved(undefined)}
    />
  ) : null
  if (lines.length === 0)
    return (
      <>
        <EmptyCart notice={notice} openOrders={openOrders} />
        {note}
      </>
    )

  async function goToCheckout(): Promise<void> {
    await settle()
    await navigate('/checkout')
  }
  return (
    <div className="wrap pt-6 sm:pt-10">
      <h1 id="cart" tabIndex={-1} className="text-head outline-none sm:text-hero">
        <Trans>Basket</Trans>{' '}
        <span className="text-title font-normal text-muted">
          <Plural value={lines.length} one="# item" other="# items" />
        </span>
      </h1>
      <NoticeBox notice={notice} />
      <RefusalBox refusal={refusal?.lineId ? undefined : refusal} />
      <div className="mt-6 items-start gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          <SelectAll lines={lines} change={change} />
          {groupByShop(lines).map((group) => (
            <CartShop
              key={group.shop.id}
              {...group}
              all={lines}
              change={change}
              onRemoved={setRemoved}
              refusal={refusal}
              cart={cart}
            />
          ))}
        </div>
        <CartSummary summary={summary} cart={cart} isBusy={isBusy} onCheckout={goToCheckout} />
      </div>
      <CartBar summary={summary} isBusy={isBusy} onCheckout={goToCheckout} />
      {note}
    </div>
  )
}
