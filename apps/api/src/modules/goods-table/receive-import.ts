import type { WireGoodsImport } from '@galleria/contract/goods-table'
import { IMPORT_MAX } from '@galleria/contract/goods-table-rules'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { guessFields } from './columns.ts'
import { importKey, openImport } from './import-files.ts'
import { showImport } from './import.present.ts'
import { addImport, noteArrival, removeImport } from './imports.store.ts'
import { findAskedAttributes, findHomeSite } from './known.queries.ts'
import { recogniseTable } from './recognise.ts'

const MB = 1024 * 1024
const SAMPLES = 3
const UPLOADS = { times: 30, seconds: 3600 }

/**
 * Takes a table in as it comes, never in memory. Its row is there first: it keeps a second one out,
 * and a crash leaves a row that is swept and no file that nobody knows. What is no table leaves
 * nothing.
 */
export async function receiveImport(
  ctx: Context,
  { name, content }: { readonly name: string; readonly content: AsyncIterable<Buffer> },
): Promise<WireGoodsImport> {
  const sellerId = sellerOf(ctx)
  await countAgainst(ctx, `goods-import:${sellerId}`, UPLOADS)
  const id = ctx.newId('goodsImport')
  const row = {
    id,
    sellerId,
    userId: buyerOf(ctx),
    fileName: tidyName(name),
    language: ctx.language,
    createdAt: ctx.now(),
  }
  if (!(await ctx.inTransaction((tx) => addImport(tx, row)))) throw refuse('import.open')
  try {
    await ctx.files.receive(importKey(row), measured(content))
    const table = await recogniseTable(() => openImport(ctx, row))
    const fields = guessFields(table.headings, {
      attributes: await findAskedAttributes(ctx.db),
      language: ctx.language,
      site: await findHomeSite(ctx.db, sellerId),
    })
    await noteArrival(ctx.db, {
      ...table,
      id,
      columns: table.headings.map((heading, index) => ({
        heading,
        samples: table.sample
          .map((cells) => (cells[index] ?? '').trim().slice(0, 60))
          .filter(Boolean)
          .slice(0, SAMPLES),
        field: fields[index] ?? null,
      })),
    })
    return await showImport(ctx, id)
  } catch (error) {
    await removeImport(ctx.db, id)
    await ctx.files.remove(importKey(row))
    throw error
  }
}

async function* measured(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of content) {
    bytes += piece.length
    if (bytes > IMPORT_MAX) throw refuse('import.too_large', { limit: IMPORT_MAX / MB })
    yield piece
  }
}

/** The name its sender gave it, without what a screen or a header could stumble over. */
function tidyName(name: string): string {
  const plain = name
    .slice(-300)
    .replace(/^.*[/\\]/, '')
    .replaceAll(/[\p{C}"<>|:*?;%]/gu, '')
    .trim()
    .slice(-100)
  return plain || 'goods.csv'
}
