import type { NewComment, WireWritten } from '@galleria/contract/review'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { fileUrl } from '#modules/files/index.ts'

/**
 * What a buyer writes, on its way from the call to the table and back. A field more is a line in
 * each of these four.
 */
export type Written = {
  /** Follow-ups may have none. */
  rate: number | null
  content: string
  images: readonly Id<'file'>[]
}

/** Its columns, with the type that each has in the table. */
const columns: Readonly<Record<keyof Written, string>> = {
  rate: 'int',
  content: 'text',
  images: 'uuid[]',
}

/** `images` are the ids that the addresses of the call stand for. */
export function readWritten(comment: NewComment, images: readonly Id<'file'>[]): Written {
  return { rate: comment.rateDict ?? null, content: comment.content, images }
}

export function presentWritten(written: Written): WireWritten {
  return {
    rateDict: written.rate,
    content: written.content,
    images: { files: written.images.map((id) => ({ url: fileUrl(id) })) },
  }
}

/** Its columns by name. */
export const writtenNames = Object.keys(columns) as (keyof Written)[]

/** The columns of a table by its alias. */
export function writtenOf<Alias extends string>(alias: Alias): `${Alias}.${keyof Written}`[] {
  return writtenNames.map((name): `${Alias}.${keyof Written}` => `${alias}.${name}`)
}

/**
 * The columns in SQL: of a table by its alias, as the pairs of a JSON object, or with their types.
 */
export const writtenSql = {
  pairs: (alias: string) =>
    sql.join(writtenNames.map((name) => sql`${sql.lit(name)}, ${sql.id(alias, name)}`)),
  types: sql.join(
    Object.entries(columns).map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`),
  ),
}

/**
 * Of an order's lines, by their alias: those that have a review of their own. The goods of a set
 * are reviewed as one, at its main item.
 */
export function hasOwnReview(alias: string) {
  const position = sql`(${sql.id(alias, 'snapshot')}->'set'->>'position')::int`
  return sql`coalesce(${position}, 1) = 1`
}
