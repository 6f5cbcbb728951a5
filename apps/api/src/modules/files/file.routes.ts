import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UPLOAD_PATH, uploadLimits, type UploadPurpose } from '@galleria/contract/upload-rules'
import type { Id } from '@galleria/kernel/id'
import { actsForSeller } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import { isRefusal } from '@galleria/kernel/refusal'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import type { Env } from '#platform/env.ts'
import type { Gate } from '#platform/gate.ts'
import { admitCaller, callerOf } from '#platform/http.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { fileKey, readFileName } from './file-address.ts'
import { isOnOwnDesk, type MallDesk } from './file-readers.ts'
import { findFile, type FileRow } from './file.store.ts'
import { whileOpen } from './open-uploads.ts'
import { saveModel } from './save-model.ts'
import { saveUpload } from './save-upload.ts'

/**
 * One byte more than any purpose allows, so that what is exactly as large is known from what is
 * larger.
 */
const READ_AT_MOST = Math.max(...Object.values(uploadLimits)) + 1
/** A body this large is not even read to its end. */
const HOPELESS = 4 * READ_AT_MOST
const UPLOADS = { times: 200, seconds: 3600 }

/** What a person is shown by somebody else, asked of whoever knows: this module stands below it. */
export type ShownTo = (
  db: Db,
  look: { readonly fileId: Id<'file'>; readonly userId: Id<'user'> },
) => Promise<boolean>

type Others = { readonly desks: readonly MallDesk[]; readonly isShownTo: ShownTo }

/**
 * Pictures and models of goods come in as a form with the fields `purpose` and one file, and
 * pictures go out under `/files/`.
 */
export async function addFileRoutes(
  app: FastifyInstance,
  gate: Gate,
  env: Env,
  { desks, isShownTo }: Others,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: READ_AT_MOST,
        files: 1,
        fields: 4,
        parts: 5,
        fieldNameSize: 50,
        fieldSize: 100,
        headerPairs: 20,
      },
    })
    scope.post(UPLOAD_PATH, async (request, reply) => {
      const caller = admitCaller(request, reply, env)
      reply.header('cache-control', 'private, no-store')
      if (!request.isMultipart()) throw refuse('request.media_type')
      // A body that does not say how long it is may be as long as any.
      const announced = Number(request.headers['content-length'] ?? READ_AT_MOST)
      if (announced > HOPELESS) throw refuse('request.too_large')
      const ctx = await gate.contextOf(caller)
      if (ctx.actor.kind === 'anonymous' || ctx.actor.kind === 'tourist')
        throw refuse('auth.signed_out')
      await countAgainst(ctx, `upload:${ctx.actor.userId}`, UPLOADS)
      const inMemory = Math.min(announced, READ_AT_MOST)
      return whileOpen(ctx, { inMemory }, async () => {
        const { purpose, content } = await readForm(request)
        const isOfGoods = purpose === 'goods' || purpose === 'model'
        if (ctx.actor.kind === 'key' && !(isOfGoods && actsForSeller(ctx.actor, 'write')))
          throw refuse('key.scope')
        return purpose === 'model' ? saveModel(ctx, content) : saveUpload(ctx, purpose, content)
      })
    })
  })

  app.get<{ Params: { file: string } }>('/files/:file', async (request, reply) => {
    const own = gate.own()
    const asked = readFileName(request.params.file)
    const file = asked && (await findFile(own.db, asked.id))
    if (
      !asked ||
      !file ||
      !(
        file.isPublic ||
        (await mayLook(await gate.contextOf(callerOf(request, reply, env)), file, {
          desks,
          isShownTo,
        }))
      )
    )
      throw refuse('not_found')
    const stored = await own.files.open(fileKey(asked.id, asked.size))
    if (!stored) throw refuse('not_found')
    return reply
      .type('image/webp')
      .header('content-length', stored.bytes)
      .header(
        'cache-control',
        file.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      )
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .send(stored.stream)
  })
}

async function mayLook(
  { actor, db }: Context,
  file: FileRow,
  { desks, isShownTo }: Others,
): Promise<boolean> {
  if (actor.kind === 'anonymous') return false
  const { id, ownerId, sellerId, purpose } = file
  if (actor.userId === ownerId) return true
  // What goods look like is everybody's work in a shop; all else was shown to it about an order.
  const right = purpose === 'goods' ? 'query' : 'query-orders'
  if (sellerId !== null && actor.sellerId === sellerId && actsForSeller(actor, right)) return true
  if (await isOnOwnDesk(db, actor, id, desks)) return true
  return isShownTo(db, { fileId: file.id, userId: actor.userId })
}

/**
 * The form's purpose and file, whatever their order. What the parser cannot read is malformed,
 * never a fault.
 */
async function readForm(
  request: FastifyRequest,
): Promise<{ purpose: UploadPurpose; content: Buffer }> {
  let purpose: unknown
  let content: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') content = await part.toBuffer()
      else if (part.fieldname === 'purpose') purpose = part.value
    }
  } catch (error) {
    if (isRefusal(error)) throw error
    throw refuse(
      (error as { statusCode?: number }).statusCode === 413
        ? 'request.too_large'
        : 'request.malformed',
    )
  }
  if (!isPurpose(purpose)) throw refuseFields([{ path: 'purpose', code: 'invalid' }])
  if (!content) throw refuseFields([{ path: 'file', code: 'required' }])
  return { purpose, content }
}

function isPurpose(value: unknown): value is UploadPurpose {
  return typeof value === 'string' && Object.hasOwn(uploadLimits, value)
}
