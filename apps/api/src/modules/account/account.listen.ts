import type { Context } from '#platform/context.ts'
import { subscribe, type Subscription } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { accountJobs } from './account.jobs.ts'
import { mailWelcome } from './contacts/mail-welcome.ts'
import { sendAccountMail, type Senders } from './contacts/send-account-mail.ts'
import { mailOperators } from './operators/mail-operators.ts'
import { mailFactorOff, mailNewBrowser } from './second-factor/factor-mails.ts'

/** The mails about accounts and the mall's people: sent and answered by this module alone. */
export function accountSubscriptions(
  own: () => Context,
  senders: Senders,
  mailer: Mailer,
): readonly Subscription[] {
  return [
    subscribe(accountJobs.mail, (job) => sendAccountMail(own(), senders, job)),
    subscribe(accountJobs.welcome, (job) => mailWelcome(own(), mailer, job)),
    subscribe(accountJobs.factorOff, (job) => mailFactorOff(own(), mailer, job)),
    subscribe(accountJobs.newBrowser, (job) => mailNewBrowser(own(), mailer, job)),
    subscribe(accountJobs.mailOperators, (job) => mailOperators(own(), mailer, job)),
  ]
}
