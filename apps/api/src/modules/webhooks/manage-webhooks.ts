import { randomBytes } from 'node:crypto'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { webhookCalls, WireWebhook } from '@galleria/contract/merchant-webhook'
import {
  MOST_WEBHOOKS,
  SECRET_OVERLAP_HOURS,
  TEST_EVENT,
  webhookEvents,
} from '@galleria/contract/merchant-webhook-rules'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { noteChanges, type AuditAbout } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { sellerOf, tellProgram } from '#modules/merchant/index.ts'
import { bodyOf } from './tell-moves.ts'
import { demandAddress } from './webhook-address.ts'
import { findMessage } from './webhooks.queries.ts'
import { webhookJobs } from './webhooks.jobs.ts'
import {
  addMessages,
  addWebhookRow,
  changeWebhookRow,
  findWebhook,
  findWebhooks,
  reopenMessage,
  replaceSecret,
  stopWebhook,
  type Webhook,
} from './webhooks.store.ts'

/** Each looks a name up that somebody chose, and each sends something to it. */
const ADDRESSES = { times: 60, seconds: 3600 }
const SENDINGS = { times: 120, seconds: 3600 }

const isOn = ({ status, hasMaker }: Webhook) => status === 'ON' && hasMaker

export async function listWebhooks(ctx: Context): Promise<WireWebhook[]> {
  return (await findWebhooks(ctx.db, sellerOf(ctx))).map(presentWebhook)
}

function presentWebhook(one: Webhook): WireWebhook {
  return {
    id: toWireId('webhook', one.id),
    url: one.url,
    eventList: one.events,
    status: one.hasMaker ? (one.status as WireWebhook['status']) : 'MAKER_LEFT',
    createTime: one.createdAt.toISOString(),
    failingSince: one.failingSince?.toISOString() ?? null,
    operationList: isOn(one) ? ['test'] : [],
  }
}

/** 256 bits, as the scheme writes them. */
const makeSecret = () => `whsec_${randomBytes(32).toString('base64')}`

export async function addWebhook(
  ctx: Context,
  { url: typed, eventList }: Parsed<typeof webhookCalls.addWebhook>,
): Promise<Reply<typeof webhookCalls.addWebhook>> {
  await countAgainst(ctx, `webhook-address:${sellerOf(ctx)}`, ADDRESSES)
  const url = await demandAddress(ctx.env, typed)
  const secret = makeSecret()
  await ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'sellers', { id: sellerOf(ctx) })
    if ((await findWebhooks(tx, sellerOf(ctx))).length >= MOST_WEBHOOKS)
      throw refuse('webhook.too_many', { most: MOST_WEBHOOKS })
    const id = ctx.newId('webhook')
    const events = webhookEvents.filter((event) => eventList.includes(event))
    await addWebhookRow(ctx, tx, {
      ...{ id, url, events, secret },
      sellerId: sellerOf(ctx),
      madeBy: buyerOf(ctx),
    })
    noteChanges(tx, aboutOf({ id, url }), { after: { events: events.join(', '), state: 'ON' } })
    await tellProgram(ctx, tx, { what: 'webhook', name: new URL(url).host })
  })
  return { secret, webhookList: await listWebhooks(ctx) }
}

export async function changeWebhook(
  ctx: Context,
  { id, url: typed, eventList, isOn: isWanted }: Parsed<typeof webhookCalls.changeWebhook>,
): Promise<WireWebhook[]> {
  await countAgainst(ctx, `webhook-address:${sellerOf(ctx)}`, ADDRESSES)
  const url = await demandAddress(ctx.env, typed)
  await ctx.inTransaction(async (tx) => {
    const before = await lockWebhook(ctx, tx, id)
    const events = webhookEvents.filter((event) => eventList.includes(event))
    const status = isWanted ? 'ON' : before.status === 'FAILED' ? 'FAILED' : 'OFF'
    const isSame =
      before.url === url &&
      before.status === status &&
      before.hasMaker &&
      before.events.join(' ') === events.join(' ')
    if (isSame) return
    if (!isWanted) await stopWebhook(tx, id, 'OFF')
    await changeWebhookRow(tx, id, { url, events, status, madeBy: buyerOf(ctx) })
    if (before.url !== url) await tellProgram(ctx, tx, { what: 'webhook', name: new URL(url).host })
    noteChanges(tx, aboutOf(before), {
      before: {
        address: before.url,
        events: before.events.join(', '),
        state: onOrOff(before.status),
      },
      after: { address: url, events: events.join(', '), state: onOrOff(status) },
    })
  })
  return listWebhooks(ctx)
}

