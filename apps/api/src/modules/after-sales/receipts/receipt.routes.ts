import type { FastifyInstance } from 'fastify'
import { actsForMall } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import { fromWireId, type Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Env } from '#platform/env.ts'
import type { Gate } from '#platform/gate.ts'
import { admitCaller } from '#platform/http.ts'
import { hasRight } from '#modules/merchant/index.ts'
import { findReverse, findReverseForMall, findSellersReverse } from '../reverse.queries.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { drawReceipt } from './draw-receipt.ts'
import { findReceipt } from './find-receipt.ts'

/**
 * Receipts go out to their buyer, those of their seller's people who read orders, and the operator,
 * as papers do: nobody else learns that there is one, and nothing on the way keeps a copy. They are
 * drawn when they are opened.
 */
export function addReceiptRoutes(app: FastifyInstance, gate: Gate, env: Env): void {
  app.get<{ Params: { file: string } }>('/receipts/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const wireId = /^(\w+)\.pdf$/.exec(request.params.file)?.[1] ?? ''
    const id = fromWireId('reverse', wireId)
    const ctx = id && (await gate.contextOf(admitCaller(request, reply, env)))
    const reverse = ctx && (await findFor(ctx, id))
    const receipt = reverse && (await findReceipt(ctx, reverse))
    if (!receipt) throw refuse('not_found')
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="refund-${receipt.code}.pdf"`)
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .send(await drawReceipt(receipt))
  })
}

async function findFor(ctx: Context, id: Id<'reverse'>): Promise<ReverseRow | undefined> {
  const { actor } = ctx
  if (actor.kind === 'anonymous') return undefined
  const { sellerId } = actor
  const own = actor.kind === 'key' ? undefined : await findReverse(ctx.db, actor.userId, id)
  if (own) return own
  if (sellerId !== null && hasRight(ctx, 'query-orders')) {
    const shops = await findSellersReverse(ctx.db, sellerId, id)
    if (shops) return shops
  }
  return actsForMall(actor, 'orders') ? findReverseForMall(ctx.db, id) : undefined
}
