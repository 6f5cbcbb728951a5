import { languages, type Language } from '@galleria/contract/storefronts'
import { finishNames } from '@galleria/i18n'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** The only writer of the texts of items; `item.store.ts` calls it. */

export type ItemText = {
  readonly language: Language
  readonly name: string
  readonly description: string
  readonly details: readonly string[]
}
/** Those that a shop has written, and the language of the item itself. */
type Texts = { readonly language: Language; readonly texts: readonly ItemText[] }

export function mainText({ texts, language }: Texts): ItemText {
  const main = texts.find((text) => text.language === language)
  if (!main) throw new RangeError('an item without a text in its own language')
  return main
}

/**
 * What kind of thing it is, it keeps until it is moved into another room. Every language has a
 * text, its own or that of the item's language, so that a shelf in any of them can show it.
 */
export async function writeTexts(
  tx: Tx,
  itemId: number,
  facts: Texts,
  isMoved = false,
): Promise<void> {
  const main = mainText(facts)
  const rows = languages.map((language) => {
    const own = facts.texts.find((text) => text.language === language)
    const { name, description, details } = own ?? main
    return { language, name, description, details, isOwn: own !== undefined }
  })
  await tx
    .insertInto('item_texts')
    .columns([
      'item_id',
      'language',
      'name',
      'noun',
      'description',
      'details',
      'words',
      'document',
      'is_own',
    ])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<(typeof rows)[number]>`json_to_recordset(${JSON.stringify(rows)}::json)`.as<'r'>(
            sql`r(language text, name text, description text, details jsonb, "isOwn" boolean)`,
          ),
        )
        .innerJoin('items as i', (join) => join.on('i.id', '=', itemId))
        .innerJoin('category_texts as x', (join) =>
          join.onRef('x.category_id', '=', 'i.category_id').onRef('x.language', '=', 'r.language'),
        )
        .select(['i.id', 'r.language', 'r.name', 'x.name as noun', 'r.description', 'r.details'])
        .select([sql.lit('').as('words'), sql<string>`''::tsvector`.as('document'), 'r.isOwn']),
    )
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'language']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        noun: eb.ref(isMoved ? 'excluded.noun' : 'item_texts.noun'),
        description: eb.ref('excluded.description'),
        details: sql<string>`excluded.details`,
        is_own: eb.ref('excluded.is_own'),
      })),
    )
    .execute()
  await indexItem(tx, itemId)
}

/**
 * What a person might type to find it: its name, kind, shop, colours and facts, in every language
 * of the mall.
 */
export async function indexItem(tx: Tx, itemId: number): Promise<void> {
  const colours = sql<{
    finish: string
    language: string
    name: string
  }>`json_to_recordset(${JSON.stringify(finishWords)}::json)`.as<'f'>(
    sql`f(finish text, language text, name text)`,
  )
  await tx
    .with('words', (db) =>
      db
        .selectFrom('item_texts as t')
        .innerJoin('items as i', 'i.id', 't.item_id')
        .innerJoin('shops as h', 'h.id', 'i.shop_id')
        .where('t.item_id', '=', itemId)
        .select((eb) => {
          const finishes = eb
            .selectFrom('skus as k')
            .innerJoin(colours, (join) =>
              join.onRef('f.finish', '=', 'k.finish').onRef('f.language', '=', 't.language'),
            )
            .whereRef('k.item_id', '=', 't.item_id')
            .select(sql<string>`string_agg(distinct f.name, ' ')`.as('names'))
          return [
            't.language',
            sql<string>`concat_ws(' ', t.name, t.noun, h.name, ${finishes},
              (select string_agg(d, ' ') from jsonb_array_elements_text(t.details) d))`.as('words'),
          ]
        }),
    )
    .updateTable('item_texts as t')
    .from('words as w')
    .set({
      words: sql<string>`plain_text(w.words)`,
      document: sql<string>`setweight(to_tsvector(search_config(t.language), plain_text(t.name || ' ' || t.noun)), 'A')
        || to_tsvector(search_config(t.language), plain_text(w.words || ' ' || t.description))`,
    })
    .where('t.item_id', '=', itemId)
    .whereRef('t.language', '=', 'w.language')
    .execute()
}
const finishWords = Object.entries(finishNames).flatMap(([finish, names]) =>
  languages.map((language) => ({ finish, language, name: names[language] })),
)
