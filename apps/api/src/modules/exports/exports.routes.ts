import type { FastifyInstance } from 'fastify'
import { exportCalls } from '@galleria/contract/export'
import { refuse } from '@galleria/contract/refusals'
import { fromWireId } from '@galleria/kernel/id'
import { bind, type Bound } from '#platform/bind.ts'
import type { Env } from '#platform/env.ts'
import type { Gate } from '#platform/gate.ts'
import { admitCaller } from '#platform/http.ts'
import { hasRight, sellerOf } from '#modules/merchant/index.ts'
import { createExport } from './create-export.ts'
import { fileKey } from './export-files.ts'
import { nameOf, presentExport } from './export.present.ts'
import { findExport, findExports } from './exports.store.ts'
import { readRange } from './read-range.ts'

export const exportRoutes: readonly Bound[] = [
  bind(exportCalls.createExport, createExport),
  bind(exportCalls.listExports, async (ctx) =>
    (await findExports(ctx.db, sellerOf(ctx))).map(presentExport),
  ),
]

const TYPES = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * A table goes out to those of its seller's people who may make one. A download that broke off goes
 * on where it was (RFC 9110, 14: one range of bytes).
 */
export function addExportRoutes(app: FastifyInstance, gate: Gate, env: Env): void {
  app.get<{ Params: { file: string } }>('/exports/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const [, wireId = '', type] = /^(exp_[a-z0-9]+)\.(csv|xlsx)$/.exec(request.params.file) ?? []
    const id = fromWireId('export', wireId)
    const ctx = id && (await gate.contextOf(admitCaller(request, reply, env)))
    if (!id || !ctx || !hasRight(ctx, 'export')) throw refuse('not_found')
    const asked = await findExport(ctx.db, id)
    if (
      asked?.status !== 'READY' ||
      asked.bytes === null ||
      asked.sellerId !== sellerOf(ctx) ||
      asked.format.toLowerCase() !== type
    )
      throw refuse('not_found')
    const part = readRange(request.headers.range, asked.bytes)
    if (part === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${asked.bytes}`).send()
    const stored = await ctx.files.open(fileKey(asked), part)
    if (!stored) throw refuse('not_found')
    reply
      .type(TYPES[asked.format])
      .header('content-disposition', `attachment; filename="${nameOf(asked)}"`)
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .header('accept-ranges', 'bytes')
      .header('content-length', stored.bytes)
    if (part)
      reply.code(206).header('content-range', `bytes ${part.from}-${part.to - 1}/${asked.bytes}`)
    return reply.send(stored.stream)
  })
}
