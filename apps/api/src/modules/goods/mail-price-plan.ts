import { isLanguage, type Language } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail, type Part } from '#platform/write-mail.ts'
import { findReaders, timeZoneOf } from '#modules/merchant/index.ts'
import type { PricePlanJob } from './goods.jobs.ts'
import { sentencesOf } from './price-plan.present.ts'
import { findPlanToTell } from './price-plan.store.ts'

/**
 * Tells those who keep the goods of a shop, also of one that is frozen, that prices did not begin,
 * and why.
 */
export async function mailPricePlan(
  ctx: Context,
  mailer: Mailer,
  { planId }: PricePlanJob,
): Promise<void> {
  const plan = await findPlanToTell(ctx.db, planId)
  if (!plan?.refusedFor) return
  for (const reader of await findReaders(ctx.db, plan.sellerId, 'stock')) {
    const language: Language = isLanguage(reader.language) ? reader.language : 'en'
    const words = texts[language].mails.items.pricePlan
    const at = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: timeZoneOf(plan.country),
    }).format(plan.beginsAt)
    const facts = { code: plan.code, at }
    const reasons: Part[] = sentencesOf(plan.refusedFor, language).map(({ place, sentence }) => ({
      kind: 'line',
      text: place ? `${place}: ${sentence}` : sentence,
    }))
    await sendOnce(ctx, mailer, {
      key: `price-plan:${planId}:${reader.key}`,
      mail: writeMail({
        to: reader.email,
        language,
        subject: fill(words.subject, facts),
        name: reader.name,
        parts: [
          { kind: 'line', text: fill(words.intro, facts) },
          ...reasons,
          {
            kind: 'button',
            text: words.link,
            href: `${ctx.env.origin}/backoffice/goods/${encodeURIComponent(plan.code)}`,
          },
        ],
      }),
    })
  }
}
