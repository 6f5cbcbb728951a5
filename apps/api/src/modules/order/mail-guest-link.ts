import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import type { Mailer } from '#platform/mail.ts'
import { writeToRecipient } from '#modules/account/index.ts'
import { guestToken } from './guest-link.ts'
import { findOrderByCode } from './guest-room.queries.ts'
import { findMailbox } from './mailbox.ts'
import { findContract } from './order.queries.ts'
import type { GuestLinkJob } from './order.jobs.ts'

/** Writes to the address that was asked for, and only when the order is that address's. */
export function mailGuestLink(ctx: Context, mailer: Mailer, job: GuestLinkJob): Promise<void> {
  return writeToRecipient(ctx, job.slipId, async ({ target }) => {
    const order = await findOrderByCode(ctx.db, job.orderCode, target)
    if (!order) return
    const language = isLanguage(job.language) ? job.language : 'en'
    const contract = await findContract(ctx.db, 'mall', order.contractId)
    const mailbox = contract && (await findMailbox(ctx, { ...contract, language }))
    if (!mailbox) return
    const words = texts[language].mails
    const path = order.isMembers
      ? `/buyer/order/detail/${toWireId('order', order.id)}`
      : `/guest-order?token=${guestToken(ctx.env.secret, order.id, ctx.now())}`
    await mailer.send(
      writeMail({
        to: target,
        language,
        name: '',
        subject: fill(words.account.guestLink.subject, { code: order.code }),
        parts: [
          {
            kind: 'line',
            text: order.isMembers ? words.account.guestLink.member : words.account.guestLink.intro,
          },
          { kind: 'link', text: `${words.viewOrder} ${order.code}`, href: ctx.env.origin + path },
          ...mailbox.wayOut,
        ],
      }),
    )
  })
}
