import { sql, type RawBuilder } from 'kysely'

/** A keyword with the wildcards of LIKE taken at their word. */
export function escapeLike(keyword: string): string {
  return keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

/**
 * Whether a plain text (`plain_text`) has the keyword in it. The keyword is made plain once, not
 * for each row.
 */
export function hasKeyword(text: RawBuilder<string>, keyword: string): RawBuilder<boolean> {
  return sql`${text} like (select '%' || plain_text(${escapeLike(keyword)}) || '%')`
}
