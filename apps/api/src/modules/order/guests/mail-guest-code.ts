import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendAccountMail } from '#modules/account/index.ts'
import { findMailbox } from '../mails/mailbox.ts'
import type { GuestCodeJob } from '../order.jobs.ts'
import { findContract } from '../order.queries.ts'

/**
 * Writes the code that opens an order to the order's address, unless its owner has said that it was
 * not them.
 */
export async function mailGuestCode(
  ctx: Context,
  mailer: Mailer,
  { codeId, contractId, language }: GuestCodeJob,
): Promise<void> {
  const contract = await findContract(ctx.db, 'mall', contractId)
  const mailbox = contract && (await findMailbox(ctx, { ...contract, language }))
  if (!mailbox) return
  await sendAccountMail(ctx, { mailer, sms: undefined }, { codeId, language }, mailbox.wayOut)
}
