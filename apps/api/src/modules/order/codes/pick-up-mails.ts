import { siteAddressLines } from '@galleria/contract/address-lines'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill } from '#platform/write-mail.ts'
import { languageOf } from '../invoices/invoice-draft.rules.ts'
import { codes, compose, orderLinks, wordsFor, type MailCase } from '../mails/mail-parts.ts'
import { findOrder } from '../order.queries.ts'
import { lastAskingDay } from '../asking/asking-time.rules.ts'
import { gather } from '../mails/send-mails.ts'

export type PickUpNews = 'ready' | 'reminder' | 'fetched'

/**
 * Goods lie ready, still do, or were handed over: each once. A reminder of what was fetched or
 * cancelled meanwhile is not sent.
 */
export async function mailPickUp(
  ctx: Context,
  mailer: Mailer,
  { orderId, kind }: { readonly orderId: Id<'order'>; readonly kind: PickUpNews },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  if (!order || (kind !== 'fetched' && order.unshippedQty === 0)) return
  const one = await gather(ctx, order.contractId)
  if (one)
    await sendOnce(ctx, mailer, {
      key: `pickup:${kind}:${orderId}`,
      mail: pickUpMail({ ...one, orders: [order] }, kind),
    })
}

/** Where and until when; the code itself is with the order, because a mail can be passed on. */
function pickUpMail(one: MailCase, kind: PickUpNews): Mail {
  const { words, time } = wordsFor(one)
  const language = languageOf(one.contract)
  const [order] = one.orders
  const site = order?.pickup
  const facts = {
    code: codes(one),
    shop: order?.shopName ?? '',
    site: site?.name ?? '',
    until: order?.fetchBy ? time(order.fetchBy) : '',
  }
  const { [kind]: own, secret, where } = words.mails.pickUp
  if (kind === 'fetched' || !site)
    return compose(one, fill(own.subject, facts), [
      { kind: 'line', text: fill(own.intro, facts) },
      {
        kind: 'line',
        text: fill(words.mails.complete.until, {
          deadline: time(lastAskingDay(order?.completedAt ?? one.setting.now)),
        }),
      },
      ...orderLinks(one),
    ])
  return compose(one, fill(own.subject, facts), [
    { kind: 'line', text: fill(own.intro, facts) },
    { kind: 'heading', text: where },
    {
      kind: 'lines',
      lines: [...siteAddressLines(site, language), site.phone, site.openingHours].filter(Boolean),
    },
    { kind: 'line', text: secret },
    ...orderLinks(one),
  ])
}
