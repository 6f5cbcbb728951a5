import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { guard, KlarnaRefusal } from './klarna-door.ts'
import { captureBody, refundBody } from './klarna.schemas.ts'
import { requireOrder, saveOrder } from './klarna.store.ts'
import type { Capture, StoredOrder, Refund } from './klarna.types.ts'
import { addCapture } from './place-order.ts'
import { noteRefund } from './settlements.ts'

type ById = { Params: { id: string } }
type CaptureRequest = Pick<Capture, 'captured_amount' | 'reference' | 'description' | 'order_lines'>
type RefundRequest = Pick<Refund, 'refunded_amount' | 'reference' | 'description' | 'order_lines'>

/** Order Management, under /klarna/ordermanagement/v1. */
export async function addOrderRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  const { db } = context
  guard(app, context)

  app.get<ById>('/orders/:id', async ({ params }) => requireOrder(db, params.id).order)
  app.get<ById>(
    '/orders/:id/captures',
    async ({ params }) => requireOrder(db, params.id).order.captures,
  )

  app.get<{ Params: { id: string; part: string } }>(
    '/orders/:id/captures/:part',
    async ({ params }) => {
      const { captures } = requireOrder(db, params.id).order
      return captures.find(({ capture_id }) => capture_id === params.part) ?? missing('CAPTURE')
    },
  )

  app.get<{ Params: { id: string; part: string } }>(
    '/orders/:id/refunds/:part',
    async ({ params }) => {
      const { refunds } = requireOrder(db, params.id).order
      return refunds.find(({ refund_id }) => refund_id === params.part) ?? missing('REFUND')
    },
  )

  app.post<ById & { Body: CaptureRequest }>(
    '/orders/:id/captures',
    { schema: { body: captureBody } },
    (request, reply) =>
      answerOnce(context, request, reply, () => {
        const id = capture(context, requireOrder(db, request.params.id), request.body)
        return { 'capture-id': id, location: `${request.url}/${id}` }
      }),
  )

  app.post<ById & { Body: RefundRequest }>(
    '/orders/:id/refunds',
    { schema: { body: refundBody } },
    (request, reply) =>
      answerOnce(context, request, reply, () => {
        const id = refund(context, requireOrder(db, request.params.id), request.body)
        return { 'refund-id': id, location: `${request.url}/${id}` }
      }),
  )

  app.post<ById>('/orders/:id/cancel', async ({ params }, reply) => {
    cancel(context, requireOrder(db, params.id))
    return reply.code(204).send()
  })

  app.post<ById>('/orders/:id/release-remaining-authorization', async ({ params }, reply) => {
    const stored = requireOrder(db, params.id)
    if (stored.order.captures.length === 0)
      throw new KlarnaRefusal(403, 'NOT_ALLOWED', 'The order has no captures.')
    saveOrder(db, { ...stored, order: { ...stored.order, remaining_authorized_amount: 0 } })
    return reply.code(204).send()
  })
}

function capture(context: LabContext, stored: StoredOrder, request: CaptureRequest): string {
  const { order } = stored
  const isOpen = order.status === 'AUTHORIZED' || order.status === 'PART_CAPTURED'
  if (!isOpen || order.fraud_status !== 'ACCEPTED')
    throw new KlarnaRefusal(403, 'CAPTURE_NOT_ALLOWED', 'The order cannot be captured now.')
  if (request.captured_amount > order.remaining_authorized_amount)
    throw new KlarnaRefusal(
      403,
      'CAPTURE_NOT_ALLOWED',
      'The amount is higher than what is authorized.',
    )
  return addCapture(context, stored, request).order.captures.at(-1)?.capture_id ?? ''
}

function refund(context: LabContext, stored: StoredOrder, request: RefundRequest): string {
  const { order, outcome, refusedRefunds } = stored
  if (outcome === 'refund_fails' || (outcome === 'refund_fails_once' && refusedRefunds === 0)) {
    // Beside the transaction that the refusal undoes, so that the next one is known to be the
    // second.
    if (outcome === 'refund_fails_once') saveOrder(context.db, { ...stored, refusedRefunds: 1 })
    return ''
  }
  if (request.refunded_amount > order.captured_amount - order.refunded_amount)
    throw new KlarnaRefusal(
      403,
      'REFUND_NOT_ALLOWED',
      'The amount is higher than what was captured and not given back.',
    )
  const made: Refund = {
    refund_id: randomUUID(),
    refunded_at: context.now().toISOString(),
    ...request,
  }
  noteRefund(context, order, made)
  saveOrder(context.db, {
    ...stored,
    order: {
      ...order,
      refunds: [...order.refunds, made],
      refunded_amount: order.refunded_amount + made.refunded_amount,
      captures: spread(order.captures, made.refunded_amount),
    },
  })
  return made.refund_id
}

/** A refund goes to the captures in their order. */
function spread(captures: readonly Capture[], amount: number): Capture[] {
  let left = amount
  return captures.map((capture) => {
    const part = Math.min(left, capture.captured_amount - capture.refunded_amount)
    left -= part
    return { ...capture, refunded_amount: capture.refunded_amount + part }
  })
}

function cancel(context: LabContext, stored: StoredOrder): void {
  const { order } = stored
  if (order.status === 'CANCELLED') return
  if (order.captures.length > 0)
    throw new KlarnaRefusal(403, 'CANCEL_NOT_ALLOWED', 'The order has captures.')
  saveOrder(context.db, {
    ...stored,
    order: { ...order, status: 'CANCELLED', remaining_authorized_amount: 0 },
  })
  if (stored.outcome === 'late')
    context.agenda.schedule('klarna.capture-late', order.order_id, context.delays.late)
}

function missing(what: string): never {
  throw new KlarnaRefusal(404, `NO_SUCH_${what}`, 'There is no such part of the order.')
}

/**
 * With a `Klarna-Idempotency-Key` the work is done once and answered alike; the answer is in the
 * headers.
 */
function answerOnce(
  { db }: LabContext,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Readonly<Record<string, string>>,
): FastifyReply {
  const key = request.headers['klarna-idempotency-key']
  const call = `${request.method} ${request.url}`
  const body = JSON.stringify(request.body)
  if (typeof key !== 'string') return reply.code(201).headers(requireDone(work())).send()

  const earlier = db
    .prepare('select body, answer from klarna_keys where call = ? and key = ?')
    .get(call, key)
  if (earlier && !isDeepStrictEqual(JSON.parse(String(earlier['body'])), request.body))
    throw new KlarnaRefusal(409, 'CONFLICT', 'The key belongs to a call with another body.')
  const headers = earlier
    ? (JSON.parse(String(earlier['answer'])) as Record<string, string>)
    : inTransaction(db, () => {
        const done = work()
        if (isDone(done))
          db.prepare('insert into klarna_keys (call, key, body, answer) values (?, ?, ?, ?)').run(
            call,
            key,
            body,
            JSON.stringify(done),
          )
        return done
      })
  return reply.code(201).headers(requireDone(headers)).send()
}

const isDone = (headers: Readonly<Record<string, string>>) => headers['refund-id'] !== ''

function requireDone(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (!isDone(headers))
    throw new KlarnaRefusal(403, 'REFUND_NOT_ALLOWED', 'The refund is not allowed.')
  return headers
}
