import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import {
  answerProposal,
  LONGEST_PROPOSAL,
  proposalRefusals,
  wireProposal,
} from '../order/proposal.ts'
import { idOf, text, wireMoney, wireTime } from '../wire.ts'
import { reference } from './calls.ts'
import { reverseStatuses, reverseTypes } from './rules.ts'

/** A request that the mall closes by force, which two of its people have to agree to. */

export const closeOperations = ['propose', 'agree', 'refuse', 'withdraw'] as const

export const requestOfOrder = z.object({
  id: z.string(),
  reverseTradeOrderCode: z.string(),
  reverseTradeOrderType: z.enum(reverseTypes),
  reverseTradeOrderStatus: z.enum(reverseStatuses),
  isInDispute: z.boolean(),
  createdAt: wireTime,
  tradeOrder: z.object({ id: z.string(), tradeOrderCode: z.string() }),
  shopName: z.string(),
  applyRefundAmt: wireMoney,
  refundPoints: z.number(),
  /** Its buyer has withdrawn by law: nobody closes it. */
  isStatutory: z.boolean(),
  /** Of money that went back before it was invoiced: its receipt. */
  receiptUrl: z.nullable(z.string()),
  proposal: z.nullable(wireProposal),
  /** Whether somebody else could agree to what the caller proposes. */
  hasSecond: z.boolean(),
  operationList: z.array(z.enum(closeOperations)),
})
export type RequestOfOrder = z.output<typeof requestOfOrder>

export const closeCalls = {
  requestsOfOrder: defineCall({
    call: 'POST /sapi/mall-operator/reverse/ofOrder',
    who: 'operator',
    right: 'service',
    writes: false,
    about: 'The requests about an order, the newest first, and what is proposed about each.',
    body: z.object({ orderId: idOf('order') }),
    reply: z.array(requestOfOrder),
    refusals: [],
  }),
  proposedCloses: defineCall({
    call: 'POST /sapi/mall-operator/reverse/proposed',
    who: 'operator',
    right: 'service',
    writes: false,
    about: 'The requests that somebody proposes to close, the oldest proposal first.',
    body: z.object({}),
    reply: z.array(requestOfOrder),
    refusals: [],
  }),
  proposeClose: defineCall({
    call: 'POST /sapi/mall-operator/reverse/proposeClose',
    who: 'operator',
    right: 'service',
    writes: 'afterSales',
    about:
      'Proposes to close a request by force, with the reason that buyer and shop will read. Nothing moves until somebody else agrees, within seven days.',
    body: z.object({ ...reference.shape, reason: text(LONGEST_PROPOSAL, 1) }),
    reply: requestOfOrder,
    refusals: [
      'reverse.not_found',
      'reverse.state',
      'dispute.own',
      'proposal.open',
      'proposal.alone',
    ],
  }),
  answerClose: defineCall({
    call: 'POST /sapi/mall-operator/reverse/answerClose',
    who: 'operator',
    right: 'service',
    writes: 'afterSales',
    about:
      'Agrees to close a request, or refuses: never whoever proposed it, who can only withdraw it. Once two agree it is closed, what it claimed is free again, and buyer and shop are told why.',
    body: z.object({ ...reference.shape, ...answerProposal.shape }),
    reply: requestOfOrder,
    refusals: ['reverse.not_found', 'reverse.state', 'dispute.own', ...proposalRefusals],
  }),
}
