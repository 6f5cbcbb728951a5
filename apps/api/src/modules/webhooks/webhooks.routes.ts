import { webhookCalls } from '@galleria/contract/merchant-webhook'
import { bind, type Bound } from '#platform/bind.ts'
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhook,
  sendWebhookAgain,
  testWebhook,
} from './manage-webhooks.ts'
import { pageMessages } from './webhooks.queries.ts'

export const webhookRoutes: readonly Bound[] = [
  bind(webhookCalls.listWebhooks, listWebhooks),
  bind(webhookCalls.addWebhook, addWebhook),
  bind(webhookCalls.changeWebhook, changeWebhook),
  bind(webhookCalls.rotateWebhook, rotateWebhook),
  bind(webhookCalls.removeWebhook, removeWebhook),
  bind(webhookCalls.pageWebhookMessages, pageMessages),
  bind(webhookCalls.testWebhook, async (ctx, body) => nothing(testWebhook(ctx, body))),
  bind(webhookCalls.sendWebhookAgain, async (ctx, body) => nothing(sendWebhookAgain(ctx, body))),
]

async function nothing(work: Promise<void>): Promise<Record<string, never>> {
  await work
  return {}
}
