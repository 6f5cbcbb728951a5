import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { orderCalls } from '@galleria/contract/order'
import { toWireId, type Id } from '@galleria/kernel/id'
import { priceOfSteps } from '@galleria/kernel/measure'
import { findCustomsErrors } from '@galleria/contract/customs'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { newCode } from '#platform/new-code.ts'
import { crashAt } from '#platform/crash-point.ts'
import { blind } from '#platform/secrets.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findAddress, findBillingErrors, type AddressRow } from '#modules/address/index.ts'
import {
  forgetServices,
  forgetSites,
  lockLines,
  removeLines,
  type CartRow,
} from '#modules/cart/index.ts'
import { countSold, holdUnits } from '#modules/catalog/stock/index.ts'
import { holdDocument } from '#modules/files/index.ts'
import { addContract, orderJobs, storeAddress } from '#modules/order/index.ts'
import { addPaymentOrder } from '#modules/payment/index.ts'
import { billingNeedsOf, hasSamePrices, type Bill, type ShopBill } from '../bill/bill.rules.ts'
import { extraAmount, freezeExtras, serviceOf } from '../bill/extras.rules.ts'
import { findPlaced, lockQuote } from '../checkout.store.ts'
import { claimsOf, deadlineFor } from '../bill/claims.rules.ts'
import { enterGroupBuy } from './enter-group-buy.ts'
import { readBill } from '../bill/render-bill.ts'
import { destinationOf, findTaxRates, taxFor } from '#modules/tax/index.ts'
import { activitiesOf, giftLinesOf, holdPromotions } from '../bill/promotion-part.ts'
import { checkoutJobs } from '../checkout.jobs.ts'
import { payNothing, setPointsAside } from '../bill/points-part.ts'
import { findTooMuch } from './unpaid.rules.ts'
import { countUnpaid } from './unpaid.store.ts'

type PlaceOrder = Parsed<typeof orderCalls.createContract>

/**
 * Places the order: contract, one order per shop, the payment order to pay and the held stock are
 * one transaction, before any provider is called. The quote's lock makes repeats and double clicks
 * come one after the other; the second finds the contract the first one made.
 */
export async function placeOrder(
  ctx: Context,
  request: PlaceOrder,
): Promise<Reply<typeof orderCalls.createContract>> {
  const contractId = await ctx.inTransaction(async (tx) => {
    const quote = await lockQuote(tx, buyerOf(ctx), request.quoteId)
    if (!quote) throw refuse('checkout.quote_unknown')
    if (quote.contractId) return quote.contractId
    if (quote.site !== ctx.site) throw refuse('price.changed')

    const address = request.addressId && (await findAddress(tx, buyerOf(ctx), request.addressId))
    if (!request.addressId) throw refuse('checkout.address_missing')
    if (!address || address.type !== 'SHIPPING') throw refuse('address.not_found')
    const billing = request.billingAddressId
      ? await findAddress(tx, buyerOf(ctx), request.billingAddressId)
      : address
    if (!billing) throw refuse('address.not_found')
    const errors = billing.id === address.id ? [] : findBillingErrors(billing)
    if (errors.length > 0)
      throw refuse('checkout.billing_incomplete', { fields: errors.map(({ path }) => path) })

    // Two tabs may each have a bill of the same cart: what one of them orders is not there any more
    // for the other.
    await lockLines(tx, buyerOf(ctx), request.cartLineIds)
    const billAt = async (at: Date) => {
      const taxRates = await findTaxRates(ctx, { db: tx, at })
      const tax = taxFor(taxRates, ctx.site, address, billing)
      return readBill(ctx, tx, request.cartLineIds, { taxRates, tax, named: quote })
    }
    const bill = await billAt(ctx.now())
    if (!hasSamePrices(bill, quote.fingerprint))
      throw refuse(
        hasSamePrices(await billAt(quote.createdAt), quote.fingerprint)
          ? 'checkout.tax_changed'
          : 'price.changed',
      )
    const lacking = findCustomsErrors(
      billingNeedsOf(bill, destinationOf(ctx.site, address)),
      billing,
    )
    if (lacking.length > 0)
      throw refuse('checkout.billing_incomplete', { fields: lacking.map(({ path }) => path) })
    return writeContract(ctx, tx, {
      bill,
      quoteId: request.quoteId,
      address,
      billing,
      cartLineIds: request.cartLineIds,
    })
  })
  crashAt('order.placed')
  return presentContract(ctx, contractId)
}

