import type { ReplyOf } from '@galleria/contract/client'
import { languages, sites, storefronts } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { isRefusal } from '@galleria/kernel/refusal'
import type { TestMall } from '../../testing/open-test-mall.ts'
import { sellForPoints } from '../../testing/point-steps.ts'
import { hamburg } from '../../testing/shop-steps.ts'
import { openSites } from '../../testing/pick-up-steps.ts'
import { sellByMeasure } from '../../testing/measure-steps.ts'
import { sellVouchers } from '../../testing/voucher-steps.ts'
import { baskets, goods, type Basket } from './baskets.ts'
import { DETAIL, wire } from './choices.ts'
import { patiently } from './by-itself.ts'
import { checkPayment } from '../../testing/payment-work.ts'
import { chooseGroup, runOffers } from './offers.ts'
import type { Person } from './persons.ts'
import type { Make, World } from './world.ts'

/**
 * Sets, goods for points, by measure, codes, goods that are fetched, reduced, with a gift, or
 * bought by a group. The model does not foretell what they come to: people of their own order them,
 * beside all others and from the same shelves, do what they are offered, and the audit holds after
 * every step. What is offered and refused although nothing has changed is an error of the mall.
 */

export async function sellOtherKinds(t: TestMall): Promise<void> {
  await sellVouchers(t)
  await sellByMeasure(t)
  await openSites(t)
  await runOffers(t)
  await t.sql(`
    insert into items (id, shop_id, category_id, url_key, proper_name, model, manufacturer, responsible_person, freight, on_sale_since) values
      (3001, 5, 1, 'rona-shelf', 'Rona', 'desk-slim', 'Galleria House GmbH', 'Galleria House GmbH', 'parcel', '2026-01-01'),
      (3002, 11, 3, 'mila-stool', 'Mila', 'chair-bar', 'Nordlicht OHG', 'Nordlicht OHG', 'parcel', '2026-01-01')`)
  await t.sql(`
    insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position) values
      (31, 3001, 'GH-31', 'oak', 'oak', '60 cm', 600, 300, 900, 8000, 'desk-slim--oak', 1), (32, 3002, 'NW-32', 'oak', 'oak', '45 cm', 350, 350, 450, 4000, 'chair-bar--oak', 1),
      (33, 3002, 'NW-33', 'walnut', 'walnut', '45 cm', 350, 350, 450, 4000, 'chair-bar--walnut', 2)`)
  await t.sql('insert into stock (sku_id, on_hand) values (31, 40), (32, 40), (33, 40)')
  await t.sql(
    `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select sku_id, 40, 0, 'receipt' from stock where sku_id in (31, 32, 33)`,
  )
  for (const language of languages)
    await t.sql(
      `insert into item_texts (item_id, language, name, noun, description, details, words, document)
      select i.id, $1, i.proper_name, i.url_key, 'Good.', '[]', plain_text(i.proper_name), '' from items i where i.id in (3001, 3002)`,
      [language],
    )
  for (const site of sites)
    await t.sql(
      'insert into sku_prices (sku_id, site, currency, amount) values (31, $1, $2, 4990), (32, $1, $2, 8900), (33, $1, $2, 9900)',
      [site, storefronts[site].currency],
    )
  await sellForPoints(t, goods.stool, { points: 40, amount: 0 })
  await sellForPoints(t, goods.bench, { points: 30, amount: 1990 })
  await t.sql(
    'insert into set_parts (main_id, part_id, shop_id, position, qty) values (1001, 3001, 5, 1, 2)',
  )
  await t.sql('insert into set_prices (main_id, percent_off) values (1001, 7)')
}

const orderOther: Make = (world) => {
  const who = world.dice.pick(world.others)
  const basket = world.dice.pick(baskets.filter((one) => !one.isMembers || who.isMember))
  return { about: `${who.name} orders ${basket.name}`, run: () => order(who, basket) }
}

