import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** What PayPal calls an issue, with the sentence it documents for it. */
const issues = {
  INVALID_RESOURCE_ID:
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'payer-action' url returned as part of the HATEOAS links within the Create Order call or provide a valid payment_source in the request.",
  ORDER_ALREADY_CAPTURED:
    "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  INSTRUMENT_DECLINED:
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
  DECIMAL_PRECISION:
    'If the currency supports decimals, only two decimal place precision is supported.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded',
  CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture.',
  INVALID_CAPTURE_STATUS: 'The capture must be completed before it can be refunded.',
  PREVIOUS_REQUEST_IN_PROGRESS:
    'A previous request on this resource is currently in progress. Please wait for sometime and try again.',
  ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE:
    'Requested action is not allowed in the current state of the dispute.',
  MISSING_REQUIRED_PARAMETER: 'A required field / parameter is missing.',
  INVALID_PARAMETER_VALUE: 'The value of a field is invalid.',
} as const
export type Issue = keyof typeof issues

const answers = {
  INVALID_REQUEST: [
    400,
    'Request is not well-formed, syntactically incorrect, or violates schema.',
  ],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  RESOURCE_CONFLICT: [409, 'The server has detected a conflict while processing this request.'],
  UNPROCESSABLE_ENTITY: [
    422,
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
} as const

/** PayPal's own kind of no: a name, an issue, and sometimes where the buyer is to go. */
export class PaypalError extends Error {
  readonly status: number
  readonly body: object

  constructor(name: keyof typeof answers, issue: Issue, redirect?: string) {
    const [status, message] = answers[name]
    super(message)
    this.status = status
    this.body = {
      name,
      details: [{ issue, description: issues[issue] }],
      message,
      debug_id: randomBytes(7).toString('hex').slice(0, 13),
      links: [
        {
          href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${issue}`,
          rel: 'information_link',
          method: 'GET',
        },
        ...(redirect ? [{ href: redirect, rel: 'redirect', method: 'GET' }] : []),
      ],
    }
  }
}

export function sendPaypalError(
  error: FastifyError | PaypalError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof PaypalError) return reply.code(error.status).send(error.body)
  if ((error.statusCode ?? 500) < 500) {
    const refusal = new PaypalError('INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
    return reply.code(refusal.status).send(refusal.body)
  }
  console.error('PayPal of the lab failed.', error)
  return reply.code(500).send({
    name: 'INTERNAL_SERVER_ERROR',
    message: 'An internal server error has occurred.',
    debug_id: randomBytes(7).toString('hex').slice(0, 13),
    links: [],
  })
}
