import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail, type Part } from '#platform/write-mail.ts'
import { findOperators, findReaders, type Reader } from '#modules/merchant/index.ts'
import type { ItemMailJob } from './goods.jobs.ts'
import { findItemToTell } from './own-item.queries.ts'

/**
 * Tells each operator that an item waits, and the people of its shop what the mall has decided,
 * once per sending. One that was taken back meanwhile needs nobody's look.
 */
export async function mailItem(ctx: Context, mailer: Mailer, job: ItemMailJob): Promise<void> {
  const item = await findItemToTell(ctx.db, job.itemId)
  if (!item || (job.kind === 'waiting' && item.status !== 'IN_REVIEW')) return
  const readers = await (job.kind === 'waiting'
    ? findOperators(ctx.db, 'admission')
    : findReaders(ctx.db, item.sellerId, 'write'))
  for (const reader of readers)
    await sendOnce(ctx, mailer, {
      key: `item:${job.itemId}:${job.version}:${job.kind}:${reader.key}`,
      mail: itemMail(item, job, reader, ctx.env.origin),
    })
}

function itemMail(
  item: { readonly name: string; readonly shopName: string },
  { itemId, kind, note }: ItemMailJob,
  reader: Reader,
  origin: string,
) {
  const language = isLanguage(reader.language) ? reader.language : 'en'
  const words = texts[language].mails.items[kind]
  const facts = { item: item.name, shop: item.shopName }
  const reason: Part[] = note ? [{ kind: 'line', text: note }] : []
  const path = kind === 'waiting' ? 'operator/items' : `items/${itemId}`
  return writeMail({
    to: reader.email,
    language,
    subject: fill(words.subject, facts),
    name: reader.name,
    parts: [
      { kind: 'line', text: fill(words.intro, facts) },
      ...reason,
      { kind: 'button', text: words.link, href: `${origin}/backoffice/${path}` },
    ],
  })
}
