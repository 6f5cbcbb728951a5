import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import { findOperators } from '#modules/merchant/index.ts'
import { findDisputed } from './reverse.queries.ts'

/** Tells each operator, once, that the mall was asked about a request; one that is over by then needs nobody's look. */
export async function mailDispute(
  ctx: Context,
  mailer: Mailer,
  { reverseId }: { readonly reverseId: Id<'reverse'> },
): Promise<void> {
  const reverse = await findDisputed(ctx.db, reverseId)
  if (reverse?.status !== 'IN_DISPUTE') return
  for (const reader of await findOperators(ctx.db)) {
    const language = isLanguage(reader.language) ? reader.language : 'en'
    const words = texts[language].mails.afterSales.mallAsked
    const facts = { shop: reverse.shopName, code: reverse.code }
    await sendOnce(ctx, mailer, {
      key: `dispute:${reverseId}:${reader.key}`,
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
