import type { Parsed } from '@galleria/contract/define-call'
import type { priceChangeCalls, WirePriceChange } from '@galleria/contract/price-change'
import { UNDO_DAYS } from '@galleria/contract/price-change-rules'
import { refusalByRole } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { noteChanges, noteSubject } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { takeApart, takeOrThrow, tryTwice } from '#platform/take-rows.ts'
import { asStaffNow } from '#modules/merchant/index.ts'
import { nameOf, ownPriceChange, showPriceChange } from './price-changes.present.ts'
import { priceChangeJobs } from './price-changes.jobs.ts'
import {
  answerRows,
  countRows,
  findPriceChange,
  findWaiting,
  leaveRows,
  leaveTheRest,
  movePriceChange,
  type RowCount,
} from './price-changes.store.ts'
import type { PriceChange } from './price-changes.types.ts'
import { setPrice } from './set-price.ts'

/** So many prices are one transaction, and what a kill takes back. */
const AT_ONCE = 40
/** A job that takes half a minute is thought lost, and is begun a second time. */
const BATCHES = 20

/**
 * Begins to set the prices that were looked at. What is asked about twice needs one word, which
 * names how many they are.
 */
export async function applyPriceChange(
  ctx: Context,
  { id, areAskedMeant }: Parsed<typeof priceChangeCalls.applyPriceChange>,
): Promise<WirePriceChange> {
  const change = await ownPriceChange(ctx, id)
  await ctx.inTransaction(async (tx) => {
    noteSubject(tx, aboutIt(change))
    const isMoved = await movePriceChange(tx, id, {
      move: 'apply',
      actor: 'shop',
      actorId: buyerOf(ctx),
      at: ctx.now(),
      set: { applied_by: buyerOf(ctx), applied_at: ctx.now() },
    })
    if (!isMoved) throw refuse('price_change.state')
    const count = await counter(tx, id)
    const asked = count(({ isAsked }) => isAsked)
    if (asked > 0 && areAskedMeant === undefined)
      throw refuse('price_change.asked', { count: asked })
    await leaveRows(tx, id, areAskedMeant ?? false)
    const prices = count(({ plan, isAsked }) => plan === 'CHANGE' && (!isAsked || areAskedMeant))
    await begin(ctx, tx, change, prices)
  })
  return showPriceChange(ctx, id)
}

/** Begins to set back what still is as the change has made it. */
export async function undoPriceChange(
  ctx: Context,
  { id }: Parsed<typeof priceChangeCalls.undoPriceChange>,
): Promise<WirePriceChange> {
  const change = await ownPriceChange(ctx, id)
  await ctx.inTransaction(async (tx) => {
    if (change.appliedAt && isUndoOver(ctx, change.appliedAt))
      throw refuse('price_change.undo_over', { days: UNDO_DAYS })
    noteSubject(tx, aboutIt(change))
    const isMoved = await movePriceChange(tx, id, {
      move: 'undo',
      actor: 'shop',
      actorId: buyerOf(ctx),
      at: ctx.now(),
      set: { undone_by: buyerOf(ctx), undone_at: ctx.now(), stopped_by: null },
    })
    if (!isMoved) throw refuse('price_change.state')
    const prices = (await counter(tx, id))(({ answer }) => answer === 'DONE')
    await begin(ctx, tx, change, prices)
  })
  return showPriceChange(ctx, id)
}

export function isUndoOver(ctx: Context, appliedAt: Date): boolean {
  return ctx.now().getTime() > appliedAt.getTime() + UNDO_DAYS * DAY
}

async function counter(tx: Tx, id: Id<'priceChange'>) {
  const counts = await countRows(tx, [id])
  return (fits: (one: RowCount) => boolean | undefined) =>
    counts.filter(fits).reduce((sum, { count }) => sum + count, 0)
}

/** What the move is about, said before it; that it moved stands in the log by itself. */
const aboutIt = (change: PriceChange) =>
  ({ kind: 'priceChange', id: change.id, name: nameOf(change) }) as const

async function begin(ctx: Context, tx: Tx, change: PriceChange, prices: number): Promise<void> {
  noteChanges(tx, aboutIt(change), { after: { prices } })
  await ctx.jobs.send(tx, priceChangeJobs.run, { changeId: change.id })
}

/**
 * Sets the next prices, or sets them back, some in one transaction with their answers: killed, it
 * begins behind the last ones that were answered; run twice, one waits for the other. Before each
 * transaction it is asked whether its person still may.
 */
export async function changePrices(
  ctx: Context,
  { changeId }: { readonly changeId: Id<'priceChange'> },
  { atOnce = AT_ONCE, batches = BATCHES }: { atOnce?: number; batches?: number } = {},
): Promise<void> {
  for (let taken = 1; ; taken += 1) {
    const change = await findPriceChange(ctx.db, changeId)
    if (change?.status !== 'RUNNING' && change?.status !== 'UNDOING') return
    const userId = change.undoneBy ?? change.appliedBy ?? change.userId
    const person = await asStaffNow({ ...ctx, language: change.language }, { ...change, userId })
    const refusal = refusalByRole({ who: 'merchant', right: 'write' }, person.actor)
    if (refusal) return stop(ctx, change, refusal)
    const isOver = await tryTwice((isApart) => takePart(person, change, { atOnce, isApart }))
    crashAt('prices.changed')
    if (isOver) return
    if (taken === batches) return ctx.jobs.send(ctx.db, priceChangeJobs.run, { changeId })
  }
}

/** True once nothing is left. */
function takePart(
  ctx: Context,
  { id, status }: PriceChange,
  { atOnce, isApart }: { readonly atOnce: number; readonly isApart: boolean },
): Promise<boolean> {
  return ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'price_changes', { id })
    const change = await findPriceChange(tx, id)
    if (change?.status !== status) return true
    const rows = await findWaiting(tx, change, atOnce)
    const work = setPrice(ctx, tx, change)
    const ends = isApart ? await takeApart(tx, rows, work) : await takeOrThrow(rows, work)
    await answerRows(tx, change, ends, ctx.now())
    const isOver = rows.length < atOnce
    if (isOver) await finish(ctx, tx, change)
    return isOver
  })
}

function finish(
  ctx: Context,
  tx: Tx,
  { id, status }: Pick<PriceChange, 'id' | 'status'>,
  stoppedBy: string | null = null,
): Promise<boolean> {
  return movePriceChange(tx, id, {
    move: status === 'RUNNING' ? 'finish' : 'finishUndo',
    actor: 'clock',
    at: ctx.now(),
    set: { stopped_by: stoppedBy },
  })
}

/** Its person has left, or the shop may not sell: what was set stays, the rest is not. */
async function stop(ctx: Context, change: PriceChange, code: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    if (await finish(ctx, tx, change, code)) await leaveTheRest(tx, change)
  })
}
