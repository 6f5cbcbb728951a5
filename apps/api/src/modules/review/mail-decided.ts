import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import { findUser } from '#modules/account/index.ts'
import type { DecidedJob, ReportedJob } from './review.jobs.ts'
import { findDecision } from './review.queries.ts'

/**
 * Tells the author what the mall has decided about a review, and why. Whoever has no address reads
 * it with the review.
 */
export async function mailDecided(ctx: Context, mailer: Mailer, job: DecidedJob): Promise<void> {
  const review = await findDecision(ctx.db, job.commentId)
  const author = review && (await findUser(ctx.db, review.authorId))
  if (!review || !author?.email) return
  const language = isLanguage(author.language) ? author.language : 'en'
  const words = texts[language].mails.review
  const facts = { item: review.itemName }
  await sendOnce(ctx, mailer, {
    key: `review:${job.commentId}:${job.at}`,
    mail: writeMail({
      to: author.email,
      language,
      subject: fill(words[job.kind].subject, facts),
      name: author.nickname,
      parts: [
        { kind: 'line', text: fill(words[job.kind].intro, facts) },
        { kind: 'line', text: `${words.reason}: ${review.decision}` },
        {
          kind: 'button',
          text: words.link,
          href: `${ctx.env.origin}/buyer/comment-detail/${toWireId('comment', job.commentId)}`,
        },
      ],
    }),
  })
}

/**
 * Tells a member what became of the review that they reported. The reason is what its author reads,
 * too: nothing in it is about the one who reported.
 */
export async function mailReporter(
  ctx: Context,
  mailer: Mailer,
  { commentId, reporterId, end, at }: ReportedJob,
): Promise<void> {
  const review = await findDecision(ctx.db, commentId)
  const reporter = review && (await findUser(ctx.db, reporterId))
  if (!review || !reporter?.email) return
  const language = isLanguage(reporter.language) ? reporter.language : 'en'
  const words = texts[language].mails.review
  const facts = { item: review.itemName }
  await sendOnce(ctx, mailer, {
    key: `report:${commentId}:${reporterId}:${at}`,
    mail: writeMail({
      to: reporter.email,
      language,
      subject: fill(words.reported.subject, facts),
      name: reporter.nickname,
      parts: [
        { kind: 'line', text: fill(words.reported[end], facts) },
        { kind: 'line', text: `${words.reason}: ${review.decision}` },
      ],
    }),
  })
}
