import { texts } from '@galleria/i18n'
import type { Id } from '@galleria/kernel/id'
import { containedTax, share, type Currency } from '@galleria/kernel/money'
import type { Site } from '@galleria/contract/storefronts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { newCode } from '#platform/new-code.ts'
import { fill } from '#platform/write-mail.ts'
import { addPaymentOrder } from '#modules/payment/index.ts'
import { findTaxRates, taxFor } from '#modules/tax/index.ts'
import { COMMISSION_RATE } from './benefits/commission.rules.ts'
import { earnForOrders } from './benefits/earn-for-orders.ts'
import { languageOf } from './invoices/invoice-draft.rules.ts'
import { orderJobs } from './order.jobs.ts'
import { addContract, markSent } from './order.store.ts'
import type { ContractRow, Exchange, LineSnapshot, NewOrder, OrderRow } from './order.types.ts'
import { writeInvoice } from './invoices/write-invoice.ts'

/** What one of an exchange's lines costs more, in minor units, and what comes for it. */
export type SurchargeLine = {
  readonly skuId: number
  readonly itemId: number
  readonly amount: number
  readonly snapshot: Omit<LineSnapshot, 'shopName' | 'freight' | 'surcharge'>
}

/**
 * Places what an exchange costs more as an order of its own, for who holds the lock of the order
 * whose goods are exchanged: with the tax and the commission of any sale, and nothing of it to
 * send. It is paid and ends as any order does. Answers with the ids of its lines.
 */
export async function placeSurcharge(
  ctx: Context,
  tx: Tx,
  { order, contract }: { readonly order: OrderRow; readonly contract: ContractRow },
  {
    of,
    lines,
    payBy,
  }: {
    readonly of: Exchange
    readonly lines: readonly SurchargeLine[]
    readonly payBy: Date
  },
): Promise<Id<'orderLine'>[]> {
  const id = ctx.newId('contract')
  const at = ctx.now()
  const placed = makeOrder(
    ctx,
    { order, contract },
    { of, lines, tax: await taxNow(ctx, tx, contract) },
  )
  await addContract(
    tx,
    {
      ...contract,
      id,
      // One of its own: nobody has asked for a price.
      quoteId: ctx.newId('quote'),
      needPay: placed.needPay,
      deadlineAt: payBy,
      createdAt: at,
      network: null,
    },
    [placed],
  )
  await addPaymentOrder(tx, {
    id: ctx.newId('paymentOrder'),
    buyerId: order.buyerId,
    contractId: id,
    kind: 'FULL',
    amount: placed.needPay,
    currency: order.currency as Currency,
    opensAt: at,
    closesAt: payBy,
  })
  return placed.lines.map((line) => line.id)
}

/** As it is where the goods went, today. */
async function taxNow(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
): Promise<ReturnType<typeof taxFor>> {
  const { site, deliveryAddress, billingAddress } = contract
  return taxFor(await findTaxRates(ctx, { db: tx }), site as Site, deliveryAddress, billingAddress)
}

function makeOrder(
  ctx: Context,
  { order, contract }: { readonly order: OrderRow; readonly contract: ContractRow },
  {
    of,
    lines: asked,
    tax,
  }: {
    readonly of: Exchange
    readonly lines: readonly SurchargeLine[]
    readonly tax: ReturnType<typeof taxFor>
  },
): NewOrder {
  const code = newCode(ctx.now())
  const currency = order.currency as Currency
  const words = texts[languageOf(contract)].invoice.surchargeLine
  const lines = asked.map(({ skuId, itemId, amount, snapshot }) => ({
    id: ctx.newId('orderLine'),
    skuId,
    itemId,
    qty: 1,
    unitPrice: amount,
    discount: 0,
    needPay: amount,
    points: 0,
    tax: containedTax({ minor: amount, currency }, tax.rate).minor,
    taxRate: tax.rate,
    commission: share({ minor: amount, currency }, COMMISSION_RATE).minor,
    expectDate: ctx.now().toISOString().slice(0, 10),
    snapshot: {
      ...snapshot,
      name: fill(words, { name: snapshot.name }),
      shopName: order.shopName,
      freight: 'parcel' as const,
      surcharge: true as const,
    },
  }))
  const needPay = lines.reduce((sum, line) => sum + line.needPay, 0)
  return {
    id: ctx.newId('order'),
    handover: 'none',
    surchargeOf: of,
    pickup: null,
    shopId: order.shopId,
    sellerId: order.sellerId,
    code,
    goods: needPay,
    shopDiscount: 0,
    orderDiscount: 0,
    activities: null,
    shipping: 0,
    insurance: 0,
    serviceCharge: 0,
    service: null,
    tax: lines.reduce((sum, line) => sum + line.tax, 0),
    taxRate: tax.rate,
    taxTreatment: tax.treatment,
    needPay,
    points: 0,
    deposit: 0,
    groupBuyId: null,
    unitCount: lines.length,
    searchWords: [code, of.code, order.code, ...lines.map((line) => line.snapshot.name)].join(' '),
    lines,
  }
}

/**
 * It is paid, and with that complete: its invoice is written, and its exchange goes on. For who
 * holds its contract's lock.
 */
export async function finishSurcharge(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  if (
    !(await markSent(
      tx,
      order.id,
      order.lines.map(({ id, qty }) => ({ id, qty })),
    ))
  )
    throw new Error('what an exchange costs more was paid twice')
  await earnForOrders(tx, [order.id], ctx.now())
  await writeInvoice(ctx, tx, order)
  await ctx.jobs.send(tx, orderJobs.paid, { contractId: order.contractId })
  await tellExchange(ctx, tx, order)
}

/** Its exchange goes on, with it or without it. */
export async function tellExchange(
  ctx: Context,
  tx: Tx,
  { surchargeOf }: Pick<OrderRow, 'surchargeOf'>,
): Promise<void> {
  if (surchargeOf) await ctx.jobs.send(tx, orderJobs.surcharge, { reverseId: surchargeOf.id })
}
