import { randomUUID } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { OutsideError } from '#platform/outside.ts'
import type { MatterRow } from '../matters/matter.queries.ts'
import { paymentJobs } from '../payment.jobs.ts'
import {
  logUnanswered,
  ProviderRefused,
  type PaymentProvider,
  type ProviderDispute,
  type Providers,
} from '../providers/payment-provider.ts'
import {
  changeDispute,
  findDispute,
  findDueDisputes,
  lockDispute,
  type AnswerKind,
  type Dispute,
} from './dispute.store.ts'
import { ASK_AGAIN_MS, takeDispute } from './take-dispute.ts'

/** Ten minutes: an answer that did not arrive is sent again under its key. */
const SEND_AGAIN_MS = 600_000

/**
 * What an operator says is written down before its provider hears of it. The dispute is locked, and
 * takes an answer now.
 */
export async function saveAnswer(
  ctx: Context,
  tx: Tx,
  { id, disputeId }: MatterRow,
  answer: AnswerKind,
  text: string,
): Promise<void> {
  if (!disputeId) throw new Error(`matter ${id} is about no dispute`)
  await changeDispute(tx, disputeId, {
    answer,
    answer_text: text,
    answer_key: randomUUID(),
    answer_state: 'TO_SEND',
    next_check_at: ctx.now(),
  })
  await ctx.jobs.send(tx, paymentJobs.checkDispute, { disputeId })
}

/**
 * Sends what waits to be sent, else asks how the dispute stands; job and poller come here, at once
 * and again.
 */
export async function checkDispute(
  ctx: Context,
  providers: Providers,
  id: Id<'dispute'>,
): Promise<void> {
  const dispute = await findDispute(ctx.db, { id })
  const provider = dispute && providers.get(dispute.provider)
  if (!dispute) return
  // Gone, or one that tells and cannot be asked.
  if (!provider?.findDispute || dispute.notedBy) return lookAgain(ctx, dispute)
  try {
    const news = await askOrAnswer(ctx, provider, dispute)
    if (news) await takeDispute(ctx, provider.name, news)
    else await lookAgain(ctx, dispute)
  } catch (error) {
    // Others are due as well: whatever is wrong with this one, it is looked at again later.
    await lookAgain(ctx, dispute)
    if (error instanceof OutsideError) logUnanswered(ctx.log, error, { disputeId: id })
    else if (error instanceof ProviderRefused)
      ctx.log.warn({ err: error, disputeId: id }, 'a dispute cannot be asked about')
    else throw error
  }
}

async function askOrAnswer(
  ctx: Context,
  provider: PaymentProvider,
  dispute: Dispute,
): Promise<ProviderDispute | undefined> {
  const { ref, answer, answerText, answerKey, answerState } = dispute
  if (answerState !== 'TO_SEND' || !answer || !answerKey) return provider.findDispute?.(ref)
  try {
    const news = await provider.answerDispute?.({
      key: answerKey,
      ref,
      kind: answer,
      text: answerText ?? '',
    })
    await endAnswer(ctx, dispute, 'SENT')
    return news
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    // Decided meanwhile, or too late: how it stands now says so.
    await endAnswer(ctx, dispute, 'REFUSED')
    return provider.findDispute?.(ref)
  }
}

async function endAnswer(ctx: Context, { id, answerKey }: Dispute, state: 'SENT' | 'REFUSED') {
  await ctx.inTransaction(async (tx) => {
    const dispute = await lockDispute(tx, id)
    if (dispute?.answerState === 'TO_SEND' && dispute.answerKey === answerKey)
      await changeDispute(tx, id, { answer_state: state })
  })
}

async function lookAgain(ctx: Context, { id }: Dispute): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const dispute = await lockDispute(tx, id)
    if (!dispute) return
    const { contractId } = dispute
    if (contractId) await ctx.jobs.send(tx, paymentJobs.disputeMoved, { contractId })
    const pause = dispute.answerState === 'TO_SEND' ? SEND_AGAIN_MS : ASK_AGAIN_MS
    await changeDispute(tx, id, { next_check_at: new Date(ctx.now().getTime() + pause) })
  })
}

/** The poller's round: answers to send, and disputes nobody spoke of for a day. */
export async function checkDueDisputes(ctx: Context, providers: Providers): Promise<void> {
  for (const { id } of await findDueDisputes(ctx.db, ctx.now()))
    await checkDispute(ctx, providers, id).catch((error: unknown) =>
      ctx.log.error({ err: error, disputeId: id }, 'a dispute could not be looked at'),
    )
}
