import { SELLER_REMINDED_BEFORE_HOURS } from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { agree } from '../agree.ts'
import { isReminderDue, nextLook } from '../deadlines.rules.ts'
import { markReminded } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../write-to-shop.ts'

const REMIND_BEFORE = [SELLER_REMINDED_BEFORE_HOURS]

/** A13: a seller who has not answered in time has agreed; before that the shop is reminded, once. */
export async function answerSilence(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  if (reverse.answerBy <= at) {
    await agree(ctx, tx, reverse, { actor: 'clock' })
    return
  }
  if (!isReminderDue(reverse, REMIND_BEFORE, at)) return
  const next = nextLook(reverse.answerBy, REMIND_BEFORE, at)
  await markReminded(tx, reverse, { at, next })
  await writeToShop(ctx, tx, reverse, 'reminder')
}