type Agreement = {
  bill: Bill
  quoteId: Id<'quote'>
  address: AddressRow
  billing: AddressRow
  cartLineIds: readonly Id<'cartLine'>[]
}

async function writeContract(
  ctx: Context,
  tx: Tx,
  { bill, quoteId, address, billing, cartLineIds }: Agreement,
): Promise<Id<'contract'>> {
  const id = ctx.newId('contract')
  const at = ctx.now()
  const deadlineAt = deadlineFor(bill, at)
  const groupBuyId = await enterGroupBuy(ctx, tx, bill)
  const orders = bill.shops.map((shop) => ({ ...makeOrder(ctx, shop, bill), groupBuyId }))
  const network = blind(ctx.env.secret, `network:${ctx.ip}`)
  await addContract(
    tx,
    {
      id,
      buyerId: buyerOf(ctx),
      quoteId,
      site: ctx.site,
      language: ctx.language,
      currency: bill.currency,
      needPay: bill.needPay,
      email: address.email,
      deliveryAddress: storeAddress(address),
      billingAddress: storeAddress(billing),
      deadlineAt,
      createdAt: at,
      network,
    },
    orders,
  )
  for (const claim of claimsOf(bill, at))
    await addPaymentOrder(tx, {
      ...claim,
      id: ctx.newId('paymentOrder'),
      buyerId: buyerOf(ctx),
      contractId: id,
      currency: bill.currency,
    })
  if (billing.documentId) await holdDocument(tx, billing.documentId)
  await removeLines(tx, buyerOf(ctx), cartLineIds)
  const fetched = bill.shops.filter(({ pickup }) => pickup).map(({ shopId }) => shopId)
  if (fetched.length > 0) await forgetSites(tx, buyerOf(ctx), fetched)
  const assembled = bill.shops.filter(({ serviceCharge }) => serviceCharge > 0)
  if (assembled.length > 0)
    await forgetServices(
      tx,
      buyerOf(ctx),
      assembled.map(({ shopId }) => shopId),
    )
  await ctx.jobs.send(
    tx,
    checkoutJobs.expire,
    { contractId: id },
    { startAfter: new Date(deadlineAt.getTime() + 1000) },
  )
  await holdPromotions(ctx, tx, bill, { contractId: id, email: address.email, orders })
  await setPointsAside(ctx, tx, orders)
  if (bill.needPay === 0) await payNothing(ctx, tx, id)
  else await ctx.jobs.send(tx, orderJobs.received, { contractId: id })
  // Last, because these locks and rows are the ones others wait for: they are held only from here
  // to the commit.
  await holdGoods(ctx, tx, orders, { buyerId: buyerOf(ctx), network, at })
  return id
}

/**
 * Takes the goods off the shelf until they are paid for, unless this person or network holds too
 * much already.
 */
async function holdGoods(
  ctx: Context,
  tx: Tx,
  orders: readonly Pick<ReturnType<typeof makeOrder>, 'lines'>[],
  of: Parameters<typeof countUnpaid>[1],
): Promise<void> {
  const lines = orders.flatMap((order) => order.lines)
  const units = lines.map((line) => ({ skuId: line.skuId, lineId: line.id, qty: line.qty }))
  const tooMuch = findTooMuch(await countUnpaid(tx, of, units), ctx.actor.kind === 'member')
  if (tooMuch) throw tooMuch
  await countSold(tx, lines)
  if (!(await holdUnits(tx, units, 'hold')))
    throw refuse('stock.sold_out', { skuIds: units.map((unit) => unit.skuId) })
}

