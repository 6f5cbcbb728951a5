import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import type { OperatorsJob } from '../account.jobs.ts'

type Reader = {
  readonly id: Id<'user'>
  readonly nickname: string
  readonly email: string | null
  readonly language: string
}
type Told = { readonly person: string; readonly by: string }

/**
 * To the person whose work for the mall was changed, and to every head, whoever of them did it: an
 * account in the wrong hands cannot give rights in silence. Once each.
 */
export async function mailOperators(
  ctx: Context,
  mailer: Mailer,
  job: OperatorsJob,
): Promise<void> {
  const [involved, heads] = await Promise.all([
    selectReaders(ctx.db).where('u.id', 'in', [job.userId, job.byId]).execute(),
    selectReaders(ctx.db)
      .innerJoin('operators as o', 'o.user_id', 'u.id')
      .where('o.role', '=', 'head')
      .execute(),
  ])
  const person = involved.find(({ id }) => id === job.userId)
  const told = {
    person: person?.nickname ?? '',
    by: involved.find(({ id }) => id === job.byId)?.nickname ?? '',
  }
  const others = heads.filter(({ id }) => id !== job.userId)
  for (const { email, ...reader } of person ? [person, ...others] : others)
    if (email !== null)
      await sendOnce(ctx, mailer, {
        key: `operators:${job.id}:${reader.id}`,
        mail: write({ ...reader, email }, job, told, ctx.env.origin),
      })
}

function selectReaders(db: Db) {
  return db
    .selectFrom('users as u')
    .select(['u.id', 'u.nickname', 'u.email', 'u.language'])
    .$castTo<Reader>()
}

const OWN = {
  added: ['ownAddedSubject', 'ownAdded'],
  role: ['ownRoleSubject', 'ownRole'],
  removed: ['ownRemovedSubject', 'ownRemoved'],
} as const

function write(
  reader: Reader & { readonly email: string },
  job: OperatorsJob,
  told: Told,
  origin: string,
): Mail {
  const language = isLanguage(reader.language) ? reader.language : 'en'
  const words = texts[language].mails.operators
  const isOwn = reader.id === job.userId
  const [subject, text] = isOwn ? OWN[job.change] : (['subject', job.change] as const)
  const facts = {
    ...told,
    before: job.before ? words.roles[job.before] : '',
    now: job.now ? words.roles[job.now] : '',
  }
  // Only heads see who works for the mall.
  const isHead = !isOwn || job.now === 'head'
  return writeMail({
    to: reader.email,
    language,
    subject: words[subject],
    name: reader.nickname,
    parts: [
      { kind: 'line', text: fill(words[text], facts) },
      ...(isHead
        ? [
            { kind: 'line' as const, text: words.look },
            {
              kind: 'button' as const,
              text: words.link,
              href: `${origin}/backoffice/operator/people`,
            },
          ]
        : []),
      ...(!isHead && job.now
        ? [{ kind: 'button' as const, text: words.open, href: `${origin}/backoffice` }]
        : []),
    ],
  })
}
