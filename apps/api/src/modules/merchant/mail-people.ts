import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail, type Part } from '#platform/write-mail.ts'
import type { PeopleJob } from './merchant.jobs.ts'
import { findOwners, findReader, type Reader } from './readers.queries.ts'
import { findSeller } from './seller.queries.ts'

type About = {
  readonly shop: string
  readonly person: string
  readonly by: string
}

/**
 * To the person whose role was changed or who was removed, and to every owner, whoever of them did
 * it: an account in the wrong hands cannot change a shop in silence. Once each.
 */
export async function mailPeople(ctx: Context, mailer: Mailer, job: PeopleJob): Promise<void> {
  const [seller, person, by, owners] = await Promise.all([
    findSeller(ctx.db, job.sellerId),
    findReader(ctx.db, job.userId),
    findReader(ctx.db, job.byId),
    findOwners(ctx.db, job.sellerId),
  ])
  if (!seller) return
  const about = {
    shop: seller.shops[0]?.name ?? seller.name,
    person: person?.name ?? '',
    by: by?.name ?? '',
  }
  const others = owners.filter(({ key }) => key !== job.userId)
  const readers = [...(person && job.change !== 'left' ? [person] : []), ...others]
  for (const reader of readers)
    await sendOnce(ctx, mailer, {
      key: `people:${job.id}:${reader.key}`,
      mail: write(reader, job, about, ctx.env.origin),
    })
}

function write(reader: Reader, job: PeopleJob, about: About, origin: string): Mail {
  const language = isLanguage(reader.language) ? reader.language : 'en'
  const words = texts[language].mails.people
  const isOwn = reader.key === job.userId
  const facts = {
    ...about,
    before: job.before ? words.roles[job.before] : '',
    now: job.now ? words.roles[job.now] : '',
  }
  const ownSubject = job.change === 'removed' ? words.ownRemovedSubject : words.ownRoleSubject
  const ownText = job.change === 'removed' ? words.ownRemoved : words.ownRole
  const look: Part[] = [
    { kind: 'line', text: words.look },
    { kind: 'button', text: words.link, href: `${origin}/backoffice/people` },
  ]
  return writeMail({
    to: reader.email,
    language,
    subject: fill(isOwn ? ownSubject : words.subject, facts),
    name: reader.name,
    parts: [
      { kind: 'line', text: fill(isOwn ? ownText : words[job.change], facts) },
      ...(isOwn && job.change === 'removed' ? [] : look),
    ],
  })
}
