import type { ReplyOf } from '@galleria/contract/client'
import { fromWireId, toWireId, type Id, type IdKind } from '@galleria/kernel/id'
import { hamburg } from '../../testing/shop-steps.ts'
import { hear, mallWorks, providerActs } from './by-itself.ts'
import type { Person } from './people.ts'
import * as rules from './predict.ts'
import { reversibleQty, type Agreed } from './sums.ts'
import { isLive, type Contract, type Order, type State } from './state.ts'
import type { Make, World } from './world.ts'

const wire = <Kind extends IdKind>(kind: Kind, id: string): string => toWireId(kind, id as Id<Kind>)
const nobody = '019aa000-0000-7000-8000-000000000000'

const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const outcomes = [
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'declined',
  'declined',
  'declined',
  'pending',
  'pending',
  'pending_then_paid',
  'pending_then_paid',
  'late',
  'late',
  'paid_twice',
  'pending_then_paid_twice',
  'refund_fails_once',
  'paid_no_return',
]

export const inMotion: readonly string[] = [
  'PENDING_PAY',
  'PROCESSING',
  'UN_DELIVERY',
  'UN_RECEIVED',
  'COMPLETE',
]

function pickOrder(
  { dice }: World,
  state: State,
  focus: Contract | undefined,
  statuses?: readonly string[],
): Order | undefined {
  const near = state.orders.filter((order) => !focus || order.contract === focus.id)
  const wanted = dice.hit(0.92)
    ? near.filter((order) => (statuses ?? inMotion).includes(order.status))
    : near
  return wanted.length > 0 ? dice.pick(wanted) : undefined
}
/** Mostly the one whose it is; now and then somebody else tries. */
const ownerOf = ({ dice, buyers }: World, buyer: string): Person =>
  (dice.hit(0.94) && buyers.find((one) => one.id === buyer)) || dice.pick(buyers)
const merchantOf = ({ dice, merchants }: World, shop: number): Person =>
  (dice.hit(0.94) && merchants.find((one) => one.shops.includes(shop))) || dice.pick(merchants)
/** At a limit: below it, just on it, just above it. */
const around = ({ dice }: World, limit: number): number =>
  Math.max(
    1,
    dice.hit(0.35) ? limit : dice.hit(0.2) ? limit + 1 : 1 + dice.below(Math.max(1, limit)),
  )

