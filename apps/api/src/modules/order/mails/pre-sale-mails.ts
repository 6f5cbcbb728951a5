import { fill } from '#platform/write-mail.ts'
import type { Mail } from '#platform/mail.ts'
import { goods } from './mail-goods.ts'
import {
  compose,
  composeContract,
  orderButton,
  orderLinks,
  wordsFor,
  type MailCase,
} from './mail-parts.ts'
import type { OrderRow } from '../order.types.ts'

/** The mails of an order that is paid in two parts. Its contract has this one order. Pure. */

/** The deposit is there: when the balance can be paid. */
export function depositMail(one: MailCase): Mail {
  const { words, facts } = factsOf(one)
  return composeContract(one, fill(words.paid.subject, facts), [
    { kind: 'line', text: fill(words.paid.intro, facts) },
    { kind: 'line', text: fill(otherwise(one, words), facts) },
    ...orderButton(one),
    ...goods(one),
    { kind: 'sums', rows: partsOf(one) },
  ])
}

/** The balance can be paid, or not for long any more. */
export function balanceDueMail(one: MailCase, kind: 'opens' | 'ends'): Mail {
  const { words, facts } = factsOf(one)
  return compose(one, fill(words[kind].subject, facts), [
    { kind: 'line', text: fill(words[kind].intro, facts) },
    { kind: 'line', text: fill(otherwise(one, words), facts) },
    ...orderLinks(one),
  ])
}

/** Nobody paid the balance in time, and what becomes of the deposit. */
export function missedMail(one: MailCase): Mail {
  const { words, facts } = factsOf(one)
  const { isDepositKept } = orderOf(one)
  return compose(one, fill(words.missed.subject, facts), [
    { kind: 'line', text: fill(words.missed[isDepositKept ? 'kept' : 'returned'], facts) },
    ...orderButton(one),
    ...goods(one),
  ])
}

/** What is paid of an order at once and what later. */
export function partsOf(one: MailCase): [string, string][] {
  const { words, facts } = factsOf(one)
  return [
    [words.deposit, facts.amount],
    [words.balance, facts.rest],
  ]
}

export function factsOf(one: MailCase) {
  const { words, amount, time } = wordsFor(one)
  const { code, deposit, needPay, lines } = orderOf(one)
  const terms = lines.find(({ snapshot }) => snapshot.preSale)?.snapshot.preSale
  const at = (text: string | null | undefined) => (text ? time(new Date(text)) : '')
  return {
    words: words.mails.preSale,
    facts: {
      code,
      amount: amount(deposit),
      rest: amount(needPay - deposit),
      from: at(terms?.balanceStartsAt),
      until: at(terms?.balanceEndsAt),
      deadline: time(one.contract.deadlineAt),
    },
  }
}

function otherwise(one: MailCase, words: ReturnType<typeof factsOf>['words']): string {
  const isDepositKept = orderOf(one).lines.some(({ snapshot }) => snapshot.preSale?.isDepositKept)
  return isDepositKept ? words.elseKept : words.elseReturned
}

function orderOf({ orders: [order] }: MailCase): OrderRow {
  if (!order) throw new Error('a contract without an order')
  return order
}
