import type { RefundRoute } from '@galleria/contract/money'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill } from '#platform/write-mail.ts'
import { findAgreedRoute, findRefund } from '#modules/payment/refunds/index.ts'
import { codes, compose, orderLinks, wordsFor, type MailCase } from './mail-parts.ts'
import { gather } from './send-mails.ts'

/**
 * Whose refund goes another way reads where to, so that money on its way to somebody else's account
 * is noticed; of the account only its end.
 */
export async function mailRerouted(
  ctx: Context,
  mailer: Mailer,
  { refundId, legId }: { readonly refundId: Id<'refund'>; readonly legId: Id<'refundLeg'> },
): Promise<void> {
  const refund = await findRefund(ctx.db, { id: refundId })
  const leg = refund?.legs.find(({ id }) => id === legId)
  const agreed = leg && (await findAgreedRoute(ctx.db, legId))
  const one = refund?.contractId ? await gather(ctx, refund.contractId) : undefined
  if (leg && agreed && one)
    await sendOnce(ctx, mailer, {
      key: `rerouted:${agreed.id}`,
      mail: reroutedMail(one, leg.amount, agreed.route),
    })
}

function reroutedMail(one: MailCase, minor: number, route: RefundRoute): Mail {
  const { words, amount } = wordsFor(one)
  const mailWords = words.mails.rerouted
  const facts = {
    amount: amount(minor),
    code: codes(one),
    holder: route.holder,
    digits: route.account.slice(-4),
    way: route.account,
  }
  return compose(one, fill(mailWords.subject, facts), [
    {
      kind: 'line',
      text: fill(route.kind === 'IBAN' ? mailWords.account : mailWords.other, facts),
    },
    ...orderLinks(one),
  ])
}
