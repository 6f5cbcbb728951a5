import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, formatsFor, writeMail } from '#platform/write-mail.ts'
import { findOperators } from '#modules/merchant/index.ts'
import type { DisputeNews } from '../after-sales.jobs.ts'
import { mallsWordsOf } from '../mails/mail-by-itself.ts'
import { findDisputed } from '../reverse.queries.ts'

const told = { due: 'rulingDue', late: 'rulingOverdue' } as const

/**
 * Tells each operator, once, that the mall was asked about a request, or that its ruling is due or
 * late; one that is over by then needs nobody's look.
 */
export async function mailDispute(ctx: Context, mailer: Mailer, job: DisputeNews): Promise<void> {
  const { reverseId } = job
  const reverse = await findDisputed(ctx.db, reverseId)
  if (reverse?.status !== 'IN_DISPUTE' || !reverse.dispute) return
  for (const reader of await findOperators(ctx.db, 'service')) {
    const language = isLanguage(reader.language) ? reader.language : 'en'
    const all = texts[language].mails.afterSales
    const asked = mallsWordsOf(reverse.dispute.cause, all)
    const words = { ...asked, ...(job.about ? all[told[job.about]] : {}) }
    const facts = {
      shop: reverse.shopName,
      code: reverse.code,
      deadline: formatsFor(language, 'DE', reverse.currency).time(
        new Date(job.about ? job.ruleUntil : reverse.dispute.ruleUntil),
      ),
    }
    await sendOnce(ctx, mailer, {
      key: job.about
        ? `dispute-${job.about}:${reverseId}:${job.ruleUntil}:${reader.key}`
        : `dispute:${reverseId}:${reader.key}`,
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
            href: `${ctx.env.origin}/backoffice/operator/disputes/${toWireId('reverse', reverseId)}`,
          },
        ],
      }),
    })
  }
}
