import type { PlaceDetail, Suggestion } from '@galleria/contract/address'
import { countryOfRegion, type AddressCountry } from '@galleria/contract/address-countries'
import { splitHouseNumber } from '@galleria/contract/house-number'
import { postcodeArea, tidyPostalCode } from '@galleria/contract/postal-codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { MOST_SUGGESTIONS, type Places } from './places.ts'
import { startsWith } from './regions.queries.ts'

/**
 * The maps service of a mall that has none: our own provinces, towns and streets, by the beginnings
 * of names and of the words in them.
 */
export function createEmbeddedPlaces(db: Db): Places {
  return {
    async suggest({ text, country, kind }) {
      if (kind === 'postalCode') return findByPostcode(db, country, text)
      const { street } = splitHouseNumber(text)
      // Without a letter, and with the signs of a pattern alone, everything would be found.
      if (!/\p{L}/u.test(street)) return []
      const find = kind === 'street' ? findStreets : findTowns
      const rows = await find(db, country.id, street, MOST_SUGGESTIONS).execute()
      return rows.map(toSuggestion)
    },
    async detail(placeId) {
      const [, kind = '', key = ''] = /^([sd]):([A-Za-z0-9-]{1,40})$/.exec(placeId) ?? []
      if (!kind || (kind === 's' && !/^\d{1,9}$/.test(key))) return undefined
      const row = await (kind === 's' ? findStreet(db, key) : findTown(db, key))
      const country = row && countryOfRegion(row.regionId)
      return row && country ? toDetail(placeId, row, country) : undefined
    },
  }
}

type FoundPlace = { id: string; street: string; city: string; province: string; postalCode: string }
type FullPlace = Omit<FoundPlace, 'id'> & {
  regionId: number
  cityCode: string
  provinceCode: string
  longitude: number | null
  latitude: number | null
}

/** Names that begin like the text first, then those in which a word does. */
export function findStreets(db: Db, regionId: number, text: string, limit: number) {
  const begins = startsWith('s.alias', text)
  const streets = db.selectFrom('streets as s').selectAll('s').where('s.region_id', '=', regionId)
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom(streets.where(begins).limit(sql.lit(50)).as('s'))
        .selectAll('s')
        .select(sql<number>`1`.as('rank'))
        .unionAll(
          eb
            .selectFrom(
              streets
                .where(sql<boolean>`not (${begins})`)
                .where(
                  sql<boolean>`s.alias like '% ' || regexp_replace(plain_text(${text}), '[\\\\%_]', '', 'g') || '%'`,
                )
                .limit(sql.lit(50))
                .as('s'),
            )
            .selectAll('s')
            .select(sql<number>`2`.as('rank')),
        )
        .as('found'),
    )
    .select([
      sql<string>`'s:' || id`.as('id'),
      'name as street',
      'city',
      'province',
      'postal_code as postalCode',
    ])
    .orderBy('rank')
    .orderBy('alias')
    .orderBy('id')
    .limit(limit)
}

/** The larger of two towns with like names comes first. */
export function findTowns(db: Db, regionId: number, text: string, limit: number) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('districts')
        .selectAll()
        .where('region_id', '=', regionId)
        .where('level', '=', sql.lit(2))
        .where(startsWith('alias', text))
        .orderBy('people', 'desc')
        .orderBy('code')
        .limit(limit)
        .as('t'),
    )
    .innerJoin('districts as p', 'p.code', 't.parent')
    .select([
      sql<string>`'d:' || t.code`.as('id'),
      sql<string>`''`.as('street'),
      't.name as city',
      'p.name as province',
      sql<string>`''`.as('postalCode'),
    ])
    .orderBy('t.people', 'desc')
    .orderBy('t.code')
}

/**
 * Of a code that its country does not have: nothing. Of one whose towns are too many to be named:
 * its province.
 */
async function findByPostcode(
  db: Db,
  country: AddressCountry,
  typed: string,
): Promise<Suggestion[]> {
  const area = postcodeArea(country.shortName, typed)
  if (area === undefined) return []
  const rows = await findTownsOf(db, country.id, area)
  const postalCode = tidyPostalCode(country.shortName, typed)
  return rows.map((row) => toSuggestion({ ...row, postalCode }))
}

/**
 * The larger town comes first. Villages that the list of places does not have are named, too, and
 * have no id.
 */
function findTownsOf(db: Db, regionId: number, area: string): Promise<FoundPlace[]> {
  return db
    .selectFrom('postcodes as p')
    .crossJoin(
      sql<{
        city: string
        place: number
      }>`unnest(string_to_array(p.towns, '|')) with ordinality`.as<'named'>(
        sql`named (city, place)`,
      ),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('districts as town')
          .innerJoin('districts as province', 'province.code', 'town.parent')
          .select('town.code')
          .whereRef('town.region_id', '=', 'p.region_id')
          .where('town.level', '=', sql.lit(2))
          .whereRef('town.name', '=', 'named.city')
          .whereRef('province.name', '=', 'p.province')
          .where('town.alias', '=', sql<string>`plain_text(named.city)`)
          .limit(sql.lit(1))
          .as('t'),
      (join) => join.onTrue(),
    )
    .select([
      sql<string>`coalesce('d:' || t.code, '')`.as('id'),
      sql<string>`''`.as('street'),
      'named.city',
      'p.province',
      sql<string>`''`.as('postalCode'),
    ])
    .where('p.region_id', '=', regionId)
    .where('p.area', '=', area)
    .orderBy('named.place')
    .execute()
}

function findStreet(db: Db, key: string): Promise<FullPlace | undefined> {
  return db
    .selectFrom('streets as s')
    .innerJoin('districts as d', 'd.code', 's.city_code')
    .select(['s.name as street', 's.city', 's.province', 's.postal_code as postalCode'])
    .select(['s.region_id as regionId', 'd.code as cityCode', 'd.parent as provinceCode'])
    .select(['d.longitude', 'd.latitude'])
    .where('s.id', '=', sql<number>`${key}::int`)
    .$castTo<FullPlace>()
    .executeTakeFirst()
}

function findTown(db: Db, key: string): Promise<FullPlace | undefined> {
  return db
    .selectFrom('districts as d')
    .innerJoin('districts as p', 'p.code', 'd.parent')
    .select([sql<string>`''`.as('street'), 'd.name as city', 'p.name as province'])
    .select([sql<string>`''`.as('postalCode'), 'd.region_id as regionId', 'd.code as cityCode'])
    .select(['p.code as provinceCode', 'd.longitude', 'd.latitude'])
    .where('d.code', '=', key)
    .where('d.level', '=', 2)
    .executeTakeFirst()
}

function toSuggestion({ id, street, city, province, postalCode }: FoundPlace): Suggestion {
  const town = `${postalCode} ${city}`.trim()
  return {
    placeId: id,
    label: [street, town, ...(province === city ? [] : [province])].filter(Boolean).join(', '),
    street,
    city,
    province,
    postalCode,
  }
}

function toDetail(
  placeId: string,
  { street, city, province, postalCode, cityCode, provinceCode, longitude, latitude }: FullPlace,
  country: AddressCountry,
): PlaceDetail {
  return {
    placeId,
    street,
    houseNo: '',
    city,
    province,
    postalCode,
    country: country.name,
    region: { id: country.id, regionName: country.name, regionShortName: country.shortName },
    longitude,
    latitude,
    districtList: [
      { districtCode: provinceCode, districtName: province, districtLevel: 1 },
      { districtCode: cityCode, districtName: city, districtLevel: 2 },
    ],
  }
}
