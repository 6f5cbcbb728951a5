import { RECEIVED_AFTER_ARRIVAL_DAYS } from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findReverseParcels } from '#modules/shipping/index.ts'
import { receive } from '../confirm-replacement.ts'
import { DAY } from '../deadlines.rules.ts'
import { setAnswerBy } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** A26: a replacement counts as received ten days after its carrier has delivered it; where no carrier says so, by the end that was set when it was sent. */
export async function awaitReceipt(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const parcels = (await findReverseParcels(tx, [reverse.id])).get(reverse.id) ?? []
  const arrivedAt = parcels.find(({ operator }) => operator === 'SELLER')?.deliveredAt
  const answerBy = arrivedAt
    ? new Date(arrivedAt.getTime() + RECEIVED_AFTER_ARRIVAL_DAYS * DAY)
    : reverse.answerBy
  if (answerBy.getTime() !== reverse.answerBy.getTime())
    await setAnswerBy(tx, reverse, { answerBy, next: answerBy })
  if (answerBy <= ctx.now()) await receive(ctx, tx, reverse, { actor: 'clock' })
}
