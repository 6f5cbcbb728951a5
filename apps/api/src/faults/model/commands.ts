import { pollPayment, mallWorks, providerActs } from './by-itself.ts'
import { inMotion, merchantOf, ownerOf, pickOrder, wire } from './choices.ts'
import { answerReverse, apply, cancelPaid, preview } from './commands-after-sales.ts'
import { aboutOffers, answerOffer, makeOffer } from './commands-offers.ts'
import { changeCart, fillCart, saveAddress, place, render } from './commands-shopping.ts'
import { postpone, readdress, ship, sign } from './commands-parcels.ts'
import { look } from './look.ts'
import * as rules from './predict.ts'
import * as paying from './predict-payment.ts'
import { daysPass, preSell, timePasses } from './commands-pre-sale.ts'
import { dueOf, isLive, isOpen, OPEN } from './state.ts'
import type { Make } from './world.ts'

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

const pay: Make = (world, state, focus) => {
  const order = pickOrder(world, state, focus, OPEN)
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
    predict: (model) => paying.startPayment(model, who, order.contract),
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
    about: `${who.name} gives up an attempt (${attempt.status}, ${attempt.providerState?.status ?? 'ended'})`,
    isWide: true,
    run: () =>
      who.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
        payUniqueKey: attempt.key,
        paymentRecordId: wire('attempt', attempt.id),
      }),
    predict: (model) => paying.closeAttempt(model, who, attempt.id),
  }
}

const comeBack: Make = (world, state, focus) => {
  const order = pickOrder(world, state, focus, OPEN)
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
  const order = pickOrder(world, state, focus, OPEN)
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
    predict: (model) => paying.cancelUnpaid(model, who, order.id),
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

/** As a merchant would: units come in, a price changes, an item is listed or taken off sale. */
export const tendShop: Make = ({ t, dice }, state) => {
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
    run: () =>
      t.sql('update items set is_listed = $2 where id = $1 and not held_back', [
        sku.item,
        isListed,
      ]),
    predict: (model) => {
      for (const one of model.skus)
        if (one.item === sku.item && !one.isHeldBack) one.isListed = isListed
      return rules.OK
    },
  }
}

/** The next step of some order, so that walks come to ends and not only to many beginnings. */
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
  if (
    order.status === 'PENDING_BALANCE' &&
    (contract ? (dueOf(contract)?.opens ?? 0) : 0) > state.now
  )
    return world.dice.pick([daysPass, daysPass, daysPass, pay, cancelUnpaid])(
      world,
      state,
      contract,
    )
  if (isOpen(order))
    return (
      state.attempts.some((one) => one.contract === order.contract && isLive(one))
        ? world.dice.pick([
            providerActs,
            providerActs,
            pollPayment,
            pollPayment,
            pollPayment,
            payAgain,
          ])
        : world.dice.pick([pay, pay, pay, pollPayment])
    )(world, state, contract)
  if (order.status === 'UN_DELIVERY')
    return world.dice.pick([ship, ship, ship, cancelPaid, apply, answerReverse])(
      world,
      state,
      contract,
    )
  if (order.status === 'UN_RECEIVED')
    return world.dice.pick([sign, sign, postpone, apply, answerReverse, makeOffer, answerOffer])(
      world,
      state,
      contract,
    )
  return world.dice.pick([
    apply,
    apply,
    answerReverse,
    answerReverse,
    makeOffer,
    answerOffer,
    review,
  ])(world, state, contract)
}

/** How often each is tried: what takes an order further more often than what ends it. */
export const byPeople: readonly (readonly [Make, number])[] = [
  [fillCart, 8],
  [changeCart, 3],
  [saveAddress, 2],
  [render, 10],
  [place, 16],
  [pay, 16],
  [payAgain, 5],
  [comeBack, 2],
  [cancelUnpaid, 3],
  [ship, 14],
  [sign, 8],
  [postpone, 3],
  [readdress, 3],
  [apply, 12],
  [cancelPaid, 6],
  [preview, 3],
  [answerReverse, 11],
  ...aboutOffers,
  [review, 4],
  [answerReview, 2],
  [look, 6],
  [tendShop, 3],
  [preSell, 3],
  [timePasses, 2],
  [pollPayment, 6],
  [goOn, 60],
]
/** What can be done about one contract: all are busy with it, and it gets into rare corners. */
export const aboutOne: readonly (readonly [Make, number])[] = [
  [goOn, 10],
  [pay, 3],
  [payAgain, 3],
  [pollPayment, 5],
  [cancelUnpaid, 1],
  [ship, 4],
  [sign, 2],
  [postpone, 1],
  [readdress, 1],
  [apply, 5],
  [cancelPaid, 3],
  [answerReverse, 5],
  ...aboutOffers,
  [review, 1],
  [look, 2],
  [providerActs, 3],
  [mallWorks, 2],
]
