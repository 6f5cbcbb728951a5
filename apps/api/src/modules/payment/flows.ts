import { matterFlow } from './matter.flow.ts'
import { attemptFlow, refundFlow } from './payment.flow.ts'

/** The life cycles of payment. */
export const paymentFlows = { attempt: attemptFlow, refund: refundFlow, matter: matterFlow }
