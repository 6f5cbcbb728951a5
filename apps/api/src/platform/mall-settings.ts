import type { Db } from './db.ts'

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
