import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import { merchantJobs, type ProgramJob } from './merchant.jobs.ts'
import { findOwners, findReader } from './readers.queries.ts'
import { sellerOf } from './roles.ts'
import { findSeller } from './seller.queries.ts'

/** That a program is let in, or is told what happens: in the transaction that makes it so. */
export function tellProgram(
  ctx: Context,
  tx: Tx,
  about: Pick<ProgramJob, 'what' | 'name'>,
): Promise<unknown> {
  return ctx.jobs.send(tx, merchantJobs.mailProgram, {
    ...about,
    id: ctx.newId('job'),
    sellerId: sellerOf(ctx),
    byId: buyerOf(ctx),
  })
}

/**
 * To every owner, whoever of them did it: an account in the wrong hands cannot open a lasting door
 * in silence. Once each.
 */
export async function mailProgram(ctx: Context, mailer: Mailer, job: ProgramJob): Promise<void> {
  const [seller, by, owners] = await Promise.all([
    findSeller(ctx.db, job.sellerId),
    findReader(ctx.db, job.byId),
    findOwners(ctx.db, job.sellerId),
  ])
  if (!seller) return
  const facts = {
    shop: seller.shops[0]?.name ?? seller.name,
    by: by?.name ?? '',
    name: job.name,
  }
  for (const reader of owners) {
    const language = isLanguage(reader.language) ? reader.language : 'en'
    const words = texts[language].mails.programs
    await sendOnce(ctx, mailer, {
      key: `program:${job.id}:${reader.key}`,
      mail: writeMail({
        to: reader.email,
        language,
        subject: fill(job.what === 'key' ? words.keySubject : words.webhookSubject, facts),
        name: reader.name,
        parts: [
          { kind: 'line', text: fill(words[job.what], facts) },
          { kind: 'line', text: words.look },
          { kind: 'button', text: words.link, href: `${ctx.env.origin}/backoffice/programs` },
        ],
      }),
    })
  }
}
