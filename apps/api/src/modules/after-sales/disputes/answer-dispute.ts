import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { reverseDisputeCalls } from '@galleria/contract/after-sales-dispute'
import type { Parsed } from '@galleria/contract/define-call'
import type { Id } from '@galleria/kernel/id'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { attachSide } from './attach-evidence.ts'
import { answerDispute as saveAnswer } from './dispute.store.ts'
import { lockSellers } from '../lock-reverse.ts'
import { readSellersReverse } from '../read-reverse.ts'
import { operationsOf } from '../reverse.present.ts'
import { factsOf } from '../reverse.facts.ts'
import { endInReturn, endWithMoney } from './end-dispute.ts'
import { refuseState } from '../answering/refuse-state.ts'

/** The shop says its side: once, and as long as there is time. From then on the mall can rule. */
export async function answerDispute(
  ctx: Context,
  { id, content, attachmentList }: Parsed<typeof reverseDisputeCalls.sayToMall>,
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, id)
    const isSaved =
      operationsOf(reverse, 'merchant').includes('answerDispute') &&
      (await saveAnswer(tx, id, {
        text: content,
        by: buyerOf(ctx),
        files: await attachSide(tx, buyerOf(ctx), reverse.sellerId, attachmentList?.files),
        at: ctx.now(),
      }))
    if (!isSaved) throw refuseState(reverse, 'merchant')
    noteChanges(tx, { kind: 'reverse', id, name: reverse.code }, { after: {} })
  })
  crashAt('reverse.moved')
  return readSellersReverse(ctx, id)
}

/** The shop agrees after all, before anybody has ruled. */
export async function giveIn(
  ctx: Context,
  { id }: { readonly id: Id<'reverse'> },
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, id)
    const by = { actor: 'merchant', actorId: buyerOf(ctx), reason: '' } as const
    const isDone = factsOf(reverse).canComeBack
      ? await endInReturn(ctx, tx, reverse, by)
      : await endWithMoney(ctx, tx, reverse, by)
    if (!isDone) throw refuseState(reverse, 'merchant')
  })
  crashAt('reverse.moved')
  return readSellersReverse(ctx, id)
}
