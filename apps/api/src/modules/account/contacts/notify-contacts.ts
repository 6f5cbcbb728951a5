import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { Contact } from './contact.ts'
import { saveRecipient } from './recipients.ts'
import { accountJobs } from '../account.jobs.ts'

/**
 * The notice to the owner of a contact after a change, or while somebody tries passwords, so that a
 * thief cannot work in silence.
 */
export type News =
  | 'password'
  | 'email'
  | 'mobile'
  | 'bound'
  | 'emailRemoved'
  | 'third'
  | 'tries'
  | 'factorOn'
  | 'factorOff'
  | 'passkeyOn'
  | 'passkeyFirst'
  | 'passkeyOff'
  | 'recoveryUsed'
  | 'recoveryNew'
  | 'codeTries'
  | 'destroyed'

/**
 * Tells a contact that may no longer be the account's, from inside the transaction that changed
 * something.
 */
export async function notifyContacts(
  ctx: Context,
  tx: Tx,
  news: News,
  contacts: readonly (Contact | undefined)[],
  language: string,
): Promise<void> {
  for (const contact of contacts) {
    if (!contact || (contact.channel === 'SMS' && !ctx.env.sms)) continue
    await ctx.jobs.send(tx, accountJobs.mail, {
      codeId: await saveRecipient(ctx, tx, `TELL:${news}`, contact),
      language,
    })
  }
}
