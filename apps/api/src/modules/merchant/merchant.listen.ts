import type { Context } from '#platform/context.ts'
import { subscribe, type Subscription } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { mailApplied } from './mail-applied.ts'
import { mailInvitation } from './mail-invitation.ts'
import { mailPeople } from './mail-people.ts'
import { mailProgram } from './mail-program.ts'
import { mailApplication, mailSeller } from './merchant-mails.ts'
import { merchantJobs } from './merchant.jobs.ts'

/** The mails about applications and sellers: sent and answered by this module alone. */
export function merchantSubscriptions(own: () => Context, mailer: Mailer): readonly Subscription[] {
  return [
    subscribe(merchantJobs.mailApplication, (job) => mailApplication(own(), mailer, job)),
    subscribe(merchantJobs.mailApplied, (job) => mailApplied(own(), mailer, job)),
    subscribe(merchantJobs.mailInvitation, (job) => mailInvitation(own(), mailer, job)),
    subscribe(merchantJobs.mailProgram, (job) => mailProgram(own(), mailer, job)),
    subscribe(merchantJobs.mailPeople, (job) => mailPeople(own(), mailer, job)),
    subscribe(merchantJobs.mailSeller, (job) => mailSeller(own(), mailer, job)),
  ]
}
