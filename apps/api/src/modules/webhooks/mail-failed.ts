import { isLanguage } from '@galleria/contract/storefronts'
import { FAILING_DAYS } from '@galleria/contract/merchant-webhook-rules'
import { texts } from '@galleria/i18n'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import { findReaders } from '#modules/merchant/index.ts'
import { findWebhook } from './webhooks.store.ts'

/**
 * To each owner, once: a program of theirs has taken nothing for days, and is told nothing any
 * more.
 */
export async function mailFailed(
  ctx: Context,
  mailer: Mailer,
  { webhookId, since }: { readonly webhookId: Id<'webhook'>; readonly since: string },
): Promise<void> {
  const one = await findWebhook(ctx.db, { id: webhookId })
  if (!one) return
  const facts = { host: new URL(one.url).host, days: String(FAILING_DAYS) }
  for (const reader of await findReaders(ctx.db, one.sellerId, 'people')) {
    const language = isLanguage(reader.language) ? reader.language : 'en'
    const words = texts[language].mails.webhookFailed
    await sendOnce(ctx, mailer, {
      key: `webhook:${webhookId}:${since}:${reader.key}`,
      mail: writeMail({
        to: reader.email,
        language,
        subject: fill(words.subject, facts),
        name: reader.name,
        parts: [
          { kind: 'line', text: fill(words.text, facts) },
          { kind: 'button', text: words.link, href: `${ctx.env.origin}/backoffice/programs` },
        ],
      }),
    })
  }
}
