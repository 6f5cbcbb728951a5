import type { reverseDisputeCalls } from '@galleria/contract/after-sales-dispute'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { fromMajor, roundMinor, type Currency } from '@galleria/kernel/money'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { stepsOf } from '#modules/catalog/selling/index.ts'
import { recordRuledUnits } from './dispute.store.ts'
import { reduceReverse } from '../answering/inspection.store.ts'
import { partOf } from '../offers/offer.rules.ts'
import { findDisputed } from '../reverse.queries.ts'
import { formatAmount } from '../format-amount.ts'
import { sumOf } from '../reverse.rules.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'

type Ruled = Parsed<typeof reverseDisputeCalls.ruleReverseDispute>
type Remaining = Pick<ReverseRow, 'goods' | 'shipping'> & {
  readonly lines: readonly ReverseLineRow[]
}

/**
 * The mall rules about a part: fewer units, less money, or both; never more than was asked for.
 * What is not ruled for its buyer is free again before the rest goes its way, so that all that
 * follows reads the request as it then is.
 */
export async function goOnWithPart(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  ruled: Ruled,
): Promise<ReverseRow> {
  if (!ruled.lines && !ruled.amount) return reverse
  if (ruled.ruling === 'NONE') throw refusePart(ctx, reverse, reverse)
  const units = ruled.lines ? remainingUnits(ctx, reverse, ruled.lines) : reverse
  const remaining = ruled.amount ? remainingMoney(ctx, reverse, units, ruled.amount.value) : units
  await reduceReverse(tx, reverse, {
    shipping: reverse.shipping - remaining.shipping,
    // Less money for goods that stay: they stay paid for.
    ...(ruled.amount && ruled.ruling === 'REFUND' ? { surcharge: 'stays' as const } : {}),
    lines: reverse.lines.map(({ lineId, takenQty, applyAmount }, index) => ({
      lineId,
      takenQty: takenQty - (remaining.lines[index]?.takenQty ?? 0),
      unsentQty: 0,
      applyAmount: applyAmount - (remaining.lines[index]?.applyAmount ?? 0),
    })),
  })
  if (ruled.lines)
    await recordRuledUnits(
      tx,
      remaining.lines.map(({ id, qty }) => ({ id, qty })),
    )
  const reduced = await findDisputed(tx, reverse.id)
  if (!reduced) throw new Error('a dispute that was locked')
  return reduced
}

/**
 * So many units of each line, with their share of its money; the shipping goes back with all of the
 * goods only.
 */
function remainingUnits(
  ctx: Context,
  reverse: ReverseRow,
  asked: NonNullable<Ruled['lines']>,
): Remaining {
  const qtyOf = new Map(
    asked.map(({ id, qty }) => [
      id,
      stepsOf(qty, reverse.lines.find((line) => line.id === id)?.snapshot.measure),
    ]),
  )
  const lines = reverse.lines.map((line) => {
    const qty = qtyOf.get(line.id) ?? 0
    return {
      ...line,
      qty,
      takenQty: Math.min(line.takenQty, qty),
      applyAmount: roundMinor((line.applyAmount * qty) / line.qty),
    }
  })
  const isKnown = asked.every(({ id }) => reverse.lines.some((line) => line.id === id))
  const fits = lines.every(({ qty }, index) => qty <= (reverse.lines[index]?.qty ?? 0))
  const isPart = lines.some(({ qty }, index) => qty < (reverse.lines[index]?.qty ?? 0))
  if (
    !isKnown ||
    !fits ||
    !isPart ||
    qtyOf.size < asked.length ||
    sumOf(lines, ({ qty }) => qty) === 0
  )
    throw refusePart(ctx, reverse, reverse)
  return { lines, goods: sumOf(lines, ({ applyAmount }) => applyAmount), shipping: 0 }
}

/** So much of the money of these units. */
function remainingMoney(
  ctx: Context,
  { currency }: ReverseRow,
  units: Remaining,
  value: number,
): Remaining {
  const amount = fromMajor(value, currency as Currency)
  if (!amount) throw refuseFields([{ path: 'amount.value', code: 'decimals' }])
  if (amount.minor === 0 || amount.minor >= units.goods + units.shipping)
    throw refusePart(ctx, { currency }, units)
  const share = partOf({ ...units, lines: [...units.lines], currency }, amount.minor)
  return {
    lines: units.lines.map((line, index) => ({ ...line, applyAmount: share.goods[index] ?? 0 })),
    goods: sumOf(share.goods, (part) => part),
    shipping: share.shipping,
  }
}

function refusePart(
  ctx: Context,
  { currency }: Pick<ReverseRow, 'currency'>,
  { goods, shipping }: Pick<ReverseRow, 'goods' | 'shipping'>,
): Error {
  return refuse('dispute.part', {
    most: formatAmount(goods + shipping, currency, ctx.language, ctx.site),
  })
}
