import { deviceName } from '@galleria/contract/device-name'
import { isLanguage, isSite, type Language } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { findHistory } from '#platform/transitions.ts'
import { fill, formatsFor, writeMail, type Part } from '#platform/write-mail.ts'
import { findUser, type UserRow } from '../account.store.ts'

/**
 * Mails about how somebody signs in that say more than a notice: the operator's reason, and which
 * browser.
 */

type Reader = { readonly to: string; readonly language: Language; readonly name: string }

/** Nothing to whoever has left, or has no address, meanwhile. */
async function findReader(
  ctx: Context,
  userId: Id<'user'>,
): Promise<{ reader: Reader; user: UserRow } | undefined> {
  const user = await findUser(ctx.db, userId)
  if (user?.kind !== 'member' || !user.email) return undefined
  const language = isLanguage(user.language) ? user.language : 'en'
  return { reader: { to: user.email, language, name: user.nickname }, user }
}

/** What to do about it when it was somebody else. */
function wayOut({ language }: Reader, origin: string): Part[] {
  const { notices } = texts[language].mails.account
  return [
    { kind: 'line', text: notices.notYou },
    { kind: 'button', text: notices.reset, href: `${origin}/reset-password` },
  ]
}

export async function mailFactorOff(
  ctx: Context,
  mailer: Mailer,
  { userId, factorId }: { readonly userId: Id<'user'>; readonly factorId: string },
): Promise<void> {
  const found = await findReader(ctx, userId)
  const reason = await reasonOf(ctx, factorId)
  if (!found || reason === undefined) return
  const words = texts[found.reader.language].mails.security.factor
  await sendOnce(ctx, mailer, {
    key: `factor-off:${factorId}`,
    mail: writeMail({
      ...found.reader,
      subject: texts[found.reader.language].mails.account.notices.subject,
      parts: [
        { kind: 'line', text: words.offByMall },
        { kind: 'line', text: fill(words.reason, { reason }) },
        { kind: 'line', text: words.again },
        ...wayOut(found.reader, ctx.env.origin),
      ],
    }),
  })
}

/** Of an app or a passkey. */
async function reasonOf(ctx: Context, factorId: string): Promise<string | undefined> {
  for (const entity of ['secondFactor', 'passkey'] as const) {
    const moves = await findHistory(ctx.db, entity, factorId)
    const end = moves.find(({ event }) => event === 'switchOffFor' || event === 'removeFor')
    if (end) return String(end.facts?.['reason'] ?? '')
  }
  return undefined
}

export async function mailNewBrowser(
  ctx: Context,
  mailer: Mailer,
  { userId, browser }: { readonly userId: Id<'user'>; readonly browser: string },
): Promise<void> {
  const found = await findReader(ctx, userId)
  const seen = await ctx.db
    .selectFrom('seen_browsers')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', Buffer.from(browser, 'base64url'))
    .select(['user_agent as userAgent', 'seen_at as seenAt'])
    .executeTakeFirst()
  if (!found || !seen) return
  const { reader, user } = found
  const words = texts[reader.language].mails.security.newBrowser
  const site = isSite(user.site) ? user.site : 'DE'
  const facts = {
    device: deviceName(seen.userAgent) || words.unknown,
    time: formatsFor(reader.language, site, 'EUR').time(seen.seenAt),
  }
  await sendOnce(ctx, mailer, {
    key: `new-browser:${userId}:${browser}`,
    mail: writeMail({
      ...reader,
      subject: words.subject,
      parts: [
        { kind: 'line', text: fill(words.intro, facts) },
        { kind: 'line', text: words.fine },
        ...wayOut(reader, ctx.env.origin),
        { kind: 'link', text: words.sessions, href: `${ctx.env.origin}/buyer/account/data` },
      ],
    }),
  })
}
