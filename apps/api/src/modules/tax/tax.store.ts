import { sql } from 'kysely'
import type { CountryCode } from '@galleria/contract/address-countries'
import type { Db, Tx } from '#platform/db.ts'
import type { DatedRate } from './tax.rules.ts'

/** Every rate there is or was, of all countries. */
export async function selectTaxRates(db: Db | Tx): Promise<DatedRate[]> {
  return db
    .selectFrom('tax_rates')
    .select([
      sql<CountryCode>`country`.as('country'),
      'begins_on as beginsOn',
      sql<Date>`tax_begins_at(country, begins_on)`.as('beginsAt'),
      sql<number>`rate::float8`.as('rate'),
    ])
    .orderBy('country')
    .orderBy('begins_on')
    .execute()
}

export type TaxCountry = { country: CountryCode; version: number; firstDay: string }

/**
 * The countries with what a change is based on, and the first day that can still be planned there.
 */
export async function selectTaxCountries(db: Db | Tx): Promise<TaxCountry[]> {
  return db
    .selectFrom('tax_countries')
    .select([
      sql<CountryCode>`country`.as('country'),
      'version',
      sql<string>`to_char(((mall_now() + interval '1 minute') at time zone time_zone_of(country))::date + 1, 'YYYY-MM-DD')`.as(
        'firstDay',
      ),
    ])
    .execute()
}

/** When a day begins in a country. */
export async function findBeginning(tx: Tx, country: CountryCode, day: string): Promise<Date> {
  const { at } = await tx
    .selectNoFrom(sql<Date>`tax_begins_at(${country}, ${day}::date)`.as('at'))
    .executeTakeFirstOrThrow()
  return at
}

export async function writeTaxRate(
  tx: Tx,
  { country, beginsOn, rate }: Omit<DatedRate, 'beginsAt'>,
): Promise<void> {
  await tx
    .insertInto('tax_rates')
    .values({ country, begins_on: beginsOn, rate })
    .onConflict((conflict) =>
      conflict
        .columns(['country', 'begins_on'])
        .doUpdateSet((eb) => ({ rate: eb.ref('excluded.rate') })),
    )
    .execute()
  await countVersion(tx, country)
}

export async function deleteTaxRate(tx: Tx, country: CountryCode, beginsOn: string): Promise<void> {
  await tx
    .deleteFrom('tax_rates')
    .where('country', '=', country)
    .where('begins_on', '=', beginsOn)
    .execute()
  await countVersion(tx, country)
}

async function countVersion(tx: Tx, country: CountryCode): Promise<void> {
  await tx
    .updateTable('tax_countries')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('country', '=', country)
    .execute()
}
