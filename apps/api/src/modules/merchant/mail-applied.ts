import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { findSentApplication } from './application.queries.ts'
import type { AppliedJob } from './merchant.jobs.ts'
import { findOperators } from './readers.queries.ts'

/**
 * Tells each operator, once per sending, that somebody wants to sell; one that was taken back or
 * decided meanwhile needs nobody's look.
 */
export async function mailApplied(ctx: Context, mailer: Mailer, job: AppliedJob): Promise<void> {
  const application = await findSentApplication(ctx.db, job.applicationId)
  if (application?.status !== 'AUDIT') return
  for (const reader of await findOperators(ctx.db, 'admission')) {
    const language = isLanguage(reader.language) ? reader.language : 'en'
    const words = texts[language].mails.applied
    const facts = { shop: application.shopName }
    await sendOnce(ctx, mailer, {
      key: `applied:${job.applicationId}:${job.sentAt}:${reader.key}`,
      mail: writeMail({
        to: reader.email,
        language,
        subject: fill(words.subject, facts),
        name: reader.name,
        parts: [
          { kind: 'line', text: fill(words.intro, facts) },
          {
            kind: 'button',
            text: words.link,
            href: `${ctx.env.origin}/backoffice/operator/applications/${toWireId('application', job.applicationId)}`,
          },
        ],
      }),
    })
  }
}
