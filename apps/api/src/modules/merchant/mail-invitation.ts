import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import type { InvitationJob } from './merchant.jobs.ts'
import { findInvitation } from './people.store.ts'

/**
 * To the address that was invited: in the language of its account, and where it has none in that of
 * whoever invites. Nothing for an invitation that is over.
 */
export async function mailInvitation(
  ctx: Context,
  mailer: Mailer,
  { invitationId, language: asked }: InvitationJob,
): Promise<void> {
  const invitation = await findInvitation(ctx.db, invitationId, ctx.now())
  if (!invitation) return
  const member = await ctx.db
    .selectFrom('users')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', invitation.email))
    .where('kind', '=', 'member')
    .select(['nickname', 'language'])
    .executeTakeFirst()
  const spoken = member?.language ?? asked
  const language = isLanguage(spoken) ? spoken : 'en'
  const words = texts[language].mails.invitation
  const facts = { shop: invitation.shopName, person: invitation.invitedBy }
  await sendOnce(ctx, mailer, {
    key: `invitation:${invitationId}`,
    mail: writeMail({
      to: invitation.email,
      language,
      subject: fill(words.subject, facts),
      name: member?.nickname ?? '',
      parts: [
        { kind: 'line', text: fill(words.intro, facts) },
        { kind: 'line', text: words.roles[invitation.role] },
        {
          kind: 'button',
          text: words.link,
          href: `${ctx.env.origin}/backoffice/invitation/${toWireId('invitation', invitationId)}`,
        },
        { kind: 'line', text: fill(words.how, { email: invitation.email }) },
        { kind: 'line', text: words.unexpected },
      ],
    }),
  })
}
