import { toWireId } from '@galleria/kernel/id'
import { endsAtOf } from '#modules/group-buy/index.ts'
import { fill } from '#platform/write-mail.ts'
import type { Mail } from '#platform/mail.ts'
import { goods } from './mail-goods.ts'
import {
  compose,
  composeContract,
  orderButton,
  quietLink,
  wordsFor,
  type MailCase,
} from './mail-parts.ts'

/** The mails of an order in a group of buyers. Its contract has this one order. Pure. */

export type GroupBuyNews = 'joined' | 'full' | 'closed'

/**
 * Its place is paid, and the group waits; it is full; or its time was over and the money goes back.
 */
export function groupBuyMail(one: MailCase, kind: GroupBuyNews): Mail {
  const { words, facts } = groupFactsOf(one)
  const write = kind === 'closed' ? compose : composeContract
  return write(one, fill(words[kind].subject, facts), [
    { kind: 'line', text: fill(words[kind].intro, facts) },
    ...(kind === 'joined'
      ? [{ kind: 'button', text: words.joined.invite, href: invitationTo(one) } as const]
      : []),
    ...(kind === 'joined' ? one.orders.map((each) => quietLink(one, each)) : orderButton(one)),
    ...(kind === 'closed' ? [] : goods(one)),
  ])
}

export function groupFactsOf(one: MailCase) {
  const { words, amount, time } = wordsFor(one)
  const { code, needPay, groupBuy } = orderOf(one)
  const endsAt = groupBuy && endsAtOf(groupBuy)
  return {
    words: words.mails.groupBuy,
    facts: {
      code,
      amount: amount(needPay),
      size: String(groupBuy?.size ?? ''),
      paid: String(groupBuy?.paid ?? ''),
      until: endsAt ? time(endsAt) : '',
    },
  }
}

function invitationTo(one: MailCase): string {
  const { id, shopId } = orderOf(one)
  return `${one.setting.origin}/items/${shopId}/${toWireId('order', id)}`
}

function orderOf({ orders: [order] }: MailCase) {
  if (!order) throw new Error('a contract without an order')
  return order
}
