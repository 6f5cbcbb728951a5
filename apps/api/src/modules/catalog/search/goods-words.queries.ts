import type { Language } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { SearchWords } from '../catalog.types.ts'

type Reading = { readonly language: Language; readonly isLarge: boolean }

const isKnownIn = (language: Language) => sql<boolean>`exists (
  select from item_texts t join items i on i.id = t.item_id and i.is_listed
  where t.language = ${language} and (strpos(t.words, w.name) > 0
    or t.document @@ plainto_tsquery(search_config(${language}), w.name)))`

/**
 * What goods, shops and categories are called is asked first, because those lists are short. Only a
 * word that stands in none of them is looked up in the texts: counted, so that their indexes are
 * read from end to end rather than the texts until one is found. Two letters are in no index.
 */
const isKnownInLarge = (language: Language) => sql<boolean>`(
  exists (select from goods_words k where k.language = ${language} and strpos(k.plain, w.name) > 0)
  or exists (select from category_texts x where x.language = ${language} and strpos(plain_text(x.name), w.name) > 0)
  or exists (select from shops h where strpos(plain_text(h.name), w.name) > 0)
  or length(w.name) > 2 and (
    select count(*) from item_texts t where t.language = ${language} and (t.words like '%' || w.name || '%'
      or t.document @@ plainto_tsquery(search_config(${language}), w.name))) > 0)`

/** Of the words that were typed those that nothing is called, by none of their names. */
export async function findUnknownWords(
  db: Db,
  { language, isLarge }: Reading,
  groups: SearchWords['groups'],
): Promise<string[]> {
  const rows = await db
    .selectFrom(
      sql<{ names: unknown }>`jsonb_array_elements(${JSON.stringify(groups)}::jsonb)`.as<'g'>(
        sql`g(names)`,
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom(
              sql<{ name: string }>`jsonb_array_elements_text(g.names)`.as<'w'>(sql`w(name)`),
            )
            .where(isLarge ? isKnownInLarge(language) : isKnownIn(language))
            .select(sql.lit(1).as('one')),
        ),
      ),
    )
    .select(sql<string>`g.names ->> 0`.as('word'))
    .execute()
  return rows.map(({ word }) => word)
}

/**
 * How often each word stands in names and kinds of goods. Read only when nothing is called what
 * somebody typed: of a mall that is counted whole from the texts, of a larger one the words most in
 * use, as the clock counted them.
 */
export async function countWords(
  db: Db,
  { language, isLarge }: Reading,
): Promise<Map<string, number>> {
  if (isLarge) {
    const rows = await db
      .selectFrom('goods_words')
      .where('language', '=', language)
      .select(['word', 'n'])
      .orderBy('n', 'desc')
      .orderBy('word')
      .limit(MOST_WORDS)
      .execute()
    return new Map(rows.map(({ word, n }) => [word, n]))
  }
  const rows = await db
    .selectFrom('item_texts as t')
    .innerJoin('items as i', (join) =>
      join.onRef('i.id', '=', 't.item_id').on('i.is_listed', '=', sql.lit(true)),
    )
    .where('t.language', '=', language)
    .select(['t.name', 't.noun'])
    .execute()
  const counts = new Map<string, number>()
  for (const { name, noun } of rows)
    for (const word of `${name} ${noun}`.match(/[\p{L}\p{M}]{3,}/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
/** Each is compared with what was typed: ten milliseconds or so. */
const MOST_WORDS = 5_000
