import type { Context } from '#platform/context.ts'
import type { ExportRow } from './exports.types.ts'

/** Where a table lies once it is whole. */
export function fileKey({ id, format }: Pick<ExportRow, 'id' | 'format'>): string {
  return `exports/${id.slice(-2)}/${id}.${format.toLowerCase()}`
}

export function partKey({ id }: Pick<ExportRow, 'id'>, part: number): string {
  return `exports/${id.slice(-2)}/${id}.${part}`
}

export async function removeParts(
  ctx: Pick<Context, 'files'>,
  asked: Pick<ExportRow, 'id' | 'parts'>,
): Promise<void> {
  // One more than were noted: the last one may have been written by a process that was killed.
  for (let part = 0; part <= asked.parts; part += 1) await ctx.files.remove(partKey(asked, part))
}
