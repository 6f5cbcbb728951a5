import { DOCUMENT_MAX, type UploadedDocument } from '@galleria/contract/upload-rules'
import { toWireId, type Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { isRefusal } from '@galleria/kernel/refusal'
import { buyerOf, type Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import { addDocument, findUnjudged, judgeDocument, noteArrival } from './document.store.ts'
import { removeLooseFile } from './file.store.ts'
import { documentKey, documentUrl } from './file-address.ts'
import type { Looked } from './pdf-parts.ts'
import type { Scanner } from './scanner.ts'
import { demandShare, quotaOf, takeNetworkShare } from './upload-quota.ts'

const MB = 1024 * 1024
/** Nobody waits for a document that has stopped coming. */
const IDLE_MS = 20_000

export type Incoming = {
  readonly name: string
  readonly content: AsyncIterable<Buffer>
  /** Ends the connection. */ readonly giveUp: () => void
  readonly idleMs?: number
}

/**
 * Keeps a document as it comes, never in memory: row, file, then a look at it. Until the scanner
 * has called it clean nobody can read it; when the scanner cannot say, it waits for `judgeWaiting`,
 * and the person goes on.
 */
export async function saveDocument(
  ctx: Context,
  scan: Scanner,
  { name, content, giveUp, idleMs = IDLE_MS }: Incoming,
): Promise<UploadedDocument> {
  const ownerId = buyerOf(ctx)
  const { most, since } = quotaOf(ctx)
  await demandShare(ctx)
  const id = ctx.newId('file')
  try {
    await addDocument(ctx.db, { id, ownerId, createdAt: ctx.now() })
    const bytes = await receive(ctx, id, content, { giveUp, idleMs })
    const document = { id, ownerId, name: tidyName(name), bytes }
    if (!(await ctx.inTransaction((tx) => noteArrival(tx, document, since, most))))
      throw refuse('429', { retryAfter: 3600 })
    await takeNetworkShare(ctx, bytes)
    if ((await judge(ctx, scan, id, bytes)) === 'refused') throw refuse('document.refused')
    return { id: toWireId('file', id), url: documentUrl(id), name: document.name, status: 'done' }
  } catch (error) {
    await forget(ctx, id, error)
    throw error
  }
}

/**
 * What was looked at and refused keeps its row, without its file, for the day's count; everything
 * else leaves nothing.
 */
async function forget(ctx: Context, id: Id<'file'>, error: unknown): Promise<void> {
  if (!(isRefusal(error) && error.code === 'document.refused')) await removeLooseFile(ctx.db, id)
  await ctx.files.remove(documentKey(id))
}

async function receive(
  ctx: Context,
  id: Id<'file'>,
  content: AsyncIterable<Buffer>,
  { giveUp, idleMs }: { giveUp: () => void; idleMs: number },
): Promise<number> {
  let bytes = 0
  let head = ''
  const idle = setTimeout(giveUp, idleMs)
  async function* watch(): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      idle.refresh()
      bytes += piece.length
      if (bytes > DOCUMENT_MAX) throw refuse('document.too_large', { limit: DOCUMENT_MAX / MB })
      if (head.length < 5) {
        head += piece.toString('latin1', 0, 5)
        if (!'%PDF-'.startsWith(head.slice(0, 5))) throw refuse('document.kind')
      }
      yield piece
    }
    if (!head.startsWith('%PDF-')) throw refuse('document.kind')
  }
  try {
    await ctx.files.receive(documentKey(id), watch())
    return bytes
  } finally {
    clearTimeout(idle)
  }
}

async function judge(
  ctx: Context,
  scan: Scanner,
  id: Id<'file'>,
  bytes: number,
): Promise<'clean' | 'refused' | 'waiting'> {
  try {
    const verdict = await scan(look(ctx, id, bytes))
    await judgeDocument(ctx.db, id, verdict === 'clean' ? 'CLEAN' : 'REFUSED')
    return verdict
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a document waits for the virus scanner')
    return 'waiting'
  }
}

function look(ctx: Context, id: Id<'file'>, bytes: number): Looked {
  return {
    bytes,
    async *read(from, to) {
      const stored = await ctx.files.open(
        documentKey(id),
        from === undefined ? undefined : { from, to: to ?? bytes },
      )
      if (!stored) throw new Error('a document that was just stored is not there')
      yield* stored.stream as AsyncIterable<Buffer>
    },
  }
}

const WAIT_MS = 60_000
const ROUND = 20

/** The clock's round: documents that the scanner could not look at when they came. */
export async function judgeWaiting(ctx: Context, scan: Scanner): Promise<void> {
  for (const { id, bytes } of await findUnjudged(
    ctx.db,
    new Date(ctx.now().getTime() - WAIT_MS),
    ROUND,
  )) {
    const verdict = await judge(ctx, scan, id, bytes)
    // The scanner is still away.
    if (verdict === 'waiting') return
    if (verdict === 'refused') await ctx.files.remove(documentKey(id))
  }
}

/** The name its sender gave it, without what a disk or a header could stumble over. */
export function tidyName(name: string): string {
  const plain = name
    .slice(-300)
    .replace(/^.*[/\\]/, '')
    .replaceAll(/[\p{C}"<>|:*?;%]/gu, '')
    .trim()
    .slice(-190)
  return /\.pdf$/i.test(plain) ? plain : `${plain || 'document'}.pdf`
}