export async function rotateWebhook(
  ctx: Context,
  { id }: { id: Id<'webhook'> },
): Promise<Reply<typeof webhookCalls.rotateWebhook>> {
  const secret = makeSecret()
  await ctx.inTransaction(async (tx) => {
    const one = await lockWebhook(ctx, tx, id)
    const beforeUntil = new Date(ctx.now().getTime() + SECRET_OVERLAP_HOURS * HOUR)
    await replaceSecret(ctx, tx, { id, secret, beforeUntil })
    noteChanges(tx, aboutOf(one), { after: {} })
  })
  return { secret, webhookList: await listWebhooks(ctx) }
}

export async function removeWebhook(
  ctx: Context,
  { id }: { id: Id<'webhook'> },
): Promise<WireWebhook[]> {
  await ctx.inTransaction(async (tx) => {
    const one = await lockWebhook(ctx, tx, id)
    await stopWebhook(tx, id, 'REMOVED')
    noteChanges(tx, aboutOf(one), {
      before: { state: onOrOff(one.status), events: one.events.join(', ') },
      after: { state: null, events: null },
    })
  })
  return listWebhooks(ctx)
}

export async function testWebhook(ctx: Context, { id }: { id: Id<'webhook'> }): Promise<void> {
  await countAgainst(ctx, `webhook-send:${sellerOf(ctx)}`, SENDINGS)
  await ctx.inTransaction(async (tx) => {
    const one = await lockWebhook(ctx, tx, id)
    if (!isOn(one)) throw refuse('webhook.off')
    const messageId = ctx.newId('webhookMessage')
    const at = ctx.now()
    const body = bodyOf(TEST_EVENT, at, { id: toWireId('webhook', id) })
    await addMessages(tx, [
      { id: messageId, webhookId: id, sellerId: one.sellerId, type: TEST_EVENT, body, at },
    ])
    await ctx.jobs.send(tx, webhookJobs.send, { messageId })
    noteChanges(tx, aboutOf(one), { after: {} })
  })
}

export async function sendWebhookAgain(
  ctx: Context,
  { id }: { id: Id<'webhookMessage'> },
): Promise<void> {
  await countAgainst(ctx, `webhook-send:${sellerOf(ctx)}`, SENDINGS)
  await ctx.inTransaction(async (tx) => {
    const message = await findMessage(tx, { id, sellerId: sellerOf(ctx) })
    if (!message) throw refuse('webhook.not_found')
    const one = await lockWebhook(ctx, tx, message.webhookId)
    if (!isOn(one)) throw refuse('webhook.off')
    await reopenMessage(tx, id, ctx.now())
    await ctx.jobs.send(tx, webhookJobs.send, { messageId: id })
    noteChanges(tx, aboutOf(one), { after: {} })
  })
}

async function lockWebhook(ctx: Context, tx: Tx, id: Id<'webhook'>): Promise<Webhook> {
  await lockRow(tx, 'webhook_endpoints', { id, seller_id: sellerOf(ctx) })
  const found = await findWebhook(tx, { id, sellerId: sellerOf(ctx) })
  if (!found) throw refuse('webhook.not_found')
  return found
}

const onOrOff = (status: Webhook['status']) => (status === 'ON' ? 'ON' : 'OFF')

/** Whose address is known by its host; the rest of it may hold what lets others in. */
const aboutOf = ({ id, url }: Pick<Webhook, 'id' | 'url'>): AuditAbout => ({
  kind: 'webhook',
  id,
  name: new URL(url).host,
})
