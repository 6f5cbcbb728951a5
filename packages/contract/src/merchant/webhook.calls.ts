import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, text, nothing, wireTime } from '../wire.ts'
import {
  LONGEST_WEBHOOK_URL,
  MOST_WEBHOOKS,
  SECRET_OVERLAP_HOURS,
  TEST_EVENT,
  WEBHOOK_LOG_DAYS,
  webhookEvents,
} from './webhook-rules.ts'

const event = z.enum(webhookEvents)
const webhook = z.object({
  id: z.string(),
  url: z.string(),
  eventList: z.array(event),
  /**
   * Nothing is sent any more. `FAILED`: nothing was taken for days; `MAKER_LEFT`: whoever gave it
   * no longer says who works for the shop, until somebody who does saves it anew.
   */
  status: z.enum(['ON', 'OFF', 'FAILED', 'MAKER_LEFT']),
  createTime: wireTime,
  failingSince: z.nullable(wireTime),
  operationList: z.array(z.enum(['test'])),
})
const webhookList = z.array(webhook)
export type WireWebhook = z.output<typeof webhook>

const message = z.object({
  id: z.string(),
  webhookId: z.string(),
  type: z.enum([...webhookEvents, TEST_EVENT]),
  status: z.enum(['WAITING', 'DELIVERED', 'GIVEN_UP']),
  createTime: wireTime,
  nextTryTime: z.nullable(wireTime),
  body: z.string(),
  tryList: z.array(
    z.object({
      time: wireTime,
      outcome: z.enum([
        'TAKEN',
        'ANSWERED',
        'REDIRECTED',
        'TIMED_OUT',
        'NOT_REACHED',
        'NOT_PUBLIC',
      ]),
      /** Of the answer, where there was one. */
      httpStatus: z.nullable(z.int()),
      ms: z.int(),
      answer: z.string(),
    }),
  ),
  operationList: z.array(z.enum(['sendAgain'])),
})
export type WireWebhookMessage = z.output<typeof message>

const url = text(LONGEST_WEBHOOK_URL, 1)
const eventList = z.array(event).check(z.minLength(1), z.maxLength(webhookEvents.length))
const one = z.object({ id: idOf('webhook') })
const shop = { who: 'merchant', right: 'people' } as const

export const webhookCalls = {
  listWebhooks: defineCall({
    call: 'POST /sapi/mall-merchant/webhook/list',
    ...shop,
    writes: false,
    about: 'Where programs of the own seller are told what happens.',
    body: nothing,
    reply: webhookList,
    refusals: [],
  }),
  addWebhook: defineCall({
    call: 'POST /sapi/mall-merchant/webhook/add',
    ...shop,
    writes: 'people',
    about: `An address that is told. The secret that signs is in this answer and nowhere else. At most ${MOST_WEBHOOKS}; https only, on a public address.`,
    body: z.object({ url, eventList }),
    reply: z.object({ secret: z.string(), webhookList }),
    refusals: ['webhook.too_many', 'webhook.address'],
  }),
  changeWebhook: defineCall({
    call: 'POST /sapi/mall-merchant/webhook/change',
    ...shop,
    writes: 'people',
    about: 'What it is told and where, and whether at all.',
    body: z.object({ ...one.shape, url, eventList, isOn: z.boolean() }),
    reply: webhookList,
    refusals: ['webhook.not_found', 'webhook.address'],
  }),
  rotateWebhook: defineCall({
    call: 'POST /sapi/mall-merchant/webhook/rotate',
    ...shop,
    writes: 'people',
    about: `A new secret; the one before signs beside it for ${SECRET_OVERLAP_HOURS} hours.`,
    body: one,
    reply: z.object({ secret: z.string(), webhookList }),
    refusals: ['webhook.not_found'],
  }),
  removeWebhook: defineCall({
    call: 'POST /sapi/mall-merchant/webhook/remove',
    ...shop,
    writes: 'people',
    about: 'It is told nothing any more. Twice is once.',
    body: one,
    reply: webhookList,
    refusals: ['webhook.not_found'],
  }),
  pageWebhookMessages: defineCall({
    call: 'POST /sapi/mall-merchant/webhook/messages',
    ...shop,
    writes: false,
    about: `What was told within ${WEBHOOK_LOG_DAYS} days, with each try. Twenty-five, the newest first.`,
    body: z.object({ before: z.optional(idOf('webhookMessage')) }),
    reply: z.object({ data: z.array(message), hasMore: z.boolean() }),
    refusals: [],
  }),
  testWebhook: defineCall({
    call: 'POST /sapi/mall-merchant/webhook/test',
    ...shop,
    writes: 'people',
    about: 'Sends a message of the type `test`.',
    body: one,
    reply: nothing,
    refusals: ['webhook.not_found', 'webhook.off'],
  }),
  sendWebhookAgain: defineCall({
    call: 'POST /sapi/mall-merchant/webhook/sendAgain',
    ...shop,
    writes: 'people',
    about: 'Sends a message once more, under the same id.',
    body: z.object({ id: idOf('webhookMessage') }),
    reply: nothing,
    refusals: ['webhook.not_found', 'webhook.off'],
  }),
}
