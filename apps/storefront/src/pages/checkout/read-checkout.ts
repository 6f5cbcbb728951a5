import { redirect } from 'react-router'
import type { WireAddress } from '@galleria/contract/address'
import { isProblem, type ArgumentOf, type ReplyOf } from '@galleria/contract/client'
import type { Shop } from '../../shop-context.ts'
import { noticeFor } from '../cart/cart-notices.ts'
import { chosenLines } from '../cart/cart-rules.ts'
import type { Choice } from './checkout-path.ts'

const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract'

export type Checkout = {
  readonly addresses: readonly WireAddress[]
  readonly address: WireAddress | undefined
  /** Undefined when the bill goes where the goods go. */
  readonly billing: WireAddress | undefined
  readonly cartLineIds: readonly string[]
  readonly bill: ReplyOf<typeof RENDER>
}

/** The bill for what is selected in the cart, with the addresses to choose from. With nothing to order, or something sold out, the cart is the place to be. */
export async function readCheckout(shop: Pick<Shop, 'call'>, choice: Choice): Promise<Checkout> {
  const [cart, addresses] = await Promise.all([shop.call('POST /sapi/mall-order/cartline/list', {}), shop.call('POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow', {})])
  const cartLineIds = chosenLines(cart.cartLineList).map((line) => line.id)
  if (cartLineIds.length === 0) throw redirect('/cart')
  const { address, billing } = chooseAddresses(addresses, choice)
  const bill = await renderBill(shop, { cartLineIds, addressId: address?.id, billingAddressId: billing?.id })
  return { addresses, address, billing, cartLineIds, bill }
}

/** The first saved one is preselected; one that is gone counts as not chosen. */
export function chooseAddresses(addresses: readonly WireAddress[], choice: Choice): Pick<Checkout, 'address' | 'billing'> {
  const find = (id: string | undefined) => addresses.find((one) => one.id === id)
  const address = find(choice.address) ?? addresses[0]
  const billing = find(choice.billing)
  return { address, billing: billing && billing.id !== address?.id ? billing : undefined }
}

async function renderBill({ call }: Pick<Shop, 'call'>, request: ArgumentOf<typeof RENDER>): Promise<ReplyOf<typeof RENDER>> {
  try {
    return await call(RENDER, request)
  } catch (error) {
    const notice = isProblem(error) ? noticeFor(error.code) : undefined
    if (notice) throw redirect(`/cart?notice=${notice}`)
    throw error
  }
}