function makeOrder(ctx: Context, shop: ShopBill, bill: Bill) {
  const code = newCode(ctx.now())
  const setIds = new Map(shop.lines.map(({ cart }) => [cart.id, ctx.newId('orderLine')]))
  const bought = shop.lines.map(
    ({ cart, amount, off, extras, points, tax, commission, expectDate, preSale, set }) => ({
      id: ctx.newId('orderLine'),
      skuId: cart.skuId,
      itemId: cart.itemId,
      qty: cart.qty,
      unitPrice: cart.amount,
      discount: priceOfSteps(cart.amount, cart.qty, cart.measure) - amount,
      needPay: amount + extraAmount(extras),
      points,
      tax,
      taxRate: shop.taxRate,
      commission,
      expectDate,
      snapshot: {
        name: cart.name,
        finish: cart.finish,
        size: cart.size,
        picture: cart.picture,
        urlKey: cart.urlKey,
        suffix: cart.suffix,
        itemId: cart.itemId,
        shopName: cart.shopName,
        freight: cart.freight,
        ...(off.shop + off.order > 0 ? { off } : {}),
        ...freezeExtras(extras, ctx.language),
        ...(preSale ? { preSale } : {}),
        ...(cart.groupBuy ? { groupBuy: freezeGroup(cart.groupBuy) } : {}),
        ...(set ? { set: { id: setIds.get(cart.id) as Id<'orderLine'>, ...set } } : {}),
        ...(cart.measure ? { measure: cart.measure } : {}),
        ...(cart.voucher ? { voucher: cart.voucher } : {}),
      },
    }),
  )
  const lines = [...bought, ...giftLinesOf(ctx, shop)]
  return {
    id: ctx.newId('order'),
    handover: shop.handover,
    pickup: shop.pickup,
    shopId: shop.shopId,
    sellerId: shop.sellerId,
    code,
    goods: shop.goods,
    shopDiscount: shop.shopDiscount,
    orderDiscount: shop.orderDiscount,
    activities: activitiesOf(ctx, shop, bill),
    shipping: shop.shipping,
    insurance: shop.insurance,
    serviceCharge: shop.serviceCharge,
    service: serviceOf(shop.lines),
    tax: shop.tax,
    taxRate: shop.taxRate,
    taxTreatment: shop.taxTreatment,
    needPay: shop.needPay,
    points: shop.points,
    // Goods of a pre-sale are ordered by themselves, so the bill's deposit is this order's.
    deposit: bill.deposit,
    unitCount: lines.reduce((sum, line) => sum + line.qty, 0),
    searchWords: [code, ...lines.map((line) => line.snapshot.name)].join(' '),
    lines,
  }
}

function freezeGroup({ id, size, percentOff, openHours }: NonNullable<CartRow['groupBuy']>) {
  return { size, percentOff, openHours, isFirst: id === null }
}

async function presentContract(
  ctx: Context,
  id: Id<'contract'>,
): Promise<Reply<typeof orderCalls.createContract>> {
  const placed = await findPlaced(ctx.db, id)
  if (!placed) throw new Error('a contract that was just written is not there')
  return {
    id: toWireId('contract', id),
    needPayAmt: wireMoney(placed.needPay, placed.currency),
    tradeOrderList: placed.orders.map((order) => ({
      id: toWireId('order', order.id),
      tradeOrderCode: order.code,
    })),
    paymentOrderList: placed.paymentOrders.map((paymentOrder) => ({
      id: toWireId('paymentOrder', paymentOrder.id),
      type: paymentOrder.kind,
      amount: wireMoney(paymentOrder.amount, placed.currency),
    })),
  }
}
