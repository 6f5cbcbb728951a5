import { redirect } from 'react-router'
import type { WireAddress } from '@galleria/contract/address'
import { isProblem, type ArgumentOf, type ReplyOf } from '@galleria/contract/client'
import type { OfferedChannel } from '../../parts/buyer/channel-name.tsx'
import type { Shop } from '../../shop-context.ts'
import { noticeFor } from '../cart/cart-notices.ts'
import { chosenLines } from '../cart/cart-rules.ts'
import { widgets } from '../payment/widgets/widgets.ts'
import type { Choice } from './checkout-path.ts'

const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract'

export type Checkout = {
  readonly addresses: readonly WireAddress[]
  /** Region of the country that deliveries went to last. */
  readonly regionId: number | undefined
  readonly address: WireAddress | undefined
  /** Undefined when the bill goes where the goods go. */
  readonly billing: WireAddress | undefined
  readonly cartLineIds: readonly string[]
  readonly bill: ReplyOf<typeof RENDER>
  /** Why the coupon that was named is not on the bill. */
  readonly couponRefusal: string | undefined
  /** The ways to pay what is due when it is ordered; none of a bill at zero. */
  readonly channels: readonly PayChoice[]
}

/**
 * Of a way to pay, whether its provider's page follows at once, or fields of it on the payment
 * page.
 */
export type PayChoice = Pick<OfferedChannel, 'channelName' | 'paymentMethods'> & {
  readonly isPaidHere: boolean
}

/**
 * The bill for what is selected in the cart, with the addresses to choose from. With nothing to
 * order, or something sold out, the cart is the place to be.
 */
export async function readCheckout(
  shop: Pick<Shop, 'call' | 'front' | 'site'>,
  choice: Choice,
  regionId?: number,
): Promise<Checkout> {
  const [cart, addresses] = await Promise.all([
    shop.call('POST /sapi/mall-order/cartline/list', {}),
    shop.call('POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow', {}),
  ])
  const cartLineIds = chosenLines(cart.cartLineList).map((line) => line.id)
  if (cartLineIds.length === 0) throw redirect('/cart')
  const { address, billing } = chooseAddresses(addresses, choice, regionId)
  const rendered = await renderWithCoupon(
    shop,
    { cartLineIds, addressId: address?.id, billingAddressId: billing?.id },
    choice.coupon,
  )
  const channels = await readChannels(shop, rendered.bill, address)
  return { addresses, regionId, address, billing, cartLineIds, ...rendered, channels }
}

/**
 * What is offered for this bill and place. By the order itself it is decided once more when it is
 * begun to be paid.
 */
async function readChannels(
  { call, front, site }: Pick<Shop, 'call' | 'front' | 'site'>,
  { firstPayAmt, needPayPoints }: Checkout['bill'],
  address: WireAddress | undefined,
): Promise<readonly PayChoice[]> {
  if (firstPayAmt.value === 0) return []
  const { payChannelGroups } = await call('POST /sapi/mall-pay/payment/payChannel', {
    countryCode: address?.regionShortName ?? front.country,
    site,
    bill: {
      amount: Math.round(firstPayAmt.value * 100),
      isWithPoints: needPayPoints > 0,
      ...(address ? { hasCompany: Boolean(address.company) } : {}),
    },
  })
  return payChannelGroups
    .flatMap(({ payChannels }) => payChannels)
    .map(({ channelName, paymentMethods }) => ({
      channelName,
      paymentMethods,
      isPaidHere: channelName in widgets,
    }))
}

export function ofType(
  addresses: readonly WireAddress[],
  type: WireAddress['addressType'],
): WireAddress[] {
  return addresses.filter(({ addressType }) => addressType === type)
}

/**
 * The usual one is preselected, else the newest in the country that deliveries went to last, else
 * the newest; one that is gone counts as not chosen.
 */
export function chooseAddresses(
  addresses: readonly WireAddress[],
  choice: Choice,
  regionId?: number,
): Pick<Checkout, 'address' | 'billing'> {
  const deliveries = ofType(addresses, 'SHIPPING')
  const address =
    deliveries.find(({ id }) => id === choice.address) ??
    deliveries.find(({ isDefault }) => isDefault) ??
    deliveries.find(({ region }) => region?.id === regionId) ??
    deliveries[0]
  return { address, billing: ofType(addresses, 'BILLING').find(({ id }) => id === choice.billing) }
}

/** A coupon that cannot be used leaves the bill as it is without one, and says why at its field. */
async function renderWithCoupon(
  shop: Pick<Shop, 'call'>,
  request: ArgumentOf<typeof RENDER>,
  couponCode: string | undefined,
): Promise<Pick<Checkout, 'bill' | 'couponRefusal'>> {
  if (!couponCode) return { bill: await renderBill(shop, request), couponRefusal: undefined }
  try {
    return { bill: await renderBill(shop, { ...request, couponCode }), couponRefusal: undefined }
  } catch (error) {
    if (!isProblem(error) || !error.code.startsWith('coupon.')) throw error
    return { bill: await renderBill(shop, request), couponRefusal: error.body.title }
  }
}

async function renderBill(
  { call }: Pick<Shop, 'call'>,
  request: ArgumentOf<typeof RENDER>,
): Promise<ReplyOf<typeof RENDER>> {
  try {
    return await call(RENDER, request)
  } catch (error) {
    // Points belong to accounts.
    if (isProblem(error) && error.code === 'points.members')
      throw redirect('/login?to=%2Fcheckout', 303)
    const notice = isProblem(error) ? noticeFor(error.code) : undefined
    if (notice) throw redirect(`/cart?notice=${notice}`)
    throw error
  }
}
