import { isLanguage } from '@galleria/contract/storefronts'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import type { WelcomeJob } from '../account.jobs.ts'
import { findUser } from '../account.store.ts'
import { openedMail, welcomeMail } from './account-mails.ts'

/**
 * A new member's mailbox, which was proven a moment ago, says what the account is good for. Once;
 * nothing to whoever has left or changed it meanwhile.
 */
export async function mailWelcome(
  ctx: Context,
  mailer: Mailer,
  { userId, isOfOrder = false }: WelcomeJob,
): Promise<void> {
  const member = await findUser(ctx.db, userId)
  if (member?.kind !== 'member' || !member.email) return
  const who = {
    to: member.email,
    language: isLanguage(member.language) ? member.language : ('en' as const),
    name: member.nickname,
  }
  await sendOnce(ctx, mailer, {
    key: `welcome:${userId}`,
    mail: (isOfOrder ? openedMail : welcomeMail)(who, ctx.env.origin),
  })
}
