import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DOCUMENT_MAX, DOCUMENT_PATH, type UploadedDocument } from '@galleria/contract/upload-rules'
import { actsForSeller } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import { isRefusal } from '@galleria/kernel/refusal'
import { refuseFields } from '#platform/bind.ts'
import type { Actor } from '#platform/context.ts'
import type { Env } from '#platform/env.ts'
import type { Gate } from '#platform/gate.ts'
import { callerOf, guardOrigin } from '#platform/http.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { findDocument, type DocumentRow } from './document.store.ts'
import { documentKey, readDocumentName } from './file-address.ts'
import { whileOpen } from './open-uploads.ts'
import { saveDocument } from './save-document.ts'
import type { Id } from '@galleria/kernel/id'
import type { Db } from '#platform/db.ts'
import { isOnOwnDesk, type MallDesk } from './file-readers.ts'
import type { Scanner } from './scanner.ts'

/** The form around the document: its boundaries and headers. */
const AROUND = 16 * 1024
const UPLOADS = { times: 60, seconds: 3600 }

/** Whom a document was shown to, asked of whoever knows: this module stands below it. */
export type DocumentReaders = {
  readonly desks: readonly MallDesk[]
  readonly isShownTo: (
    db: Db,
    look: {
      readonly fileId: Id<'file'>
      readonly userId: Id<'user'>
      /** At whose desk somebody reads orders; null for whoever does not. */
      readonly sellerId: number | null
    },
  ) => Promise<boolean>
}

/**
 * Documents come in as a form with one file, streamed, and go out as attachments to their owner,
 * once they were found harmless; to the operator only those that were sent in to be decided about,
 * and to whom they were shown as a proof.
 */
export async function addDocumentRoutes(
  app: FastifyInstance,
  gate: Gate,
  env: Env,
  scan: Scanner,
  readers: DocumentReaders,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: DOCUMENT_MAX + 1,
        files: 1,
        fields: 4,
        parts: 5,
        fieldNameSize: 50,
        fieldSize: 100,
        headerPairs: 20,
      },
    })
    scope.post(DOCUMENT_PATH, { bodyLimit: DOCUMENT_MAX + AROUND }, async (request, reply) => {
      guardOrigin(request, env)
      reply.header('cache-control', 'private, no-store')
      if (!request.isMultipart()) throw refuse('request.media_type')
      const limit = { limit: DOCUMENT_MAX / 1024 / 1024 }
      // What says that it is too large is not waited for: the connection ends with the answer.
      if (Number(request.headers['content-length'] ?? 0) > DOCUMENT_MAX + AROUND)
        throw hangUpAfter(reply, refuse('document.too_large', limit))
      const ctx = await gate.contextOf(callerOf(request, reply, env))
      if (ctx.actor.kind === 'anonymous') throw refuse('auth.signed_out')
      await countAgainst(ctx, `document:${ctx.actor.userId}`, UPLOADS)
      try {
        return await whileOpen(ctx, 'document', () =>
          readForm(request, (name, content) =>
            saveDocument(ctx, scan, { name, content, giveUp: () => request.raw.destroy() }),
          ),
        )
      } catch (error) {
        // The rest of what is refused is not read.
        throw hangUpAfter(reply, error)
      }
    })
  })

  app.get<{ Params: { file: string } }>('/documents/:file', async (request, reply) => {
    const own = gate.own()
    const id = readDocumentName(request.params.file)
    const document = id && (await findDocument(own.db, id))
    if (!document || document.status !== 'CLEAN') throw refuse('not_found')
    const { actor } = await gate.contextOf(callerOf(request, reply, env))
    if (!(await mayOpen(own.db, actor, document, readers))) throw refuse('not_found')
    const stored = await own.files.open(documentKey(document.id))
    if (!stored) throw refuse('not_found')
    return reply
      .type('application/pdf')
      .header('content-length', stored.bytes)
      .header(
        'content-disposition',
        `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(document.name)}`,
      )
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .send(stored.stream)
  })
}

async function mayOpen(
  db: Db,
  actor: Actor,
  { id, ownerId }: DocumentRow,
  { desks, isShownTo }: DocumentReaders,
): Promise<boolean> {
  if (actor.kind === 'anonymous') return false
  const { userId } = actor
  if (userId === ownerId || (await isOnOwnDesk(db, actor, id, desks))) return true
  const sellerId = actsForSeller(actor, 'query-orders') ? actor.sellerId : null
  return isShownTo(db, { fileId: id, userId, sellerId })
}

function hangUpAfter(reply: FastifyReply, error: unknown): unknown {
  reply.header('connection', 'close')
  return error
}

/**
 * The form's one file. What the parser cannot read is malformed, never a fault; what goes wrong
 * while the document is stored stays what it is.
 */
async function readForm(
  request: FastifyRequest,
  save: (name: string, content: AsyncIterable<Buffer>) => Promise<UploadedDocument>,
): Promise<UploadedDocument> {
  let uploaded: UploadedDocument | undefined
  let isSaving = false
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      isSaving = true
      uploaded = await save(part.filename ?? '', readPart(part.file))
      isSaving = false
    }
  } catch (error) {
    if (isSaving || isRefusal(error)) throw error
    throw refuse(
      (error as { statusCode?: number }).statusCode === 413
        ? 'request.too_large'
        : 'request.malformed',
    )
  }
  if (!uploaded) throw refuseFields([{ path: 'file', code: 'required' }])
  return uploaded
}

/** A form that ends in the middle, or a sender who went away. */
async function* readPart(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch {
    throw refuse('request.malformed')
  }
}
