import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { lessOf, refuseMoved } from '../answering/accept-goods.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { askByItself } from './ask-by-itself.ts'
import { addInspections } from '../answering/inspection.store.ts'
import { refusePart, type RefusedPart } from '../answering/refuse-part.ts'
import { findReverseForMall } from '../reverse.queries.ts'
import { factsOf } from '../reverse.facts.ts'
import { returningQty, type FoundLine } from '../reverse.rules.ts'
import { claimsOf, moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

/**
 * Nothing at all was in the box of goods that nobody can decline: those of a withdrawal by law, or
 * of a return that the mall has ruled.
 */
export function isEmptyBox(reverse: ReverseRow, lines: readonly FoundLine[]): boolean {
  const { isStatutory, isRuledReturn, isSentBack } = factsOf(reverse)
  return (
    (isStatutory || isRuledReturn) &&
    isSentBack &&
    lines.every(({ line, found, loss }) => found.MISSING === returningQty(line) && loss === 0)
  )
}

/**
 * Its shop says so, and shows it: no money moves and no stock. What was ruled or withdrawn stays as
 * it is written and ends here; what it claimed is a request of its own from the same transaction
 * on, about which the clock asks the mall, so that both say theirs (decision 279).
 */
export async function askAboutEmpty(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  lines: readonly FoundLine[],
  refusal: RefusedPart,
): Promise<void> {
  const at = ctx.now()
  const moved = await moveReverse(tx, reverse.id, {
    move: 'closeEmpty',
    ...refusal.by,
    at,
    set: { next_step_at: null, checked_at: at, stopped_at: at },
  })
  if (!moved) throw refuseMoved(reverse, refusal.by.actor)
  await addInspections(
    tx,
    lines.map(({ line, found }) => ({ id: line.id, found })),
  )
  await changeClaims(tx, claimsOf(reverse), 'refused')
  const id = await refusePart(ctx, tx, reverse, lessOf(reverse, lines), refusal)
  const asked = await findReverseForMall(tx, id)
  if (!asked) throw new Error('a request that was just set apart')
  await changeClaims(tx, claimsOf(asked), 'asked')
  if (!(await askByItself(ctx, tx, asked, { move: 'askEmpty', cause: 'EMPTY' })))
    throw new Error('a request that was just closed')
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: id, kind: 'emptyDisputed' })
  await writeToShop(ctx, tx, asked, { kind: 'emptyDisputedShop' })
}
