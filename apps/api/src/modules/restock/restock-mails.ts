import { wirePoints, shownPoints } from '@galleria/contract/points-rules'
import { isLanguage, isSite, type Language, type Site } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { mailboxOf } from '#modules/account/index.ts'
import { versionWords } from '#modules/catalog/index.ts'
import type { Context } from '#platform/context.ts'
import { subscribe, type Subscription } from '#platform/jobs.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { pictures } from '#platform/picture-urls.ts'
import { isWithin, takeBack } from '#platform/rate-limit.ts'
import { blind } from '#platform/secrets.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, formatsFor, writeMail, type MailGoods } from '#platform/write-mail.ts'
import { restockJobs, type BackJob, type ConfirmJob } from './restock.jobs.ts'
import { findAlert } from './restock.queries.ts'
import { waitOn } from './restock.store.ts'
import type { AlertRow } from './restock.types.ts'
import { confirmToken, endToken } from './alert-keys.ts'

/** The two mails about what is sold out: is it you who asks, and it is back. */
export function restockSubscriptions(own: () => Context, mailer: Mailer): readonly Subscription[] {
  return [
    subscribe(restockJobs.confirm, (job) => mailConfirm(own(), mailer, job)),
    subscribe(restockJobs.back, (job) => mailBack(own(), mailer, job)),
  ]
}

/** What a mailbox gets that nobody has proven, from all networks together. */
const UNPROVEN = [
  { name: 'hour', times: 2, seconds: 3600 },
  { name: 'day', times: 4, seconds: 86_400 },
] as const

/**
 * Nothing in it that somebody typed, and one link. One too many is left out; the alert is forgotten
 * with the others that nobody confirmed.
 */
async function mailConfirm(ctx: Context, mailer: Mailer, job: ConfirmJob): Promise<void> {
  const alert = await findAlert(ctx.db, job.wishId)
  if (!alert?.to || alert.waitsSince) return
  const mailbox = blind(ctx.env.secret, mailboxOf(alert.to))
  const counted: string[] = []
  for (const { name, ...limit } of UNPROVEN) {
    const key = `stock-wish:${name}:${mailbox}`
    counted.push(key)
    if (!(await isWithin(ctx, key, limit))) return takeBack(ctx, counted)
  }
  const mail = confirmMail(ctx, alert, alert.to)
  // What did not leave does not count: the queue tries again.
  await sendOnce(ctx, mailer, { key: `wish:${job.wishId}:${job.askedAt}`, mail }).catch(
    async (error: unknown) => {
      await takeBack(ctx, counted)
      throw error
    },
  )
}

function confirmMail(ctx: Context, alert: AlertRow, to: string): Mail {
  const language = languageOf(alert)
  const words = texts[language].mails.restock.confirm
  const facts = { item: alert.itemName, version: versionWords(alert, language) }
  return writeMail({
    to,
    language,
    name: '',
    subject: fill(words.subject, facts),
    parts: [
      { kind: 'line', text: fill(words.intro, facts) },
      {
        kind: 'button',
        text: words.button,
        href: `${ctx.env.origin}/back-in-stock?token=${confirmToken(ctx, alert.id)}`,
      },
      { kind: 'note', text: words.unexpected },
    ],
  })
}

/** Once per alert. Where the version is gone again its reader waits on. */
async function mailBack(ctx: Context, mailer: Mailer, { wishId }: BackJob): Promise<void> {
  const alert = await findAlert(ctx.db, wishId)
  if (!alert?.to || !alert.toldAt) return
  if (!alert.offer) return waitOn(ctx.db, wishId)
  await sendOnce(ctx, mailer, {
    key: `wish-back:${wishId}`,
    mail: backMail(ctx, alert, alert.to, alert.offer),
  })
}

function backMail(
  ctx: Context,
  alert: AlertRow,
  to: string,
  offer: NonNullable<AlertRow['offer']>,
): Mail {
  const language = languageOf(alert)
  const words = texts[language].mails.restock.back
  const facts = { item: alert.itemName, version: versionWords(alert, language) }
  const wayOut = `${ctx.env.origin}/back-in-stock/end?token=${endToken(ctx, readerOf(alert))}`
  const mail = writeMail({
    to,
    language,
    name: alert.nickname ?? '',
    subject: fill(words.subject, facts),
    parts: [
      { kind: 'line', text: fill(words.intro, facts) },
      { kind: 'goods', goods: [goodsOf(ctx, alert, offer)] },
      { kind: 'button', text: words.button, href: ctx.env.origin + alert.path },
      { kind: 'line', text: words.few },
      { kind: 'note', text: words.once },
      { kind: 'link', text: words.end, href: wayOut },
    ],
  })
  return { ...mail, unsubscribe: wayOut }
}

function readerOf({ id, userId, mailbox }: AlertRow) {
  if (userId) return { userId }
  if (mailbox) return { mailbox }
  throw new Error(`wish ${id} is nobody's`)
}

function goodsOf(ctx: Context, alert: AlertRow, offer: NonNullable<AlertRow['offer']>): MailGoods {
  const language = languageOf(alert)
  return {
    picture: ctx.env.origin + pictures.mailUrl(alert.picture),
    name: alert.itemName,
    details: [versionWords(alert, language)].filter(Boolean),
    right: priceText(offer, language, isSite(alert.site) ? alert.site : 'DE'),
  }
}

function priceText(
  { amount, points, currency }: NonNullable<AlertRow['offer']>,
  language: Language,
  site: Site,
): string {
  const money = formatsFor(language, site, currency).amount(amount)
  if (points === 0) return money
  const words = texts[language].mails.points
  return fill(amount > 0 ? words.both : words.only, {
    points: String(shownPoints(wirePoints(points))),
    amount: money,
  })
}

function languageOf({ language }: AlertRow): Language {
  return isLanguage(language) ? language : 'en'
}
