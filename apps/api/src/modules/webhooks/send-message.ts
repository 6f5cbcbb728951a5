import { Webhook } from 'standardwebhooks'
import { LONGEST_ANSWER, webhookWaits } from '@galleria/contract/merchant-webhook-rules'
import { toWireId, type Id } from '@galleria/kernel/id'
import { crashAt } from '#platform/crash-point.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postToProgram, type PostAnswer } from '#platform/post-to-program.ts'
import { mayReach } from './webhook-address.ts'
import { webhookJobs } from './webhooks.jobs.ts'
import {
  addTry,
  closeMessage,
  findDueMessages,
  markFailing,
  markTaken,
  openSecrets,
  stopWebhook,
  takeMessage,
  type Taken,
} from './webhooks.store.ts'

/** A program that needs longer takes the message and works on it afterwards. */
const WAIT_MS = 8_000
const SLOW_MS = 4_000
/**
 * After a try that came to nothing its address rests, so that a wall is not run against by eight at
 * once.
 */
const LONGEST_REST_MS = 60_000

/**
 * Sends one message, if it is due: taken and committed first, sent outside of any transaction, then
 * written down. Killed in between it is due again in a minute, and may come twice under one id; its
 * receiver knows it by that.
 */
export async function sendMessage(
  ctx: Context,
  { messageId }: { readonly messageId: Id<'webhookMessage'> },
): Promise<void> {
  const taken = await takeMessage(ctx.db, messageId, ctx.now())
  if (!taken) return
  const answer = await post(ctx, taken)
  crashAt('program.told')
  await ctx.inTransaction(async (tx) => {
    await addTry(tx, taken.id, answer, ctx.now())
    if (answer.outcome !== 'TAKEN') return waitOrGiveUp(ctx, tx, taken)
    await closeMessage(tx, taken, { status: 'DELIVERED' })
    const isSlow = answer.ms > SLOW_MS
    return markTaken(tx, taken.webhookId, isSlow ? new Date(ctx.now().getTime() + answer.ms) : null)
  })
}

function post(ctx: Context, taken: Taken): Promise<PostAnswer> {
  const { body } = taken
  const id = toWireId('webhookMessage', taken.id)
  const at = ctx.now()
  const signatures = openSecrets(ctx, taken).map((secret) => new Webhook(secret).sign(id, at, body))
  return postToProgram(taken.url, {
    body,
    timeoutMs: WAIT_MS,
    keep: LONGEST_ANSWER,
    mayReach: mayReach(ctx.env),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Galleria-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
  })
}

async function waitOrGiveUp(ctx: Context, tx: Tx, taken: Taken): Promise<void> {
  const seconds = webhookWaits[taken.tries - 1]
  const now = ctx.now().getTime()
  const waitMs = (seconds ?? 0) * 1000
  if (seconds === undefined) await closeMessage(tx, taken, { status: 'GIVEN_UP' })
  else {
    const nextTryAt = new Date(now + waitMs)
    await closeMessage(tx, taken, { nextTryAt })
    await ctx.jobs.send(tx, webhookJobs.send, { messageId: taken.id }, { startAfter: nextTryAt })
  }
  const rest = Math.min(waitMs || LONGEST_REST_MS, LONGEST_REST_MS)
  const failing = await markFailing(tx, taken.webhookId, {
    now: ctx.now(),
    restingUntil: new Date(now + rest),
  })
  if (!failing?.isTooLong || !(await stopWebhook(tx, taken.webhookId, 'FAILED'))) return
  await ctx.jobs.send(tx, webhookJobs.mailFailed, {
    webhookId: taken.webhookId,
    since: failing.failingSince.toISOString(),
  })
}

/** The clock's round. */
export async function sendDue(ctx: Context): Promise<void> {
  for (const messageId of await findDueMessages(ctx.db, ctx.now()))
    await ctx.jobs.send(ctx.db, webhookJobs.send, { messageId })
}
