import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { lockRow } from './lock.ts'

/** What the mall keeps for itself under a name, as an object. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('mall_settings')
    .where('key', '=', key)
    .select('value')
    .executeTakeFirst()
  return row?.value
}

export async function writeSetting(db: Db, key: string, value: object): Promise<void> {
  await db
    .insertInto('mall_settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute()
}

/**
 * What stands under the name, or this where nothing does; nobody else changes it before the end of
 * the transaction.
 */
export async function lockSetting(tx: Tx, key: string, first: object): Promise<unknown> {
  await tx
    .insertInto('mall_settings')
    .values({ key, value: JSON.stringify(first) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await lockRow(tx, 'mall_settings', { key })
  return readSetting(tx, key)
}

/**
 * Replaces what has this version by the next one; 0 is nothing yet. False, and nothing written,
 * when somebody else was there first.
 */
export async function replaceSetting(
  db: Db,
  key: string,
  value: { readonly version: number },
): Promise<boolean> {
  const written = await db
    .insertInto('mall_settings')
    .columns(['key', 'value'])
    .expression(
      db
        .selectNoFrom([
          sql<string>`${key}::text`.as('key'),
          sql<string>`${JSON.stringify(value)}::jsonb`.as('value'),
        ])
        .where(({ exists, or, selectFrom }) =>
          or([
            sql<boolean>`${value.version} = 1`,
            exists(selectFrom('mall_settings').where('key', '=', key)),
          ]),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value') }))
        .where(sql<boolean>`(mall_settings.value ->> 'version')::int = ${value.version} - 1`),
    )
    .returning('key')
    .executeTakeFirst()
  return written !== undefined
}
