import type { AuditedCall } from '@galleria/contract/merchant-audited-calls'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What was done about money that fits nowhere, and what two had to agree to. */
export const moneyCallWords = {
  'mall-operator/money/sendBack': msg({
    message: 'Sent money back',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/tryAgain': msg({
    message: 'Tried a refund again',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/settle': msg({
    message: 'Settled a matter by hand',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/closePayment': msg({
    message: 'Closed a payment',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/explain': msg({
    message: 'Explained a difference',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/answerDispute': msg({
    message: 'Answered a chargeback',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/acceptDispute': msg({
    message: 'Accepted a chargeback',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/noteDispute': msg({
    message: 'Noted a chargeback',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/reverse/proposeClose': msg({
    message: 'Proposed to close an application',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/approve': msg({
    message: 'Approved a request in a shop’s place',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/reject': msg({
    message: 'Rejected a request in a shop’s place',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/offer': msg({
    message: 'Offered something in a shop’s place',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/waivereturn': msg({
    message: 'Let a buyer keep goods in a shop’s place',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/label': msg({
    message: 'Gave a return label in a shop’s place',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/nameaddress': msg({
    message: 'Named another return address in a shop’s place',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/pass': msg({
    message: 'Accepted goods in a shop’s place',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/refuse': msg({
    message: 'Refused goods in a shop’s place',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/refundinstead': msg({
    message: 'Gave money instead in a shop’s place',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/writeToBuyer': msg({
    message: 'Wrote to a buyer in a shop’s place',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/writeAboutOrder': msg({
    message: 'Wrote to a buyer about an order of a removed shop',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/closedShop/setMessageAside': msg({
    message: 'Marked a message to a removed shop as needing no answer',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/reverse/answerClose': msg({
    message: 'Answered a proposal to close an application',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/payPage/look': msg({
    message: 'Had the payment pages checked',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/arrived': msg({
    message: 'Said that money is there after all',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/proposeRoute': msg({
    message: 'Proposed another way for a refund',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/proposeWriteOff': msg({
    message: 'Proposed to write off a payment',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/answerRoute': msg({
    message: 'Answered a proposal about money',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/money/routeFailed': msg({
    message: 'Said that an agreed payment was not made',
    context: 'what somebody did, in a log',
  }),
} as const satisfies Partial<Record<AuditedCall, MessageDescriptor>>