const orderInGroup: Make = ({ t, dice, others }) => {
  const who = dice.pick(others)
  const roll = dice.below(60)
  return {
    about: `${who.name} orders in a group`,
    run: async () => order(who, { name: 'a group', lines: [await chooseGroup(t, roll)] }),
  }
}

async function order(who: Person, { lines, siteId, couponCode }: Basket): Promise<void> {
  const old = await who.call('POST /sapi/mall-order/cartline/list', {})
  if (old.cartLineList.length > 0)
    await who.call('POST /sapi/mall-order/cartline/delete', {
      ids: old.cartLineList.map(({ id }) => id),
    })
  for (const { parts, ...line } of lines)
    await who.call('POST /sapi/mall-order/cartline/create', {
      ...line,
      ...(parts ? { diySkuLineList: parts.map((id) => ({ sku: { id } })) } : {}),
    })
  if (siteId) await who.call('POST /sapi/mall-order/cartline/chooseSite', { shopId: 5, siteId })
  const { cartLineList } = await who.call('POST /sapi/mall-order/cartline/list', {})
  const addressId = await addressOf(who)
  const asked = { cartLineIds: cartLineList.map(({ id }) => id), addressId }
  const { quoteId } = await who.call('POST /sapi/mall-order/web/order/renderTradeContract', {
    ...asked,
    ...(couponCode ? { couponCode } : {}),
  })
  await who.call('POST /sapi/mall-order/web/order/createTradeContract', { ...asked, quoteId })
}

async function addressOf(who: Person): Promise<string> {
  const known = await who.call(
    'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
    {},
  )
  return (
    known[0]?.id ??
    (await who.call('POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', hamburg))
      .id
  )
}

type Order = ReplyOf<typeof DETAIL>
type Scene = {
  readonly world: World
  readonly who: Person
  readonly shop: Person
  readonly order: Order
  /** A parcel that its shop may call back. */ readonly parcelId: string | undefined
  /** Drawn when the command was made. */ readonly roll: number
}

/**
 * The lines that are sent and given back; of a set its goods, not the line that stands for all of
 * them.
 */
const ownLines = ({ order }: Scene) =>
  order.tradeOrderLineList.filter((line) => line.lineGroupTypeDict !== 'DIY_MAIN')
/** Some of what is still to be sent, in whole steps, or of the codes that were not used. */
const unsent = (scene: Scene) =>
  ownLines(scene).flatMap(({ id, canShipQty, sku: { adjustStep } }) =>
    canShipQty > 0
      ? [{ id, qty: adjustStep * (1 + (scene.roll % Math.round(canShipQty / adjustStep))) }]
      : [],
  )
const keyOf = ({ world }: Scene) => `key-of-another-kind-${(world.count += 1)}`

async function pay({ world, who, order, roll }: Scene): Promise<void> {
  await world.t.scenario(roll % 5 === 0 ? 'pending_then_paid' : 'paid')
  await who.call('POST /sapi/mall-pay/payment/firstPay', {
    payChannel: 'MOCKPAY',
    contractId: order.tradeContract.id,
  })
}

async function useCode({ who, shop, order }: Scene): Promise<void> {
  const { data } = await who.call('POST /sapi/mall-order/web/coupon/page', {
    tradeOrderId: order.id,
  })
  const [code] = data
  if (!code) return
  await shop.call('POST /sapi/mall-merchant/coupon/redeem', {
    couponCode: code.couponCode,
    ...(code.couponsPassword ? { couponsPassword: code.couponsPassword } : {}),
  })
}

/** With the code, once it is made. */
async function handOver({ who, shop, order }: Scene): Promise<void> {
  const { verifyCode } = await who.call('POST /sapi/mall-order/web/order/queryVerifyCode', {
    id: order.id,
  })
  if (verifyCode)
    await shop.call('POST /sapi/mall-merchant/order/handOver', { id: order.id, verifyCode })
}

