import type { FastifyInstance } from 'fastify'
import { fromWireId } from '@galleria/kernel/id'
import { actsForMall } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import type { Env } from '#platform/env.ts'
import type { Gate } from '#platform/gate.ts'
import { admitCaller } from '#platform/http.ts'
import { hasRight } from '#modules/merchant/index.ts'
import { nameOf, readDrawing } from './draw-invoice.ts'
import { findInvoiceFor } from './invoice.queries.ts'
import { writeCii } from './paper/write-cii.ts'
import { profileFor } from './paper/profiles.ts'

/**
 * Papers go out to their buyer, those of their seller's people who read orders, and the operator:
 * nobody else learns that there is one, and nothing on the way keeps a copy.
 */
export function addInvoiceRoutes(app: FastifyInstance, gate: Gate, env: Env): void {
  app.get<{ Params: { file: string } }>('/invoices/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const asked = readName(request.params.file)
    const ctx = asked && (await gate.contextOf(admitCaller(request, reply, env)))
    if (!asked || !ctx || ctx.actor.kind === 'anonymous') throw refuse('not_found')
    const { sellerId } = ctx.actor
    const userId = ctx.actor.kind === 'key' ? null : ctx.actor.userId
    const desk = hasRight(ctx, 'query-orders') ? sellerId : null
    const invoice = await findInvoiceFor(
      ctx.db,
      { userId, sellerId: desk, isOperator: actsForMall(ctx.actor, 'orders') },
      asked.id,
    )
    // Once nobody has to keep it any more, a paper names nobody, so there is none to open.
    if (!invoice?.facts.buyer) throw refuse('not_found')
    const content =
      asked.type === 'pdf'
        ? await readDrawing(ctx, invoice)
        : Buffer.from(writeCii(invoice.facts, profileFor(invoice.facts)))
    return reply
      .type(asked.type === 'pdf' ? 'application/pdf' : 'application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${nameOf(invoice, asked.type)}"`)
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .send(content)
  })
}

function readName(file: string) {
  const [, wireId, type] = /^(inv_[a-z0-9]+)\.(pdf|xml)$/.exec(file) ?? []
  const id = wireId && fromWireId('invoice', wireId)
  return id ? { id, type: type as 'pdf' | 'xml' } : undefined
}
