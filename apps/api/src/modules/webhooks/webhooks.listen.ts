import type { Context } from '#platform/context.ts'
import { subscribe, type Subscription } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { mailFailed } from './mail-failed.ts'
import { sendMessage } from './send-message.ts'
import { webhookJobs } from './webhooks.jobs.ts'

export function webhookSubscriptions(own: () => Context, mailer: Mailer): readonly Subscription[] {
  return [
    subscribe(webhookJobs.send, (job) => sendMessage(own(), job)),
    subscribe(webhookJobs.mailFailed, (job) => mailFailed(own(), mailer, job)),
  ]
}