/** Asks all of one unit's money back, as its preview has it. */
async function askBack(scene: Scene): Promise<void> {
  const { who, order, roll } = scene
  const lines = ownLines(scene).filter((line) => line.canReverseQty > 0)
  const line = lines[roll % Math.max(1, lines.length)]
  if (!line) return
  const about = {
    tradeOrder: { id: order.id },
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: line.id }, reverseQty: line.sku.adjustStep },
    ],
  }
  const { availableRefundAmt, availableReverseReasons } = await who.call(
    'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    about,
  )
  if (availableRefundAmt.value === 0) return
  await who.call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
    ...about,
    applyRefundAmt: { value: availableRefundAmt.value },
    reverseReason: availableReverseReasons.includes('OTHER') ? 'OTHER' : 'DAMAGED',
    requestKey: keyOf(scene),
  })
}

/** What each offer is on the wire. Those that only read are not among them. */
const buyerActs: Record<string, (scene: Scene) => Promise<unknown>> = {
  pay,
  secondary_pay: pay,
  toUse: useCode,
  buyerApplyReverse: askBack,
  buyerCancelBeforePay: ({ who, order }) =>
    who.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', { id: order.id }),
  buyerCancelAfterPay: (scene) =>
    scene.who.call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow', {
      tradeOrder: { id: scene.order.id },
      reverseTradeOrderLineList: unsent(scene)
        .slice(0, 1)
        .map(({ id, qty }) => ({ tradeOrderLine: { id }, reverseQty: qty })),
      requestKey: keyOf(scene),
    }),
  confirm: ({ who, order }) =>
    who.call('POST /sapi/mall-order/web/order/signForDelivery', { id: order.id }),
  buyerPostponeConfirmDeadline: ({ who, order }) =>
    who.call('POST /api/trantor/flow/bbc_trade_BBCPostponeDeliveryFlow', { id: order.id }),
}
const shopActs: Record<string, (scene: Scene) => Promise<unknown>> = {
  ship: (scene) =>
    scene.shop.call('POST /sapi/mall-merchant/order/ship', {
      orderId: scene.order.id,
      carrierId: 2,
      serviceCode: `K${(scene.world.count += 1)}`,
      lines: unsent(scene),
    }),
  readyForPickUp: ({ shop, order }) =>
    shop.call('POST /sapi/mall-merchant/order/ready', { id: order.id }),
  handOver,
  cancelUnfetched: ({ shop, order }) =>
    shop.call('POST /sapi/mall-merchant/order/cancelUnfetched', { id: order.id }),
  hold: ({ shop, order }) =>
    shop.call('POST /sapi/mall-merchant/order/hold', { id: order.id, reason: 'On Friday.' }),
  release: ({ shop, order }) =>
    shop.call('POST /sapi/mall-merchant/order/release', { id: order.id }),
  callBack: ({ shop, order, parcelId }) =>
    shop.call('POST /sapi/mall-merchant/order/callParcelBack', {
      orderId: order.id,
      parcelId: parcelId ?? '',
      reason: 'A leg is missing.',
    }),
  cancelForStock: (scene) =>
    scene.shop.call('POST /sapi/mall-merchant/order/cancelLines', {
      orderId: scene.order.id,
      lines: unsent(scene).slice(0, 1),
      requestKey: keyOf(scene),
    }),
}

/** How much more often than the others: what takes an order further. */
const weights: Readonly<Record<string, number>> = { pay: 5, ship: 4, callBack: 3, confirm: 2 }

