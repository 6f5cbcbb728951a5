import { displayStatusOf } from '@galleria/contract/order-states'
import { isLanguage, type Site } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { findFormErrors } from '#modules/address/index.ts'
import { findContract, findOrders, type StoredAddress } from '#modules/order/index.ts'
import { findOrderCodes } from '#modules/order/codes/index.ts'
import type { PaidContract, PaymentDesk, PaymentOrder } from '#modules/payment/index.ts'
import type {
  LineGivenBack,
  Providers,
  Purchase,
  PurchaseLine,
} from '#modules/payment/providers/index.ts'
import { findCards } from '#modules/promotion/index.ts'
import { lockPaymentOrder } from './ending/lock-payment-order.ts'
import {
  linesOfClaim,
  linesOfGivenBack,
  purchaseAddressOf,
  type PurchaseWords,
} from './bill/purchase.rules.ts'
import { settlePayment } from './ending/settle-payment.ts'

/** Payment's own work, with orders behind it: whatever it finds out ends in `settlePayment`. */
export function deskFor(providers: Providers): PaymentDesk {
  return {
    providers,
    settle: settlePayment,
    lockPaymentOrder,
    isOwn: async (ctx, id) => (await findContract(ctx.db, buyerOf(ctx), id)) !== undefined,
    ordersOf,
    codesOf: findOrderCodes,
    contractOf,
    purchaseOf,
    linesGivenBack,
    goesByParcel,
  }
}

async function ordersOf(ctx: Context, contractId: Id<'contract'>) {
  const orders = await findOrders(ctx.db, { contractId })
  return orders.map((order) => ({
    id: toWireId('order', order.id),
    tradeOrderCode: order.code,
    displayStatus: displayStatusOf(order.status),
  }))
}

async function contractOf(
  ctx: Context,
  contractId: Id<'contract'>,
): Promise<PaidContract | undefined> {
  const contract = await findContract(ctx.db, 'mall', contractId)
  if (!contract) return undefined
  const orders = await findOrders(ctx.db, { contractId })
  const { buyerId, site, currency, language, email, deliveryAddress, deadlineAt } = contract
  return {
    buyerId,
    site: site as Site,
    currency: currency as Currency,
    language,
    email,
    country: deliveryAddress.regionShortName,
    hasCompany: deliveryAddress.company !== '',
    isWithPoints: orders.some(({ points }) => points > 0),
    deadlineAt,
  }
}

async function purchaseOf(
  ctx: Context,
  claim: Pick<PaymentOrder, 'contractId' | 'kind' | 'amount'>,
): Promise<Purchase> {
  const contract = await findContract(ctx.db, 'mall', claim.contractId)
  if (!contract) throw new Error('a claim without its contract')
  const orders = await findOrders(ctx.db, { contractId: claim.contractId })
  const coupons = orders.flatMap(({ activities }) => activities?.map(({ id }) => id) ?? [])
  const cards = await findCards(ctx.db, coupons)
  return {
    codes: orders.map(({ code }) => code),
    lines: linesOfClaim(orders, claim, wordsOf(contract.language), cards),
    delivery: purchaseAddressOf(contract.deliveryAddress),
    billing: purchaseAddressOf(contract.billingAddress),
    addressErrors: [
      ...errorsIn(contract.site, 'SHIPPING', contract.deliveryAddress),
      ...errorsIn(contract.site, 'BILLING', contract.billingAddress),
    ],
  }
}

async function linesGivenBack(
  ctx: Context,
  contractId: Id<'contract'>,
  given: readonly LineGivenBack[],
): Promise<readonly PurchaseLine[]> {
  const contract = await findContract(ctx.db, 'mall', contractId)
  const orders = await findOrders(ctx.db, { contractId })
  return linesOfGivenBack(orders, given, wordsOf(contract?.language ?? 'en'))
}

/**
 * Codes are sold when they are paid, and a place in a group, goods to fetch, what is paid in two
 * parts and what a shop makes for weeks have a time of their own.
 */
async function goesByParcel(
  db: Db | Tx,
  contractId: Id<'contract'>,
  latest: Date,
): Promise<boolean> {
  const orders = await findOrders(db, { contractId })
  const lastDay = latest.toISOString().slice(0, 10)
  return orders.every(
    ({ handover, groupBuy, deposit, lines }) =>
      handover === 'parcel' &&
      groupBuy === null &&
      deposit === 0 &&
      lines.every(({ snapshot, expectDate }) => !snapshot.preSale && expectDate <= lastDay),
  )
}

/** An order keeps no salutation. */
function errorsIn(site: string, type: 'SHIPPING' | 'BILLING', address: StoredAddress): string[] {
  const { rfcFileId: _, districtList: __, regionShortName: ___, ...form } = address
  const errors = findFormErrors(site, type, { eori: '', ...form, gender: 'UN_KNOW' })
  return errors.map(({ path }) => path)
}

function wordsOf(language: string): PurchaseWords {
  const { shipping, depositLine } = texts[isLanguage(language) ? language : 'en'].invoice
  return { shipping, depositLine }
}
