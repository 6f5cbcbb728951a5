import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { returnCalls } from '@galleria/contract/after-sales-return'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { crashAt } from '#platform/crash-point.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { stepsOf, takeInUnits } from '#modules/catalog/index.ts'
import { afterSalesJobs } from './after-sales.jobs.ts'
import { attachShopsPhotos } from './attach-evidence.ts'
import { addInspections, reduceReverse } from './inspection.store.ts'
import { lockSellers } from './lock-reverse.ts'
import { readSellersReverse } from './read-reverse.ts'
import { operationsOf } from './reverse.present.ts'
import { acceptedQty, returningQty, sumOf, withoutRefused, type Found } from './reverse.rules.ts'
import { moveReverse } from './reverse.store.ts'
import type { ReverseLineRow, ReverseRow } from './reverse.types.ts'
import { sweepAt } from './steps/look-again.ts'
import { takeGifts } from './write-reverse.ts'

type Inspection = Parsed<typeof returnCalls.passReverse>
type FoundLine = { readonly line: ReverseLineRow; readonly found: Found }

/**
 * What the shop found of the goods that came back (A18), and of what it does not accept (A19): their money stays. Goods that are as good as new are for sale again from
 * the same transaction on; nothing else moves stock.
 */
export async function passGoods(ctx: Context, inspection: Inspection): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, inspection.id)
    if (reverse.status !== 'WAITING_FOR_QC_DONE') throw refuseState(reverse)
    const lines = readFound(reverse, inspection)
    const photos = await attachShopsPhotos(ctx, tx, reverse, inspection.attachmentList?.files)
    const reason = inspection.reason ?? ''
    // Who gets less than was asked for is told why, and shown.
    const isRefused = lines.some(({ found }) => (found.REFUSED ?? 0) > 0)
    if (isRefused && (reason === '' || photos.length === 0)) throw refuse('reverse.inspection')
    await accept(ctx, tx, reverse, {
      lines,
      by: { actor: 'merchant', actorId: buyerOf(ctx) },
      said: { qc_reject_reason: reason },
    })
  })
  crashAt('reverse.approved')
  return readSellersReverse(ctx, inspection.id)
}

/** A21: all of it, as good as new, because nobody said otherwise in time. */
export function acceptAll(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  return accept(ctx, tx, reverse, {
    lines: comingBack(reverse).map((line) => ({ line, found: { SELLABLE: returningQty(line) } })),
    by: { actor: 'clock' },
    said: { is_auto: true },
  })
}

async function accept(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  {
    lines,
    by,
    said,
  }: {
    readonly lines: readonly FoundLine[]
    readonly by: { readonly actor: 'merchant' | 'clock'; readonly actorId?: Id<'user'> }
    readonly said: object
  },
): Promise<void> {
  const at = ctx.now()
  const moved = await moveReverse(tx, reverse.id, {
    move: 'pass',
    ...by,
    at,
    set: { next_step_at: sweepAt(ctx), checked_at: at, ...said },
  })
  if (!moved) throw refuseState(reverse)
  await addInspections(
    tx,
    lines.map(({ line, found }) => ({ id: line.id, found })),
  )
  const isAll = lines.every(({ line, found }) => acceptedQty(found) === returningQty(line))
  if (isAll) await takeGifts(tx, reverse)
  else await reduceReverse(tx, reverse, lessOf(reverse, lines))
  await ctx.jobs.send(tx, afterSalesJobs.mail, {
    reverseId: reverse.id,
    kind: isAll ? 'passed' : 'partlyPassed',
  })
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  const sellable = lines.flatMap(({ line, found }) =>
    found.SELLABLE ? [{ skuId: line.skuId, lineId: line.lineId, qty: found.SELLABLE }] : [],
  )
  // Last: others wait for these rows.
  if (sellable.length > 0) await takeInUnits(tx, sellable, 'returned')
}

/** Without the money of what is not accepted; the shipping goes back with all of the goods only, and a gift stays with who keeps some. */
function lessOf(reverse: ReverseRow, found: readonly FoundLine[]) {
  return {
    shipping: reverse.shipping,
    lines: reverse.lines.map((line) => ({
      lineId: line.lineId,
      ...withoutRefused(line, found.find((one) => one.line === line)?.found ?? {}),
    })),
  }
}

/** Each line that was to come back, once, with as many units found as were sent; refused where nothing at all is accepted: that is another answer. */
function readFound(reverse: ReverseRow, inspection: Inspection): FoundLine[] {
  const lines = comingBack(reverse).map((line) => {
    const told = inspection.lines.filter(({ id }) => id === line.id)
    const [one] = told
    if (!one || told.length > 1) throw refuse('reverse.inspection')
    const steps = (qty: number | undefined) => (qty ? stepsOf(qty, line.snapshot.measure) : 0)
    const found = {
      SELLABLE: steps(one.sellable),
      REFURBISH: steps(one.refurbish),
      SCRAP: steps(one.scrap),
      MISSING: steps(one.missing),
      REFUSED: steps(one.refused),
    } satisfies Found
    if (sumOf(Object.values(found), (qty) => qty) !== returningQty(line))
      throw refuse('reverse.inspection')
    return { line, found }
  })
  if (lines.length !== inspection.lines.length || lines.every(({ found }) => !acceptedQty(found)))
    throw refuse('reverse.inspection')
  return lines
}

function comingBack({ lines }: ReverseRow): ReverseLineRow[] {
  return lines.filter((line) => returningQty(line) > 0)
}

function refuseState(reverse: ReverseRow): Error {
  return refuse('reverse.state', { operationList: operationsOf(reverse, 'merchant') })
}