/** Somebody does one of the things that an order's page offers. */
const doOffered: Make = (world) => {
  const [rank, choice, roll] = [world.dice.below(10), world.dice.below(60), world.dice.below(60)]
  const isShop = world.dice.hit(0.45)
  return {
    about: `${isShop ? 'a shop' : 'its buyer'} does what is offered of another kind of order`,
    run: async () => {
      const found = await world.t.sql<{ id: string; buyer: string; shop: number }>(
        'select id, buyer_id as buyer, shop_id as shop from orders where buyer_id = any($1) order by id desc limit 10',
        [world.others.map(({ id }) => id)],
      )
      const row = found[rank % Math.max(1, found.length)]
      const who = world.others.find((one) => one.id === row?.buyer)
      const shop = world.merchants.find((one) => one.shops.includes(row?.shop ?? 0))
      if (!row || !who || !shop) return
      const id = wire('order', row.id)
      const read = async () => {
        const [order, shops] = [
          await who.call(DETAIL, { id }),
          await shop.call('POST /sapi/mall-merchant/order/detail', { id }),
        ]
        const parcelId = shops.packageList.find(({ operationList }) =>
          operationList.includes('callBack'),
        )?.id
        const ofShop = [...shops.operationList, ...(parcelId ? ['callBack'] : [])]
        return { order, parcelId, operations: isShop ? ofShop : order.operationList }
      }
      const acts = isShop ? shopActs : buyerActs
      const before = await read()
      const offered = before.operations.filter((name) => acts[name])
      const weighed = offered.flatMap((one) => Array<string>(weights[one] ?? 1).fill(one))
      const name = weighed[choice % Math.max(1, weighed.length)]
      if (!name) return
      try {
        const { order, parcelId } = before
        await acts[name]?.({ world, who, shop, order, parcelId, roll })
      } catch (error) {
        // Somebody else was quicker, or the provider did not answer.
        if (!isRefusal(error) || world.isDisturbed() || acts[name] === pay) throw error
        if (JSON.stringify(await read()) === JSON.stringify(before))
          throw new Error(
            `${name} is offered and refused: ${error.code} of ${JSON.stringify(before.order)}`,
            { cause: error },
          )
        throw error
      }
    },
  }
}

/** The provider ends what others pay, and the mall hears of it. */
const moneyComes: Make = (world) => {
  const { t } = world
  const rank = world.dice.below(4)
  return {
    about: 'money comes for another kind of order',
    run: async () => {
      const live = await t.sql<{ id: Id<'attempt'>; ref: string }>(
        `select id, provider_ref as ref from payment_attempts where buyer_id = any($1) and provider_ref is not null and status in ('CREATED', 'PAY_PENDING') order by id desc limit 4`,
        [world.others.map(({ id }) => id)],
      )
      const attempt = live[rank % Math.max(1, live.length)]
      if (!attempt) return
      await t.lab.hurry(attempt.ref)
      await t.lab.idle(5)
      await patiently(world, () => checkPayment(t.mall.gate.own(), t.mall.providers, attempt.id))
    },
  }
}

/** A shop answers what it was asked. */
const answerOther: Make = (world) => {
  const isAgreed = world.dice.hit(0.75)
  const rank = world.dice.below(5)
  return {
    about: 'a shop answers a request about another kind of order',
    run: async () => {
      const open = await world.t.sql<{ id: string; shop: number }>(
        `select id, shop_id as shop from reverse_orders where buyer_id = any($1) and status = 'WAITING_FOR_AUDIT_BY_SELLER' order by id limit 5`,
        [world.others.map(({ id }) => id)],
      )
      const asked = open[rank % Math.max(1, open.length)]
      const shop = world.merchants.find((one) => one.shops.includes(asked?.shop ?? 0))
      if (!asked || !shop) return
      const id = wire('reverse', asked.id)
      if (isAgreed) await shop.call('POST /sapi/mall-merchant/reverseorder/approve', { id })
      else await shop.call('POST /sapi/mall-merchant/reverseorder/reject', { id, reason: 'No.' })
    },
  }
}

export const aboutOtherKinds: readonly (readonly [Make, number])[] = [
  [orderOther, 8],
  [orderInGroup, 3],
  [doOffered, 18],
  [moneyComes, 6],
  [answerOther, 3],
]
