import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { goodsTableCalls, type WireGoodsImport } from '@galleria/contract/goods-table'
import {
  decimalSigns,
  IMPORT_MAX,
  IMPORT_PATH,
  separators,
} from '@galleria/contract/goods-table-rules'
import { refusalByKey, refusalByRole, type MerchantRight } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import { fromWireId } from '@galleria/kernel/id'
import { isRefusal } from '@galleria/kernel/refusal'
import { bind, refuseFields, type Bound } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Env } from '#platform/env.ts'
import type { Gate } from '#platform/gate.ts'
import { admitCaller } from '#platform/http.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { checkImport } from './check-import.ts'
import { discardImport, listImports, pageRows } from './look-at-imports.ts'
import { findTableAttributes } from './known.queries.ts'
import { ownImport, showImport } from './import.present.ts'
import { receiveImport } from './receive-import.ts'
import { runImport } from './run-import.ts'
import { writeErrors } from './write-errors.ts'
import { headingLine, writeGoods, type TableStyle } from './write-goods.ts'

export const goodsTableRoutes: readonly Bound[] = [
  bind(goodsTableCalls.listImports, listImports),
  bind(goodsTableCalls.importDetail, (ctx, { id }) => showImport(ctx, id)),
  bind(goodsTableCalls.checkImport, checkImport),
  bind(goodsTableCalls.importRows, pageRows),
  bind(goodsTableCalls.runImport, runImport),
  bind(goodsTableCalls.discardImport, discardImport),
]

/** Each reads all goods of the seller. */
const DOWNLOADS = { times: 60, seconds: 3600 }
/** The form around the file: its boundaries and headers. */
const AROUND = 16 * 1024

/** Tables come in as a form with one file, and go out as they are written. */
export async function addGoodsTableRoutes(
  app: FastifyInstance,
  gate: Gate,
  env: Env,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: IMPORT_MAX + 1,
        files: 1,
        fields: 2,
        parts: 3,
        fieldNameSize: 50,
        fieldSize: 100,
        headerPairs: 20,
      },
    })
    scope.post(IMPORT_PATH, { bodyLimit: IMPORT_MAX + AROUND }, async (request, reply) => {
      const caller = admitCaller(request, reply, env)
      reply.header('cache-control', 'private, no-store')
      if (!request.isMultipart()) throw refuse('request.media_type')
      if (Number(request.headers['content-length'] ?? 0) > IMPORT_MAX + AROUND)
        throw hangUpAfter(reply, refuse('import.too_large', { limit: IMPORT_MAX / 1024 / 1024 }))
      const ctx = await gate.contextOf(caller)
      const refusal = refusalOf(ctx, 'write')
      if (refusal) throw refuse(refusal)
      try {
        return await readForm(request, (name, content) => receiveImport(ctx, { name, content }))
      } catch (error) {
        // The rest of what is refused is not read.
        throw hangUpAfter(reply, error)
      }
    })
  })

  app.get<{ Params: { file: string } }>('/goods-table/:file', async (request, reply) => {
    const ctx = await gate.contextOf(admitCaller(request, reply, env))
    const file =
      refusalOf(ctx, 'query') === undefined &&
      (await fileOf(ctx, request.params.file, styleOf(ctx, request.query)))
    if (!file) throw refuse('not_found')
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .send(Readable.from(file.content))
  })
}

type Outgoing = { readonly name: string; readonly content: AsyncIterable<string> | string[] }

async function fileOf(
  ctx: Context,
  file: string,
  style: TableStyle,
): Promise<Outgoing | undefined> {
  if (file === 'goods.csv') {
    await countAgainst(ctx, `goods-table:${sellerOf(ctx)}`, DOWNLOADS)
    return {
      name: `goods-${ctx.now().toISOString().slice(0, 10)}.csv`,
      content: writeGoods(ctx.db, sellerOf(ctx), style),
    }
  }
  if (file === 'template.csv') {
    const attributes = await findTableAttributes(ctx.db, sellerOf(ctx))
    return { name: 'goods-template.csv', content: [headingLine(style, attributes)] }
  }
  const id = fromWireId('goodsImport', /^(gim_[a-z0-9]+)\.csv$/.exec(file)?.[1] ?? '')
  if (!id) return undefined
  return { name: 'goods-rows-left.csv', content: writeErrors(ctx, await ownImport(ctx, id)) }
}

function styleOf({ language }: Context, query: unknown): TableStyle {
  const { separator, decimal, mark } = query as Record<string, unknown>
  return {
    language,
    separator: separators.find((one) => one === separator) ?? ',',
    decimalSign: decimalSigns.find((one) => one === decimal) ?? '.',
    hasMark: mark !== '0',
  }
}

function refusalOf({ actor }: Context, right: MerchantRight) {
  if (actor.kind === 'key') return refusalByKey({ who: 'merchant', right }, actor)
  return actor.kind === 'member'
    ? refusalByRole({ who: 'merchant', right }, actor)
    : ('auth.signed_out' as const)
}

function hangUpAfter(reply: FastifyReply, error: unknown): unknown {
  reply.header('connection', 'close')
  return error
}

/**
 * The form's one file. What the parser cannot read is malformed, never a fault; what goes wrong
 * while it is stored stays what it is.
 */
async function readForm(
  request: FastifyRequest,
  receive: (name: string, content: AsyncIterable<Buffer>) => Promise<WireGoodsImport>,
): Promise<WireGoodsImport> {
  let received: WireGoodsImport | undefined
  let isReceiving = false
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      isReceiving = true
      received = await receive(part.filename ?? '', wholePart(part.file))
      isReceiving = false
    }
  } catch (error) {
    if (isReceiving || isRefusal(error)) throw error
    throw refuse(
      (error as { statusCode?: number }).statusCode === 413
        ? 'request.too_large'
        : 'request.malformed',
    )
  }
  if (!received) throw refuseFields([{ path: 'file', code: 'required' }])
  return received
}

/** A form that ends in the middle, or a sender who went away. */
async function* wholePart(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch {
    throw refuse('request.malformed')
  }
}
