import type { PlaceDetail, Suggestion } from '@galleria/contract/address'
import { countryOfRegion, type AddressCountry } from '@galleria/contract/address-countries'
import { splitHouseNumber } from '@galleria/contract/house-number'
import { postcodeArea, tidyPostalCode } from '@galleria/contract/postal-codes'
import { sql, type RawBuilder } from 'kysely'
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
      const { rows } = await find(country.id, street, MOST_SUGGESTIONS).execute(db)
      return rows.map(toSuggestion)
    },
    async detail(placeId) {
      const [, kind = '', key = ''] = /^([sd]):([A-Za-z0-9-]{1,40})$/.exec(placeId) ?? []
      if (!kind || (kind === 's' && !/^\d{1,9}$/.test(key))) return undefined
      const { rows } = await (kind === 's' ? findStreet(key) : findTown(key)).execute(db)
      const [row] = rows
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
export function findStreets(regionId: number, text: string, limit: number): RawBuilder<FoundPlace> {
  const begins = startsWith('s.alias', text)
  return sql`
    select 's:' || id as id, name as street, city, province, postal_code as "postalCode" from (
      (select 1 as rank, s.* from streets s where s.region_id = ${regionId} and ${begins} limit 50)
      union all
      (select 2, s.* from streets s where s.region_id = ${regionId} and not (${begins})
        and s.alias like '% ' || regexp_replace(plain_text(${text}), '[\\\\%_]', '', 'g') || '%' limit 50)
    ) found order by rank, alias, id limit ${limit}`
}

/** The larger of two towns with like names comes first. */
export function findTowns(regionId: number, text: string, limit: number): RawBuilder<FoundPlace> {
  return sql`
    select 'd:' || t.code as id, '' as street, t.name as city, p.name as province, '' as "postalCode"
    from (
      select * from districts where region_id = ${regionId} and level = 2 and ${startsWith('alias', text)}
      order by people desc, code limit ${limit}
    ) t join districts p on p.code = t.parent order by t.people desc, t.code`
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
  const { rows } = await findTownsOf(country.id, area).execute(db)
  const postalCode = tidyPostalCode(country.shortName, typed)
  return rows.map((row) => toSuggestion({ ...row, postalCode }))
}

/**
 * The larger town comes first. Villages that the list of places does not have are named, too, and
 * have no id.
 */
export function findTownsOf(regionId: number, area: string): RawBuilder<FoundPlace> {
  return sql`
    select coalesce('d:' || t.code, '') as id, '' as street, named.city, p.province, '' as "postalCode"
    from postcodes p cross join unnest(string_to_array(p.towns, '|')) with ordinality named (city, place)
    left join lateral (
      select town.code from districts town join districts province on province.code = town.parent
      where town.region_id = p.region_id and town.level = 2 and town.name = named.city and province.name = p.province
        and town.alias = plain_text(named.city) limit 1
    ) t on true
    where p.region_id = ${regionId} and p.area = ${area} order by named.place`
}

function findStreet(key: string): RawBuilder<FullPlace> {
  return sql`
    select s.name as street, s.city, s.province, s.postal_code as "postalCode", s.region_id as "regionId",
      d.code as "cityCode", d.parent as "provinceCode", d.longitude::float8 as longitude, d.latitude::float8 as latitude
    from streets s join districts d on d.code = s.city_code where s.id = ${key}::int`
}

function findTown(key: string): RawBuilder<FullPlace> {
  return sql`
    select '' as street, d.name as city, p.name as province, '' as "postalCode", d.region_id as "regionId",
      d.code as "cityCode", p.code as "provinceCode", d.longitude::float8 as longitude, d.latitude::float8 as latitude
    from districts d join districts p on p.code = d.parent where d.code = ${key} and d.level = 2`
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
