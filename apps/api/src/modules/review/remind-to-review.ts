import { refuse } from '@galleria/contract/refusals'
import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { findUser } from '#modules/account/index.ts'
import { variantDetails } from '#modules/order/mails/index.ts'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { pictures } from '#platform/picture-urls.ts'
import { sendOnce } from '#platform/send-once.ts'
import { readKey, writeKey } from '#platform/signed-key.ts'
import { writeMail } from '#platform/write-mail.ts'
import { dropReminder, findReminded, takeReminders, wantReminder } from './reminder.store.ts'
import { reviewJobs, type RemindJob } from './review.jobs.ts'

/**
 * One mail some days after goods came, that asks for a review: only for members who want it
 * (Directive 2002/58/EC, article 13), never one per order.
 */

/** Longer than anybody keeps the mail: its way out works as long as it lies there. */
const WAY_OUT_DAYS = 366

/** A member agrees, or takes it back. Without an address there is nothing to agree to. */
export async function setReminder(
  ctx: Context,
  userId: Id<'user'>,
  isWanted: boolean,
): Promise<void> {
  if (!isWanted) return dropReminder(ctx.db, userId)
  const member = await findUser(ctx.db, userId)
  if (!member?.email) throw refuse('reminder.no_address')
  await wantReminder(ctx.db, userId)
}

/** The clock's round. */
export async function remindToReview(ctx: Context): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    for (const { userId, at } of await takeReminders(tx))
      await ctx.jobs.send(tx, reviewJobs.remind, { userId, at: at.toISOString() })
  })
}

export async function mailReminder(
  ctx: Context,
  mailer: Mailer,
  { userId, at }: RemindJob,
): Promise<void> {
  const [lines, member] = await Promise.all([
    findReminded(ctx.db, { userId, at: new Date(at) }),
    findUser(ctx.db, userId),
  ])
  const [first] = lines
  if (!first || !member?.email) return
  const language = isLanguage(member.language) ? member.language : 'en'
  const words = texts[language].mails.reviewReminder
  const isOne = lines.every(({ orderId }) => orderId === first.orderId)
  const wayOut = `${ctx.env.origin}/review-reminders/end?token=${endToken(ctx, userId)}`
  const mail = writeMail({
    to: member.email,
    language,
    name: member.nickname,
    subject: words.subject,
    parts: [
      { kind: 'line', text: words.intro },
      {
        kind: 'goods',
        goods: lines.map(({ snapshot, shopName }) => ({
          picture: ctx.env.origin + pictures.mailUrl(snapshot.picture),
          name: snapshot.name,
          details: [...variantDetails({ snapshot }, language), shopName],
          right: '',
        })),
      },
      {
        kind: 'button',
        text: words.button,
        href: `${ctx.env.origin}${isOne ? `/buyer/comment-add?orderId=${toWireId('order', first.orderId)}` : '/buyer/comments'}`,
      },
      { kind: 'line', text: words.honest },
      { kind: 'note', text: words.why },
      { kind: 'link', text: words.end, href: wayOut },
    ],
  })
  await sendOnce(ctx, mailer, {
    key: `review-reminder:${userId}:${at}`,
    mail: { ...mail, unsubscribe: wayOut },
  })
}

/** Done again, or by somebody who wants none, it is answered the same. */
export async function endReminderByKey(ctx: Context, token: string): Promise<void> {
  const named = readKey(ctx.env.secrets, 'end-reminders', token, ctx.now())
  const userId = named === undefined ? undefined : fromWireId('user', named)
  if (!userId) throw refuse('guest.link')
  await dropReminder(ctx.db, userId)
}

function endToken({ env, now }: Context, userId: Id<'user'>): string {
  const until = new Date(now().getTime() + WAY_OUT_DAYS * DAY)
  return writeKey(env.secret, 'end-reminders', toWireId('user', userId), until)
}
