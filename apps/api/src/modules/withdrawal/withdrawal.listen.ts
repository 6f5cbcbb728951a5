import type { Context } from '#platform/context.ts'
import { subscribe, type Subscription } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { matchWithdrawal } from './match-withdrawal.ts'
import { mailWithdrawal } from './withdrawal-mails.ts'
import { withdrawalJobs } from './withdrawal.jobs.ts'

export function withdrawalSubscriptions(
  own: () => Context,
  mailer: Mailer,
): readonly Subscription[] {
  return [
    subscribe(withdrawalJobs.match, (job) => matchWithdrawal(own(), job)),
    subscribe(withdrawalJobs.mail, (job) => mailWithdrawal(own(), mailer, job)),
  ]
}
