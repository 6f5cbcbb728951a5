import { isLanguage, type Language } from '@galleria/contract/storefronts'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import type { SmsSender } from '#platform/sms.ts'
import type { Part } from '#platform/write-mail.ts'
import type { AccountMailJob } from '../account.jobs.ts'
import { findMember, findUser, type UserRow } from '../account.store.ts'
import { bindCode, dropCode, findCode, useCode, type CodeRow } from './code.store.ts'
import type { CodePurpose } from './code.types.ts'
import { digitsOf, secretOf } from './codes.ts'
import { codeMail, codeSms, hasAccountMail, newsMail, newsSms } from './account-mails.ts'
import type { News } from './notify-contacts.ts'

export type Senders = { readonly mailer: Mailer; readonly sms: SmsSender | undefined }

/**
 * Sends what a row of the codes stands for. Here, out of sight of whoever asked, it is looked up
 * whether the contact has an account. `wayOut` ends a mail with a code.
 */
export async function sendAccountMail(
  ctx: Context,
  senders: Senders,
  job: AccountMailJob,
  wayOut: readonly Part[] = [],
): Promise<void> {
  const row = await findCode(ctx.db, job.codeId, ctx.now())
  if (!row) return
  const language = isLanguage(job.language) ? job.language : 'en'
  if (row.purpose.startsWith('TELL:')) {
    await sendNews(ctx, senders, row, language)
    return dropCode(ctx.db, row.id)
  }
  const owner = await findMember(ctx.db, row)
  if (row.purpose === 'RESET_PASSWORD') {
    if (!owner) return
    await bindCode(ctx.db, row.id, owner.id)
  } else if (isForNewContact(row) && owner)
    return sendHasAccount(ctx, senders, row, owner, language)
  await sendDigits(ctx, senders, row, {
    person: row.userId ? await findUser(ctx.db, row.userId) : owner,
    language,
    wayOut,
  })
}

function isForNewContact(row: CodeRow): boolean {
  return row.purpose === 'SIGN_UP' || row.purpose === 'BIND' || row.purpose === 'CHANGE_NEW'
}

/** The code dies unsent. A mail says why; an SMS would only cost money. */
async function sendHasAccount(
  ctx: Context,
  { mailer }: Senders,
  row: CodeRow,
  owner: UserRow,
  language: Language,
): Promise<void> {
  if (row.channel === 'EMAIL')
    await mailer.send(
      hasAccountMail(
        { to: row.target, language: languageOf(owner, language), name: owner.nickname },
        ctx.env.origin,
      ),
    )
  await useCode(ctx.db, row.id, ctx.now())
}

async function sendDigits(
  ctx: Context,
  { mailer, sms }: Senders,
  row: CodeRow,
  {
    person,
    language,
    wayOut,
  }: { person: UserRow | undefined; language: Language; wayOut: readonly Part[] },
): Promise<void> {
  const code = digitsOf(secretOf(ctx.env, row) ?? ctx.env.secret, row.id)
  if (row.channel === 'SMS') await sms?.send({ to: row.target, text: codeSms(language, code) })
  else
    await mailer.send(
      codeMail(
        { to: row.target, language, name: person?.nickname ?? '' },
        row.purpose as CodePurpose,
        code,
        wayOut,
      ),
    )
}

async function sendNews(
  ctx: Context,
  { mailer, sms }: Senders,
  row: CodeRow,
  language: Language,
): Promise<void> {
  const news = row.purpose.slice(5) as News
  if (row.channel === 'SMS') await sms?.send({ to: row.target, text: newsSms(language, news) })
  else await mailer.send(newsMail({ to: row.target, language, name: '' }, news, ctx.env.origin))
}

function languageOf(person: UserRow, asked: Language): Language {
  return isLanguage(person.language) ? person.language : asked
}
