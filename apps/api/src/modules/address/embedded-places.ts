import type { PlaceDetail, Suggestion } from '@galleria/contract/address'
import { countryOfRegion, type AddressCountry } from '@galleria/contract/address-countries'
import { splitHouseNumber } from '@galleria/contract/house-number'
import { runSql, type Db } from '#platform/db.ts'
import { MOST_SUGGESTIONS, type Places } from './places.ts'
import { startsWith } from './regions.queries.ts'

/** The maps service of a mall that has none: our own provinces, towns and streets, by the beginnings of names and of the words in them. */
export function createEmbeddedPlaces(db: Db): Places {
  return {
    async suggest({ text, country, kind }) {
      const { street } = splitHouseNumber(text)
      // Without a letter, and with the signs of a pattern alone, everything would be found.
      if (!/\p{L}/u.test(street)) return []
      const rows = await runSql<FoundPlace>(db, kind === 'street' ? STREETS : TOWNS, [
        country.id,
        street,
        MOST_SUGGESTIONS,
      ])
      return rows.map(toSuggestion)
    },
    async detail(placeId) {
      const [, kind = '', key = ''] = /^([sd]):([A-Za-z0-9-]{1,40})$/.exec(placeId) ?? []
      if (!kind || (kind === 's' && !/^\d{1,9}$/.test(key))) return undefined
      const [row] = await runSql<FullPlace>(db, kind === 's' ? STREET : TOWN, [key])
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
export const STREETS = `
  select 's:' || id as id, name as street, city, province, postal_code as "postalCode" from (
    (select 1 as rank, s.* from streets s where s.region_id = $1 and ${startsWith('s.alias', '$2')} limit 50)
    union all
    (select 2, s.* from streets s where s.region_id = $1 and s.alias like '% ' || regexp_replace(plain_text($2), '[\\\\%_]', '', 'g') || '%' and not (${startsWith('s.alias', '$2')}) limit 50)
  ) found order by rank, alias, id limit $3`

/** The larger of two towns with like names comes first. */
export const TOWNS = `
  select 'd:' || t.code as id, '' as street, t.name as city, p.name as province, '' as "postalCode" from (
    select * from districts where region_id = $1 and level = 2 and ${startsWith('alias', '$2')} order by people desc, code limit $3
  ) t join districts p on p.code = t.parent order by t.people desc, t.code`

const STREET = `
  select s.name as street, s.city, s.province, s.postal_code as "postalCode", s.region_id as "regionId", d.code as "cityCode", d.parent as "provinceCode", d.longitude::float8 as longitude, d.latitude::float8 as latitude
  from streets s join districts d on d.code = s.city_code where s.id = $1::int`
const TOWN = `
  select '' as street, d.name as city, p.name as province, '' as "postalCode", d.region_id as "regionId", d.code as "cityCode", p.code as "provinceCode", d.longitude::float8 as longitude, d.latitude::float8 as latitude
  from districts d join districts p on p.code = d.parent where d.code = $1 and d.level = 2`

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