const fillCart: Make = (world, state) => {
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

const changeCart: Make = (world, state) => {
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

const keepAddress: Make = (world, state) => {
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

const render: Make = (world, state) => {
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
    agreed: { shops: shops.toSorted((a, b) => a.shop - b.shop), total: minor(bill.needPayAmt) },
  }
}

const place: Make = (world) => {
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

const pay: Make = (world, state, focus) => {
  const order = pickOrder(world, state, focus, ['PENDING_PAY', 'PROCESSING'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  const outcome = world.dice.pick(outcomes)
  return {
    about: `${who.name} pays, which will end as ${outcome}`,
    isWide: true,
    run: async () => {
      await world.t.scenario(outcome)
      await who.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'MOCKPAY',
        contractId: wire('contract', order.contract),
      })
    },
    predict: (model) => rules.startPayment(model, who, order.contract),
  }
}

const payAgain: Make = (world, state, focus) => {
  const near = state.attempts.filter((one) => !focus || one.contract === focus.id)
  const live = near.filter(isLive)
  const attempt =
    live.length > 0 && world.dice.hit(0.8)
      ? world.dice.pick(live)
      : near.length > 0 && world.dice.hit(0.2)
        ? world.dice.pick(near)
        : undefined
  if (!attempt) return undefined
  const who = ownerOf(
    world,
    state.contracts.find((one) => one.id === attempt.contract)?.buyer ?? '',
  )
  return {
    about: `${who.name} gives up an attempt (${attempt.status}, ${attempt.said?.status ?? 'ended'})`,
    isWide: true,
    run: () =>
      who.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
        payUniqueKey: attempt.key,
        paymentRecordId: wire('attempt', attempt.id),
      }),
    predict: (model) => rules.closeAttempt(model, who, attempt.id),
  }
}

const comeBack: Make = (world, state, focus) => {
  const order = pickOrder(world, state, focus, ['PENDING_PAY', 'PROCESSING'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  return {
    about: `${who.name} comes back from the provider`,
    run: () =>
      who.call('POST /sapi/mall-pay/payment/payResult', {
        contractId: wire('contract', order.contract),
        isReturn: true,
      }),
    predict: (model) =>
      order.buyer === who.id && model.attempts.some((one) => one.contract === order.contract)
        ? rules.OK
        : 'payment.not_found',
  }
}

const cancelUnpaid: Make = (world, state, focus) => {
  const order = pickOrder(world, state, focus, ['PENDING_PAY', 'PROCESSING'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  return {
    about: `${who.name} cancels an order that is ${order.status}`,
    isWide: true,
    isRepeatable: true,
    run: () =>
      who.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
        id: wire('order', order.id),
      }),
    predict: (model) => rules.cancelUnpaid(model, who, order.id),
  }
}

const ship: Make = (world, state, focus) => {
  const { dice } = world
  const order = pickOrder(world, state, focus, ['UN_DELIVERY'])
  if (!order) return undefined
  const who = merchantOf(world, order.shop)
  const lines = order.lines.flatMap((line) => {
    const left = line.qty - line.delivered - line.canceled - line.openCancel
    return (left > 0 || dice.hit(0.1)) && dice.hit(0.8)
      ? [{ id: line.id, qty: Math.min(999, around(world, left)) }]
      : []
  })
  if (lines.length === 0) return undefined
  const number =
    dice.hit(0.03) && world.numbers.size > 0
      ? dice.pick([...world.numbers])
      : `M${(world.count += 1)}`
  const isTaken = world.numbers.has(number)
  return {
    about: `${who.name} sends ${lines.map((line) => line.qty).join(' and ')} of an order that is ${order.status}`,
    isRepeatable: true,
    run: async () => {
      await who.call('POST /sapi/mall-merchant/order/ship', {
        orderId: wire('order', order.id),
        carrierId: 2,
        serviceCode: number,
        lines: lines.map((line) => ({ id: wire('orderLine', line.id), qty: line.qty })),
      })
      world.numbers.add(number)
    },
    predict: (model) => rules.ship(model, who.shops, order.id, lines, number, isTaken),
  }
}

const sign: Make = (world, state, focus) => {
  const { dice } = world
  const order = pickOrder(world, state, focus, ['UN_RECEIVED'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  const parcels = state.parcels.filter((one) => one.order === order.id)
  const parcelId = dice.hit(0.05)
    ? nobody
    : dice.hit(0.6) && parcels.length > 0
      ? dice.pick(parcels).id
      : undefined
  return {
    about: `${who.name} signs for ${parcelId ? 'a parcel' : 'all parcels'} of an order that is ${order.status}`,
    isRepeatable: true,
    run: () =>
      who.call('POST /sapi/mall-order/web/order/signForDelivery', {
        id: wire('order', order.id),
        ...(parcelId ? { fulfillmentProgressId: wire('parcel', parcelId) } : {}),
      }),
    predict: (model) => rules.sign(model, who, order.id, parcelId),
  }
}

const apply: Make = (world, state, focus) => {
  const { dice } = world
  const order = pickOrder(world, state, focus, ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  const lines = order.lines.flatMap((line) =>
    (reversibleQty(line) > 0 || dice.hit(0.05)) && dice.hit(0.8)
      ? [{ id: line.id, qty: around(world, reversibleQty(line)) }]
      : [],
  )
  if (lines.length === 0) return undefined
  const most = rules.readCeilings(order, lines)
  const sum = most.goods.reduce((total, one) => total + one, 0) + most.shipping
  const amount = dice.hit(0.03)
    ? 0
    : dice.hit(0.03)
      ? 1.5
      : dice.hit(0.4)
        ? sum
        : around(world, sum)
  const key =
    dice.hit(0.06) && state.reverses.length > 0
      ? dice.pick(state.reverses).key
      : `key-of-application-${(world.count += 1)}`
  const application = { orderId: order.id, lines, amount, key }
  return {
    about: `${who.name} asks for ${amount} of at most ${sum} back for ${lines.map((line) => line.qty).join(' and ')} of an order that is ${order.status}`,
    isRepeatable: true,
    run: () =>
      who.call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
        tradeOrder: { id: wire('order', order.id) },
        reverseTradeOrderLineList: lines.map((line) => ({
          tradeOrderLine: { id: wire('orderLine', line.id) },
          reverseQty: line.qty,
        })),
        applyRefundAmt: { value: amount / 100 },
        reverseReason: 'OTHER',
        requestKey: key,
      }),
    predict: (model) => rules.apply(model, who, application),
  }
}

const preview: Make = (world, state, focus) => {
  const order = pickOrder(world, state, focus, ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'])
  const who = world.buyers.find((one) => one.id === order?.buyer)
  const lines = (order?.lines ?? [])
    .filter((line) => reversibleQty(line) > 0)
    .map((line) => ({ id: line.id, qty: 1 + world.dice.below(reversibleQty(line)) }))
  if (!order || !who?.isMember || lines.length === 0) return undefined
  let said: number[] | undefined
  return {
    about: `${who.name} looks at what could be given back`,
    run: async () => {
      const answer = await who.call(
        'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
        {
          tradeOrder: { id: wire('order', order.id) },
          reverseTradeOrderLineList: lines.map((line) => ({
            tradeOrderLine: { id: wire('orderLine', line.id) },
            reverseQty: line.qty,
          })),
        },
      )
      said = [
        Math.round(answer.availableRefundAmt.value * 100),
        Math.round(answer.availableRefundShippingAmt.value * 100),
      ]
    },
    predict: (model) => {
      const now = model.orders.find((one) => one.id === order.id)
      if (
        !now ||
        !rules.canComplain(model, who, now) ||
        lines.some(
          (asked) =>
            asked.qty >
            reversibleQty(now.lines.find((line) => line.id === asked.id) as Order['lines'][number]),
        )
      )
        return 'reverse.not_eligible'
      const { goods, shipping } = rules.readCeilings(now, lines)
      const expected = [goods.reduce((sum, one) => sum + one, 0) + shipping, shipping]
      return said && said.join() !== expected.join()
        ? `another preview: ${expected.join()} instead of ${said.join()}`
        : rules.OK
    },
  }
}

const answerReverse: Make = (world, state, focus) => {
  const { dice } = world
  const near = state.reverses.filter(
    (one) =>
      !focus || state.orders.some((order) => order.id === one.order && order.contract === focus.id),
  )
  const open = near.filter((one) => one.status === 'WAITING_FOR_AUDIT_BY_SELLER')
  const reverse =
    open.length > 0 && dice.hit(0.9)
      ? dice.pick(open)
      : near.length > 0
        ? dice.pick(near)
        : undefined
  if (!reverse) return undefined
  const id = wire('reverse', reverse.id)
  if (dice.hit(0.2)) {
    const buyer = ownerOf(world, reverse.buyer)
    return {
      about: `${buyer.name} takes an application back that is ${reverse.status}`,
      isRepeatable: true,
      run: () =>
        buyer.call('POST /api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow', {
          id,
        }),
      predict: (model) => rules.cancelApplication(model, buyer, reverse.id),
    }
  }
  const who = merchantOf(world, reverse.shop)
  if (dice.hit(0.7))
    return {
      about: `${who.name} agrees to an application that is ${reverse.status}`,
      isRepeatable: true,
      run: () => who.call('POST /sapi/mall-merchant/reverseorder/approve', { id }),
      predict: (model) => rules.decide(model, who.shops, reverse.id, true),
    }
  return {
    about: `${who.name} refuses an application that is ${reverse.status}`,
    isRepeatable: true,
    run: () => who.call('POST /sapi/mall-merchant/reverseorder/reject', { id, reason: 'No.' }),
    predict: (model) => rules.decide(model, who.shops, reverse.id, false),
  }
}

const review: Make = (world, state, focus) => {
  const order = pickOrder(world, state, focus, ['COMPLETE'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  const lines = order.lines.filter(() => world.dice.hit(0.7)).map((line) => line.id)
  if (lines.length === 0) return undefined
  return {
    about: `${who.name} reviews ${lines.length} lines of an order that is ${order.status}`,
    isRepeatable: true,
    run: () =>
      who.call(
        'POST /api/trantor/flow/bbc_content_BatchCreateCommonCommentFlow',
        lines.map((id) => ({ postId: wire('orderLine', id), rateDict: 4, content: 'Good.' })),
      ),
    predict: (model) => rules.review(model, who, lines),
  }
}

const answerReview: Make = (world, state) => {
  if (state.comments.length === 0) return undefined
  const comment = world.dice.pick(state.comments)
  const who = merchantOf(world, comment.shop)
  return {
    about: `${who.name} answers a review`,
    isRepeatable: true,
    run: () =>
      who.call('POST /sapi/mall-merchant/comment/reply', {
        commentId: wire('comment', comment.id),
        content: 'Thank you.',
      }),
    predict: (model) => rules.answer(model, who.shops, comment.id),
  }
}

/** What the buyer's or the shop's screen offers is what the model says can be done (P6). One look at a time: two are two moments. */
const look: Make = (world, state, focus) => {
  const order = pickOrder(world, state, focus)
  if (!order) return undefined
  const buyer = world.buyers.find((one) => one.id === order.buyer)
  const merchant = world.merchants.find((one) => one.shops.includes(order.shop))
  if (!buyer || !merchant) return undefined
  const isShop = world.dice.hit(0.4)
  const id = wire('order', order.id)
  let said: string | undefined
  return {
    about: `${isShop ? merchant.name : buyer.name} looks at an order that is ${order.status}`,
    run: async () => {
      const { displayStatus, operationList } = isShop
        ? await merchant.call('POST /sapi/mall-merchant/order/detail', { id })
        : await buyer.call(DETAIL, { id })
      said = [displayStatus, ...operationList.toSorted()].join(' ')
    },
    predict: (model) => {
      const now = model.orders.find((one) => one.id === order.id)
      if (!now) return 'order.not_found'
      const canShip =
        now.status === 'UN_DELIVERY' &&
        now.lines.some((line) => line.qty - line.delivered - line.canceled - line.openCancel > 0)
      const expected = [
        now.status,
        ...(isShop ? (canShip ? ['ship'] : []) : rules.offersTo(model, buyer, now)),
      ].join(' ')
      return said !== undefined && said !== expected
        ? `other offers: ${expected} instead of ${said}`
        : rules.OK
    },
  }
}

/** As a merchant would: units come in, a price changes, an item leaves the shelves or comes back. */
const tendShop: Make = ({ t, dice }, state) => {
  const sku = dice.pick(state.skus)
  const kind = dice.below(3)
  if (kind === 0) {
    const qty = 1 + dice.below(4)
    return {
      about: `${qty} of sku ${sku.id} come in`,
      run: () =>
        t.sql(
          `with one as (update stock set on_hand = on_hand + $2 where sku_id = $1 returning sku_id) insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select sku_id, $2, 0, 'receipt' from one`,
          [sku.id, qty],
        ),
      predict: (model) => {
        for (const one of model.skus) if (one.id === sku.id) one.onHand += qty
        return rules.OK
      },
    }
  }
  if (kind === 1) {
    const price = sku.price + 100 * (dice.below(9) - 4)
    return {
      about: `sku ${sku.id} costs ${price}`,
      run: () =>
        t.sql(
          `update sku_prices set amount = $2, was = null, lowest_30 = null where sku_id = $1 and site = 'DE'`,
          [sku.id, Math.max(100, price)],
        ),
      predict: (model) => {
        for (const one of model.skus) if (one.id === sku.id) one.price = Math.max(100, price)
        return rules.OK
      },
    }
  }
  const isListed = dice.hit(0.8)
  return {
    about: `item ${sku.item} is ${isListed ? 'sold' : 'not sold any more'}`,
    run: () => t.sql('update items set is_listed = $2 where id = $1', [sku.item, isListed]),
    predict: (model) => {
      for (const one of model.skus) if (one.item === sku.item) one.isListed = isListed
      return rules.OK
    },
  }
}

const MINUTE = 60_000
const timePasses: Make = ({ t, dice }) => {
  const minutes = dice.hit(0.75)
    ? dice.pick([1, 2, 5, 11, 29])
    : dice.pick([31, 61, 6 * 60, 25 * 60, 49 * 60, 15 * 1440, 22 * 1440, 31 * 1440])
  return {
    about: `${minutes} minutes pass`,
    run: async () => t.clock.advance(minutes * MINUTE),
    predict: (model) => {
      model.now += minutes * MINUTE
      return rules.OK
    },
  }
}

/** The natural next step of some order, so that walks come to the end of things and not only to many beginnings. */
const goOn: Make = (world, state, focus) => {
  const members = world.buyers.filter((one) => one.isMember).map((one) => one.id)
  const orders = state.orders.filter(
    (one) =>
      inMotion.includes(one.status) &&
      (!focus || one.contract === focus.id) &&
      (one.status !== 'COMPLETE' || members.includes(one.buyer)),
  )
  if (orders.length === 0) return undefined
  const order = world.dice.pick(
    world.dice.pick([...Map.groupBy(orders, (one) => one.status).values()]),
  )
  const contract = state.contracts.find((one) => one.id === order.contract)
  if (order.status === 'PENDING_PAY' || order.status === 'PROCESSING')
    return (
      state.attempts.some((one) => one.contract === order.contract && isLive(one))
        ? world.dice.pick([providerActs, providerActs, hear, hear, hear, payAgain])
        : world.dice.pick([pay, pay, pay, hear])
    )(world, state, contract)
  if (order.status === 'UN_DELIVERY')
    return world.dice.pick([ship, ship, ship, apply, answerReverse])(world, state, contract)
  if (order.status === 'UN_RECEIVED')
    return world.dice.pick([sign, sign, apply, answerReverse])(world, state, contract)
  return world.dice.pick([apply, apply, answerReverse, answerReverse, review])(
    world,
    state,
    contract,
  )
}

/** How often each is tried; what takes an order further more often than what ends it. What happens by itself stands apart. */
export const byPeople: readonly (readonly [Make, number])[] = [
  [fillCart, 8],
  [changeCart, 3],
  [keepAddress, 2],
  [render, 10],
  [place, 16],
  [pay, 16],
  [payAgain, 5],
  [comeBack, 2],
  [cancelUnpaid, 3],
  [ship, 14],
  [sign, 8],
  [apply, 12],
  [preview, 3],
  [answerReverse, 11],
  [review, 4],
  [answerReview, 2],
  [look, 6],
  [tendShop, 3],
  [timePasses, 2],
  [hear, 6],
  [goOn, 60],
]
/** What can be done about one contract: for a while everybody is busy with it, and it gets into corners that walking to and fro never reaches. */
export const aboutOne: readonly (readonly [Make, number])[] = [
  [goOn, 10],
  [pay, 3],
  [payAgain, 3],
  [hear, 5],
  [cancelUnpaid, 1],
  [ship, 4],
  [sign, 2],
  [apply, 5],
  [answerReverse, 5],
  [review, 1],
  [look, 2],
  [providerActs, 3],
  [mallWorks, 2],
]
