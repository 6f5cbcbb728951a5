import type { FastifyInstance } from 'fastify'
import { MOST_PICKED } from '@galleria/contract/order-work-rules'
import { refuse } from '@galleria/contract/refusals'
import { fromWireId } from '@galleria/kernel/id'
import type { Env } from '#platform/env.ts'
import type { Gate } from '#platform/gate.ts'
import { admitCaller } from '#platform/http.ts'
import { hasRight } from '#modules/merchant/index.ts'
import { findNoteOfParcel, findNotesOfOrders } from './delivery-note.ts'
import { drawDeliveryNotes } from './draw-delivery-note.ts'

type Asked = { Params: { file: string }; Querystring: { ids?: string } }

/**
 * Delivery notes for whoever packs: of a parcel that was sent, or of what is to be sent of some
 * orders. They name buyers, so nothing on the way keeps a copy.
 */
export function addDeliveryNoteRoutes(app: FastifyInstance, gate: Gate, env: Env): void {
  app.get<Asked>('/delivery-notes/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const ctx = await gate.contextOf(admitCaller(request, reply, env))
    if (!hasRight(ctx, 'ship')) throw refuse('not_found')
    const { file } = request.params
    const parcelId = fromWireId('parcel', /^(pcl_[a-z0-9]+)\.pdf$/.exec(file)?.[1] ?? '')
    const notes = parcelId
      ? await findNoteOfParcel(ctx, parcelId)
      : file === 'orders.pdf'
        ? await findNotesOfOrders(ctx, readIds(request.query.ids))
        : []
    if (notes.length === 0) throw refuse('not_found')
    const name = parcelId ? `delivery-note-${notes[0]?.orderCode}.pdf` : 'delivery-notes.pdf'
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .send(await drawDeliveryNotes(notes, ctx.now()))
  })
}

/** Each once; what is none makes the whole list none. */
function readIds(ids: unknown) {
  const wire = typeof ids === 'string' ? [...new Set(ids.split(','))] : []
  const read = wire.map((id) => fromWireId('order', id)).filter((id) => id !== undefined)
  return read.length === wire.length && read.length <= MOST_PICKED ? read : []
}
