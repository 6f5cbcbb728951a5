import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { agree } from '../answer-application.ts'
import { markReminded } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../write-to-shop.ts'

/** A13: a seller who has not answered in time has agreed; before that the shop is reminded, once. */
export async function answerSilence(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const now = ctx.now()
  if (reverse.answerBy <= now) {
    await agree(ctx, tx, reverse, 'clock')
    return
  }
  if (reverse.remindedAt || !reverse.nextStepAt || reverse.nextStepAt > now) return
  await markReminded(tx, reverse, now)
  await writeToShop(ctx, tx, reverse, 'reminder')
}
