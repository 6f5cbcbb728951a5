import { isLanguage, type Language } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { fill, writeMail, type Part } from '#platform/write-mail.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { findSentApplication } from './application.queries.ts'
import type { ApplicationMailKind, SellerMailKind } from './merchant.jobs.ts'
import { findSellersMailbox } from './merchant.queries.ts'
import { findSeller } from './seller.queries.ts'
import { findSellersHistories } from './seller.store.ts'

/**
 * Mails about coming in and being shut out. They leave from the queue, after the transaction that
 * caused them.
 */

const paths = {
  submitted: '/merchant/audit',
  approved: '/backoffice',
  rejected: '/merchant/audit',
  frozen: '/backoffice',
  unfrozen: '/backoffice',
  cleared: '/backoffice',
} as const

/**
 * To the account's own address, which is proven, and only where it has none to the one in the
 * application.
 */
export async function mailApplication(
  ctx: Context,
  mailer: Mailer,
  job: { applicationId: Id<'application'>; kind: ApplicationMailKind },
): Promise<void> {
  const application = await findSentApplication(ctx.db, job.applicationId)
  if (!application) return
  const { applicant } = application
  await mailer.send(
    mail(job.kind, {
      to: applicant.email || application.email,
      language: applicant.language,
      name: applicant.nickname,
      shop: application.shopName,
      reason: job.kind === 'rejected' ? application.rejectReason : '',
      origin: ctx.env.origin,
    }),
  )
}

export async function mailSeller(
  ctx: Context,
  mailer: Mailer,
  job: { sellerId: number; kind: SellerMailKind },
): Promise<void> {
  const [seller, mailbox, histories] = await Promise.all([
    findSeller(ctx.db, job.sellerId),
    findSellersMailbox(ctx.db, job.sellerId),
    findSellersHistories(ctx.db, [job.sellerId]),
  ])
  if (!seller || !mailbox) return
  // The reason of the move this mail is about; the seller may have moved on since.
  const event = { frozen: 'freeze', unfrozen: 'unfreeze', cleared: 'clear' }[job.kind]
  const reason = histories.get(job.sellerId)?.findLast((row) => row.event === event)?.facts?.[
    'reason'
  ]
  await mailer.send(
    mail(job.kind, {
      to: mailbox.email,
      language: mailbox.language,
      name: seller.name,
      shop: seller.shops[0]?.name ?? seller.name,
      reason: typeof reason === 'string' ? reason : '',
      origin: ctx.env.origin,
    }),
  )
}

function mail(
  kind: keyof typeof paths,
  about: {
    to: string
    language: string
    name: string
    shop: string
    reason: string
    origin: string
  },
): Mail {
  const language: Language = isLanguage(about.language) ? about.language : 'en'
  const words = texts[language].mails.merchant[kind]
  const reason: Part[] = about.reason ? [{ kind: 'line', text: about.reason }] : []
  return writeMail({
    to: about.to,
    language,
    subject: fill(words.subject, { shop: about.shop }),
    name: about.name,
    parts: [
      { kind: 'line', text: fill(words.intro, { shop: about.shop }) },
      ...reason,
      { kind: 'button', text: words.link, href: `${about.origin}${paths[kind]}` },
    ],
  })
}
