import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { agree } from '../answer-application.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** A13: a seller who has not answered in time has agreed. */
export async function answerSilence(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (reverse.nextStepAt && reverse.nextStepAt <= ctx.now()) await agree(ctx, tx, reverse, 'clock')
}
