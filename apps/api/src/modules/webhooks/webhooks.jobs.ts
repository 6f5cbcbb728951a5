import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export const webhookJobs = {
  send: defineJob<{ readonly messageId: Id<'webhookMessage'> }>('webhook.send'),
  mailFailed: defineJob<{ readonly webhookId: Id<'webhook'>; readonly since: string }>(
    'mail.webhook',
  ),
}
