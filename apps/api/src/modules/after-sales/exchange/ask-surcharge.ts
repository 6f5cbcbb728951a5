import { SURCHARGE_WITHIN_HOURS } from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import {
  findContract,
  findOrder,
  isForgotten,
  placeSurcharge,
  type SurchargeLine,
} from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { HOUR } from '@galleria/kernel/time'
import { surchargeFor, worthAsking } from './surcharge.rules.ts'
import { setSurchargeLines } from './exchange.store.ts'
import { acceptedQty, sumOf, type Found } from '../reverse.rules.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'

type Surcharge = { readonly line: ReverseLineRow; readonly amount: number }

/** What is to be paid for the units that were accepted, line by line. */
export function surchargesOf(
  currency: string,
  lines: readonly { readonly line: ReverseLineRow; readonly found: Found }[],
): Surcharge[] {
  const all = lines
    .map(({ line, found }) => ({ line, amount: surchargeFor(line, acceptedQty(found)) }))
    .filter(({ line, amount }) => amount > 0 && line.heldQty > 0)
  const sum = sumOf(all, ({ amount }) => amount)
  return worthAsking(sum, currency) > 0 ? all : []
}

/**
 * A23: the goods have passed, and what comes instead costs more: an order of its own asks for that,
 * and its buyer is told. Who has left pays nothing, and gets the money back by the next step.
 */
export async function askSurcharge(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  surcharges: readonly Surcharge[],
): Promise<void> {
  const order = await findOrder(tx, 'mall', reverse.orderId)
  const contract = await findContract(tx, 'mall', reverse.contractId)
  if (!order || !contract) throw new Error('a request without its order')
  if (isForgotten(contract))
    return ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  const lineIds = await placeSurcharge(
    ctx,
    tx,
    { order, contract },
    {
      of: { id: reverse.id, code: reverse.code },
      lines: surcharges.map(lineOf),
      payBy: new Date(ctx.now().getTime() + SURCHARGE_WITHIN_HOURS * HOUR),
    },
  )
  await setSurchargeLines(
    tx,
    surcharges.map(({ line }, index) => ({ id: line.id, by: lineIds[index] ?? null })),
  )
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'surchargeDue' })
}

function lineOf({ line: { derivative, derivativeSkuId }, amount }: Surcharge): SurchargeLine {
  if (!derivative || derivativeSkuId === null) throw new Error('an exchange without what comes')
  const { name, finish, size, picture, urlKey, suffix, itemId } = derivative
  return {
    skuId: derivativeSkuId,
    itemId,
    amount,
    snapshot: { name, finish, size, picture, urlKey, suffix, itemId },
  }
}
