import type { Language, Site } from '@galleria/contract/storefronts'
import { inUnits } from '@galleria/kernel/measure'
import type { Context } from '#platform/context.ts'
import type { Party } from '#modules/invoice/index.ts'
import { findImprint, type Imprint } from '#modules/merchant/index.ts'
import { findContract, isForgotten } from '#modules/order/index.ts'
import { languageOf, partyOf, variantOf } from '#modules/order/invoices/index.ts'
import { paidBackQty } from '../reverse.rules.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'
import { hasReceipt, moneyBack } from './receipt.rules.ts'

/** What stands on the receipt of a refund. Amounts in minor units, with the tax in them. */
export type Receipt = {
  readonly language: Language
  readonly site: Site
  readonly currency: string
  readonly code: string
  readonly orderCode: string
  readonly orderedOn: Date
  readonly refundedOn: Date
  readonly isOtherWay: boolean
  readonly seller: Imprint
  readonly buyer: Party
  readonly lines: readonly {
    readonly name: string
    readonly variant: string
    readonly qty: number
    readonly measure: ReverseLineRow['snapshot']['measure']
    readonly amount: number
  }[]
  readonly shipping: number
  /** What of it had only been promised, and was never taken. */
  readonly untaken: number
  readonly total: number
}

/** Undefined where there is none, or its buyer has left with name and address. */
export async function findReceipt(ctx: Context, reverse: ReverseRow): Promise<Receipt | undefined> {
  const contract = await findContract(ctx.db, 'mall', reverse.contractId)
  if (!contract || isForgotten(contract) || !reverse.refundedAt || !hasReceipt(reverse)) return
  const language = languageOf(contract)
  return {
    language,
    site: reverse.site as Site,
    currency: reverse.currency,
    code: reverse.code,
    orderCode: reverse.orderCode,
    orderedOn: reverse.orderedAt,
    refundedOn: reverse.refundedAt,
    isOtherWay: reverse.isOtherWay,
    seller: await findImprint(ctx.db, reverse.sellerId),
    buyer: partyOf(contract.billingAddress),
    lines: reverse.lines
      .filter(({ applyAmount }) => applyAmount > 0)
      .map((line) => ({
        name: line.snapshot.name,
        variant: variantOf(line, language),
        qty: inUnits(paidBackQty(line), line.snapshot.measure),
        measure: line.snapshot.measure,
        amount: line.applyAmount,
      })),
    shipping: reverse.refundedShipping,
    untaken: reverse.untaken,
    total: moneyBack(reverse),
  }
}
