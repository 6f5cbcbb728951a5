import type { Readable } from 'node:stream'
import type { Context } from '#platform/context.ts'
import type { ImportRow } from './goods-table.types.ts'

export const importKey = ({ id }: Pick<ImportRow, 'id'>): string =>
  `goods-imports/${id.slice(-2)}/${id}.csv`

export async function openImport(
  ctx: Pick<Context, 'files'>,
  row: Pick<ImportRow, 'id'>,
): Promise<Readable> {
  const stored = await ctx.files.open(importKey(row))
  if (!stored) throw new Error(`the file of import ${row.id} is gone`)
  return stored.stream
}
