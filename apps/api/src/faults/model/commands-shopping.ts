import type { ReplyOf } from '@galleria/contract/client'
import { fromWireId } from '@galleria/kernel/id'
import { hamburg } from '../../testing/shop-steps.ts'
import { around, ownerOf, wire } from './choices.ts'
import { DAY } from '@galleria/kernel/time'
import type { Campaign } from './state.ts'
import type { WirePreSale } from '@galleria/contract/pre-sale'
import * as rules from './predict.ts'
import type { Agreed } from './sums.ts'
import type { Make } from './world.ts'

export const fillCart: Make = (world, state) => {
  const { dice } = world
  const who = dice.pick(world.buyers)
  const sku = dice.hit(0.97) ? dice.pick(state.skus) : undefined
  const qty = dice.hit(0.1)
    ? around(world, Math.max(1, (sku?.onHand ?? 0) - (sku?.reserved ?? 0)))
    : 1 + dice.below(3)
  const skuId = sku?.id ?? 4242
  return {
    about: `${who.name} puts ${qty} of sku ${skuId} into the cart`,
    run: () =>
      who.call('POST /sapi/mall-order/cartline/create', { skuId, skuQty: Math.min(999, qty) }),
    predict: (model) => rules.addToCart(model, who, skuId, Math.min(999, qty)),
  }
}

export const changeCart: Make = (world, state) => {
  const { dice } = world
  if (state.cart.length === 0) return undefined
  const line = dice.pick(state.cart)
  const who = ownerOf(world, line.buyer)
  const sku = state.skus.find((one) => one.id === line.sku)
  if (dice.hit(0.3))
    return {
      about: `${who.name} takes a line out`,
      run: () =>
        who.call('POST /sapi/mall-order/cartline/delete', { ids: [wire('cartLine', line.id)] }),
      predict: (model) => rules.removeLine(model, who, line.id),
    }
  const qty = Math.min(
    999,
    dice.hit(0.3)
      ? around(world, Math.max(1, (sku?.onHand ?? 0) - (sku?.reserved ?? 0)))
      : 1 + dice.below(4),
  )
  return {
    about: `${who.name} wants ${qty} of a line`,
    run: () =>
      who.call('POST /sapi/mall-order/cartline/update', {
        id: wire('cartLine', line.id),
        skuQty: qty,
      }),
    predict: (model) => rules.changeLine(model, who, line.id, qty),
  }
}

export const saveAddress: Make = (world, state) => {
  const { dice } = world
  const isDefault = dice.hit(0.5)
  const own = state.addresses.length > 0 ? dice.pick(state.addresses) : undefined
  const who = own ? ownerOf(world, own.buyer) : dice.pick(world.buyers)
  const mine = state.addresses.filter((one) => one.buyer === who.id).length
  if (!own || mine < 2 || (mine < 6 && dice.hit(0.3)))
    return {
      about: `${who.name} adds an address`,
      run: () =>
        who.call('POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', {
          ...hamburg,
          houseNo: dice.pick(['5a', '7', '12']),
          isDefault,
        }),
      predict: (model) => rules.addAddress(model, who, isDefault),
    }
  if (dice.hit(0.3) && mine > 2)
    return {
      about: `${who.name} deletes an address`,
      run: () =>
        who.call('POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow', {
          id: wire('address', own.id),
        }),
      predict: (model) => rules.removeAddress(model, who, own.id),
    }
  return {
    about: `${who.name} changes an address`,
    run: () =>
      who.call('POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow', {
        ...hamburg,
        id: wire('address', own.id),
        isDefault,
      }),
    predict: (model) => rules.changeAddress(model, who, own.id, isDefault),
  }
}

export const render: Make = (world, state) => {
  const { dice } = world
  // Often a second tab: the same lines once more, so that there are two bills of them.
  const tab = dice.hit(0.35) ? world.quotes.at(-1) : undefined
  const who = world.buyers.find((one) => one.id === tab?.buyer) ?? dice.pick(world.buyers)
  const lines =
    tab?.lineIds ??
    state.cart.filter((one) => one.buyer === who.id && dice.hit(0.8)).map((one) => one.id)
  const addressId = state.addresses.find((one) => one.buyer === who.id)?.id
  if (lines.length === 0) return undefined
  let bill: { quote: string; agreed: Agreed } | undefined
  return {
    about: `${who.name} has a bill made of ${lines.length} lines`,
    run: async () => {
      bill = readBill(
        await who.call('POST /sapi/mall-order/web/order/renderTradeContract', {
          cartLineIds: lines.map((id) => wire('cartLine', id)),
          ...(addressId ? { addressId: wire('address', addressId) } : {}),
        }),
      )
      world.quotes.push({
        id: bill.quote,
        buyer: who.id,
        bill: bill.agreed,
        addressId,
        lineIds: lines,
      })
    },
    predict: (model) => {
      const expected = rules.render(model, who, lines, addressId)
      if (typeof expected === 'string') return expected
      return bill && JSON.stringify(bill.agreed) !== JSON.stringify(expected)
        ? `another bill: ${JSON.stringify(expected)}`
        : rules.OK
    },
  }
}

/** As far as a bill tells them: its shop's percentage is known. */
function readTerms(preSale: WirePreSale | null): Campaign | null {
  const ms = (time: string | null) => time && Date.parse(time)
  if (!preSale) return null
  const ends = Date.parse(preSale.preSaleEndTime)
  const isFull = preSale.preSaleEventType === 'FULL_PAYMENT'
  return {
    isFull,
    percent: isFull ? null : 20,
    starts: ends - 5 * DAY,
    ends,
    from: ms(preSale.balancePaymentStartTime) as number | null,
    until: ms(preSale.balancePaymentEndTime) as number | null,
    isKept: preSale.isDepositKept,
  }
}

function readBill(bill: ReplyOf<'POST /sapi/mall-order/web/order/renderTradeContract'>): {
  quote: string
  agreed: Agreed
} {
  const minor = (amount: { value: number }) => Math.round(amount.value * 100)
  const shops = bill.shopList.map((one) => ({
    shop: one.shop.id,
    lines: one.lines
      .map((line) => ({
        line: fromWireId('cartLine', line.cartLineId) ?? '',
        sku: line.skuId,
        qty: line.skuQty,
        price: minor(line.salePrc),
      }))
      .toSorted((a, b) => a.line.localeCompare(b.line)),
    shipping: minor(one.shippingAmt),
    goods: minor(one.skuAmt),
  }))
  return {
    quote: fromWireId('quote', bill.quoteId) ?? '',
    agreed: {
      shops: shops.toSorted((a, b) => a.shop - b.shop),
      total: minor(bill.needPayAmt),
      terms: readTerms(bill.shopList[0]?.lines[0]?.preSale ?? null),
    },
  }
}

export const place: Make = (world) => {
  const { dice, quotes } = world
  const quote = quotes.length > 0 ? dice.pick(quotes.slice(dice.hit(0.6) ? -2 : -6)) : undefined
  if (!quote) return undefined
  const who = ownerOf(world, quote.buyer)
  const addressId = dice.hit(0.05) ? undefined : quote.addressId
  return {
    about: `${who.name} orders by a quote`,
    isRepeatable: true,
    run: () =>
      who.call('POST /sapi/mall-order/web/order/createTradeContract', {
        cartLineIds: quote.lineIds.map((id) => wire('cartLine', id)),
        quoteId: wire('quote', quote.id),
        ...(addressId ? { addressId: wire('address', addressId) } : {}),
      }),
    predict: (model) => rules.placeOrder(model, who, quote, addressId, quote.lineIds),
  }
}
