import { sql } from 'kysely'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { MOST_SAVES, type SavedForm } from './item-saves.rules.ts'

/** The only writer of what saves of items leave; the item is locked, or new. */

type Save = {
  readonly itemId: number
  readonly form: SavedForm
  readonly isByTable?: boolean
  readonly takenFrom?: number
}

const columns = [
  ...(['item_id', 'save_no', 'saved_at', 'saved_by'] as const),
  ...(['key_id', 'is_table', 'taken_from', 'form'] as const),
]

/** Keeps an item as it is now saved; a save that changes nothing leaves nothing. */
export async function storeSave(
  ctx: Context,
  tx: Tx,
  { itemId, form, isByTable = false, takenFrom }: Save,
): Promise<void> {
  const last = tx
    .selectFrom('item_saves as s')
    .where('s.item_id', '=', itemId)
    .select('s.form')
    .orderBy('s.save_no', 'desc')
    .limit(sql.lit(1))
  await tx
    .insertInto('item_saves')
    .columns(columns)
    .expression((eb) =>
      eb
        .selectFrom('items as i')
        .where('i.id', '=', itemId)
        .where(sql<boolean>`(${last}) is distinct from ${jsonOf(form)}`)
        .select(['i.id', 'i.version'])
        .select([
          sql<Date>`${ctx.now()}::timestamptz`.as('saved_at'),
          sql<string>`${buyerOf(ctx)}::uuid`.as('saved_by'),
          sql<string | null>`${ctx.actor.kind === 'key' ? ctx.actor.keyId : null}::uuid`.as(
            'key_id',
          ),
          sql<boolean>`${isByTable}::boolean`.as('is_table'),
          sql<number | null>`${takenFrom ?? null}::int`.as('taken_from'),
          jsonOf(form).as('form'),
        ]),
    )
    .execute()
  await tx
    .deleteFrom('item_saves')
    .where('item_id', '=', itemId)
    .where('save_no', '<=', (eb) =>
      eb
        .selectFrom('item_saves')
        .where('item_id', '=', itemId)
        .select('save_no')
        .orderBy('save_no', 'desc')
        .offset(sql.lit(MOST_SAVES))
        .limit(sql.lit(1)),
    )
    .execute()
}

/**
 * Keeps an item as it was before the first save that is known: what came with the data, or was
 * written before saves were kept. Nobody knows who wrote it.
 */
export async function storeStart(tx: Tx, { itemId, form }: Save): Promise<void> {
  await tx
    .insertInto('item_saves')
    .columns(['item_id', 'save_no', 'saved_at', 'form'])
    .expression((eb) =>
      eb
        .selectFrom('items as i')
        .where('i.id', '=', itemId)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('item_saves').where('item_id', '=', itemId).select('save_no'))),
        )
        .select(['i.id', 'i.version', 'i.changed_at', jsonOf(form).as('form')]),
    )
    .execute()
}

const jsonOf = (form: SavedForm) => sql<string>`${JSON.stringify(form)}::jsonb`
