import type { AttributeKind } from '@galleria/contract/attribute-rules'
import type { Language } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/db.ts'
import { nameOfUserIfAny } from '#modules/account/index.ts'
import type { SavedForm } from './item-saves.rules.ts'

export type SaveRow = {
  saveNo: number
  savedAt: Date
  /** Null: nobody knows. */ person: string | null
  keyName: string | null
  isByTable: boolean
  takenFrom: number | null
}
/** What a form names by a key, as people call it. */
export type NamedAttribute = {
  key: string
  name: string
  kind: AttributeKind
  unit: string
  isRequired: boolean
  options: { key: string; name: string }[]
}

function savesIn(db: Db | Tx, itemId: number) {
  return db
    .selectFrom('item_saves as s')
    .leftJoin('users as u', 'u.id', 's.saved_by')
    .leftJoin('api_keys as k', 'k.id', 's.key_id')
    .where('s.item_id', '=', itemId)
    .select(['s.save_no as saveNo', 's.saved_at as savedAt', 'k.name as keyName'])
    .select(['s.is_table as isByTable', 's.taken_from as takenFrom'])
    .select(nameOfUserIfAny('u').as('person'))
}

/** The newest first. */
export function findSaves(db: Db, itemId: number): Promise<SaveRow[]> {
  return savesIn(db, itemId).orderBy('s.save_no', 'desc').execute()
}

export function findSave(
  db: Db | Tx,
  { itemId, saveNo }: { readonly itemId: number; readonly saveNo: number },
): Promise<(SaveRow & { form: SavedForm }) | undefined> {
  return savesIn(db, itemId)
    .where('s.save_no', '=', saveNo)
    .select('s.form')
    .$castTo<SaveRow & { form: SavedForm }>()
    .executeTakeFirst()
}

/** A category as it was called, and the one that it was retired into. */
export function findCategoryOfSave(
  db: Db,
  language: Language,
  id: number,
): Promise<{ id: number; key: string; name: string; movedTo: string | null } | undefined> {
  return db
    .selectFrom('categories as c')
    .leftJoin('category_texts as x', (join) =>
      join.onRef('x.category_id', '=', 'c.id').on('x.language', '=', language),
    )
    .leftJoin('categories as d', 'd.id', 'c.retired_into')
    .leftJoin('category_texts as y', (join) =>
      join.onRef('y.category_id', '=', 'd.id').on('y.language', '=', language),
    )
    .where('c.id', '=', id)
    .select((eb) => [
      eb.fn.coalesce('d.id', 'c.id').as('id'),
      eb.fn.coalesce('d.key', 'c.key').as('key'),
      eb.fn.coalesce('x.name', 'c.key').as('name'),
      'y.name as movedTo',
    ])
    .executeTakeFirst()
}

/** Attributes by their keys, also those that nobody is asked any more. */
export function nameAttributes(
  db: Db,
  language: Language,
  keys: readonly string[],
): Promise<NamedAttribute[]> {
  return db
    .selectFrom('attributes as m')
    .innerJoin('attribute_texts as y', 'y.attribute_id', 'm.id')
    .where('y.language', '=', language)
    .where('m.key', '=', sql<string>`any(${keys})`)
    .select(['m.key', 'y.name', 'm.kind', 'm.unit', 'm.is_required as isRequired'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('attribute_options as o')
          .innerJoin('attribute_option_texts as z', 'z.option_id', 'o.id')
          .whereRef('o.attribute_id', '=', 'm.id')
          .whereRef('z.language', '=', 'y.language')
          .select(['o.key', 'z.name']),
      ).as('options'),
    )
    .$castTo<NamedAttribute>()
    .execute()
}

/** The pictures that an item has had: they may be given back to it. */
export async function findSavedPictures(tx: Tx, itemId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('item_saves as s')
    .innerJoinLateral(
      sql<{ name: string }>`jsonb_array_elements_text(s.form->'pictures')`.as<'p'>(sql`p(name)`),
      (join) => join.onTrue(),
    )
    .where('s.item_id', '=', itemId)
    .select('p.name')
    .distinct()
    .execute()
  return rows.map(({ name }) => name)
}
