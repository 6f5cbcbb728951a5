import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import type { Mailer } from '#platform/mail.ts'
import { isWithin, takeBack } from '#platform/rate-limit.ts'
import { blind } from '#platform/secrets.ts'
import { mailboxOf, writeToRecipient } from '#modules/account/index.ts'
import { guestToken } from './guest-link.ts'
import { findOrderByCode } from './guest-room.queries.ts'
import { findMailbox } from '../mails/mailbox.ts'
import { findContract } from '../order.queries.ts'
import type { GuestLinkJob } from '../order.jobs.ts'

/**
 * From whomever, about all orders. Counted here, where number and address belong together: who
 * knows only the address uses up nothing of it.
 */
const MOST_A_DAY = { times: 20, seconds: 86_400 }

/** Writes to the address that was asked for, and only when the order is that address's. */
export function mailGuestLink(ctx: Context, mailer: Mailer, job: GuestLinkJob): Promise<void> {
  return writeToRecipient(ctx, job.slipId, async ({ target }) => {
    const order = await findOrderByCode(ctx.db, job.orderCode, target)
    if (!order) return
    const language = isLanguage(job.language) ? job.language : 'en'
    const contract = await findContract(ctx.db, 'mall', order.contractId)
    const mailbox = contract && (await findMailbox(ctx, { ...contract, language }))
    if (!mailbox) return
    const counted = `guest-link:all:${blind(ctx.env.secret, mailboxOf(target))}`
    if (!(await isWithin(ctx, counted, MOST_A_DAY))) return
    const words = texts[language].mails
    const path = order.isMembers
      ? `/buyer/order/detail/${toWireId('order', order.id)}`
      : `/guest-order?token=${guestToken(ctx.env.secret, order.id, ctx.now())}`
    const mail = writeMail({
      to: target,
      language,
      name: '',
      subject: fill(words.account.guestLink.subject, { code: order.code }),
      parts: [
        {
          kind: 'line',
          text: order.isMembers ? words.account.guestLink.member : words.account.guestLink.intro,
        },
        { kind: 'button', text: `${words.viewOrder} ${order.code}`, href: ctx.env.origin + path },
        ...mailbox.wayOut,
      ],
    })
    // What did not leave does not count: the queue tries again.
    await mailer.send(mail).catch(async (error: unknown) => {
      await takeBack(ctx, [counted])
      throw error
    })
  })
}
