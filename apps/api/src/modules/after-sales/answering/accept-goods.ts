import {
  REPLACE_REMINDED_BEFORE_HOURS,
  REPLACE_WITHIN_DAYS,
  SURCHARGE_REMINDED_BEFORE_HOURS,
  SURCHARGE_WITHIN_HOURS,
} from '@galleria/contract/after-sales-rules'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { takeInUnits } from '#modules/catalog/stock/index.ts'
import type { ShopActor } from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { askSurcharge, surchargesOf } from '../exchange/ask-surcharge.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { freeReplacement, lockBoth } from '../exchange/exchange.store.ts'
import { followDispute } from '../disputes/hold-disputed.ts'
import { addInspections, reduceReverse, type Less } from './inspection.store.ts'
import { keepLoss } from './keep-loss.ts'
import { refusePart, type RefusedPart } from './refuse-part.ts'
import { operationsOf } from '../reverse.present.ts'
import { factsOf } from '../reverse.facts.ts'
import { acceptedQty, returningQty, withoutRefused, type FoundLine } from '../reverse.rules.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'
import { sweepAt } from '../steps/look-again.ts'
import { takeGifts } from '../asking/write-reverse.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

type Inspector = {
  readonly actor: ShopActor | 'clock'
  readonly actorId?: Id<'user'>
  readonly facts?: object
}

/** A21: all of it, as good as new, because nobody said otherwise in time. */
export function acceptAll(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  return accept(ctx, tx, reverse, {
    lines: comingBack(reverse).map((line) => ({
      line,
      found: { SELLABLE: returningQty(line) },
      loss: 0,
    })),
    by: { actor: 'clock' },
    set: { is_auto: true },
  })
}

/**
 * What was found is written down: goods that are as good as new are for sale again, what is not
 * accepted claims and holds nothing more.
 */
export async function accept(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  {
    lines,
    by,
    set,
    refusal,
  }: {
    readonly lines: readonly FoundLine[]
    readonly by: Inspector
    readonly set: object
    /** Whoever looked at them says why some are not accepted. */
    readonly refusal?: RefusedPart
  },
): Promise<void> {
  const { holdsReplacement } = factsOf(reverse)
  const surcharges = surchargesOf(reverse.currency, lines)
  const isDearer = surcharges.length > 0
  if (!(await movePassed(ctx, tx, reverse, { by, set, isDearer })))
    throw refuseMoved(reverse, by.actor)
  await addInspections(
    tx,
    lines.map(({ line, found }) => ({ id: line.id, found })),
  )
  const isAll = lines.every(({ line, found }) => acceptedQty(found) === returningQty(line))
  if (isAll && !holdsReplacement) await takeGifts(tx, reverse)
  if (!isAll) await goOnWithout(ctx, tx, reverse, lessOf(reverse, lines), refusal)
  if (refusal) await keepLoss(ctx, tx, reverse, lines, refusal)
  // Less may go back than the mall has ruled.
  await followDispute(tx, reverse.id, ctx.now())
  if (!isAll || !isDearer)
    await ctx.jobs.send(tx, afterSalesJobs.mail, {
      reverseId: reverse.id,
      kind: isAll ? 'passed' : 'partlyPassed',
    })
  if (isDearer) await askSurcharge(ctx, tx, reverse, surcharges)
  if (!holdsReplacement) await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  else if (by.actor === 'clock' && !isDearer)
    await writeToShop(ctx, tx, reverse, { kind: 'toReplace' })
  await moveStock(tx, reverse, lines)
}

/** What is not accepted leaves the request, and whoever said so says it to a request of its own. */
async function goOnWithout(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  rest: Less,
  refusal: RefusedPart | undefined,
): Promise<void> {
  await reduceReverse(tx, reverse, rest)
  if (refusal) await refusePart(ctx, tx, reverse, rest, refusal)
}

/**
 * From here its money goes back by itself, or the shop sends what comes instead, once its buyer has
 * paid what it costs more.
 */
function movePassed(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  {
    by,
    set,
    isDearer,
  }: { readonly by: Inspector; readonly set: object; readonly isDearer: boolean },
): Promise<boolean> {
  const at = ctx.now()
  const checked = { checked_at: at, ...set }
  return factsOf(reverse).holdsReplacement
    ? moveReverse(tx, reverse.id, {
        move: 'passExchange',
        ...by,
        at,
        set: {
          ...(isDearer
            ? waitUntil(at, SURCHARGE_WITHIN_HOURS * HOUR, SURCHARGE_REMINDED_BEFORE_HOURS)
            : waitUntil(at, REPLACE_WITHIN_DAYS * DAY, REPLACE_REMINDED_BEFORE_HOURS)),
          ...checked,
        },
      })
    : moveReverse(tx, reverse.id, {
        move: 'pass',
        ...by,
        at,
        set: { next_step_at: sweepAt(ctx), ...checked },
      })
}

/** Last: others wait for these rows. */
async function moveStock(tx: Tx, reverse: ReverseRow, lines: readonly FoundLine[]): Promise<void> {
  const sellable = lines.flatMap(({ line, found }) =>
    found.SELLABLE ? [{ skuId: line.skuId, lineId: line.lineId, qty: found.SELLABLE }] : [],
  )
  await lockBoth(tx, sellable, reverse)
  await freeReplacement(tx, reverse, (line) =>
    acceptedQty(lines.find((one) => one.line === line)?.found ?? {}),
  )
  if (sellable.length > 0) await takeInUnits(tx, sellable, 'returned')
}

/**
 * Without the money of what is not accepted; the shipping goes back with all of the goods only, and
 * a gift stays with who keeps some.
 */
export function lessOf(reverse: ReverseRow, found: readonly FoundLine[]) {
  return {
    shipping: reverse.shipping,
    lines: reverse.lines.map((line) => ({
      lineId: line.lineId,
      ...withoutRefused(line, found.find((one) => one.line === line)?.found ?? {}),
    })),
  }
}

export function comingBack({ lines }: ReverseRow): ReverseLineRow[] {
  return lines.filter((line) => returningQty(line) > 0)
}

export function refuseMoved(reverse: ReverseRow, actor: Inspector['actor']): Error {
  const operationList = actor === 'clock' ? [] : operationsOf(reverse, actor)
  return refuse('reverse.state', { operationList })
}
