import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { addLooseFile, removeLooseFile, type NewFile } from './file.store.ts'

/** Five lines of six pictures, and as many again for second thoughts. */
const MOST_LOOSE = 60

type Facts = NewFile extends infer File
  ? File extends unknown
    ? Omit<File, 'id' | 'ownerId' | 'createdAt'>
    : never
  : never

/**
 * Keeps an upload, loose and private. The row comes before the files: a row without a file is
 * swept, a file without a row would stay for ever.
 */
export async function storeLoose(
  ctx: Context,
  facts: Facts,
  filesOf: (id: Id<'file'>) => readonly (readonly [key: string, content: Buffer])[],
): Promise<Id<'file'>> {
  const id = ctx.newId('file')
  const file = { ...facts, id, ownerId: buyerOf(ctx), createdAt: ctx.now() }
  if (!(await ctx.inTransaction((tx) => addLooseFile(tx, file, MOST_LOOSE))))
    throw refuse('file.too_many')
  try {
    for (const [key, content] of filesOf(id)) await ctx.files.write(key, content)
    return id
  } catch (error) {
    // A row without its file would count against its owner for a day.
    await removeLooseFile(ctx.db, id)
    for (const [key] of filesOf(id)) await ctx.files.remove(key)
    throw error
  }
}
