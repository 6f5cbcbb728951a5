import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postcodeArea } from '@galleria/contract/postal-codes'
import type { CountryCode } from '@galleria/contract/address-countries'
import { localNames } from './local-names.ts'
import { placeFiles } from './place-files.ts'

/**
 * Makes `postcodes/<country>.tsv` from GeoNames' postal codes: which province a code is in, and
 * which of its towns. Run by hand when the data is renewed, after `build-places.ts`: `node
 * database/places/build-postcodes.ts FOLDER`, with the `zipcodes.<country>.json` of README.md in
 * the folder.
 */

type Row = {
  zipcode: string
  place: string
  state: string
  province: string
  community: string
  latitude: string
  longitude: string
}
type Town = { name: string; province: string; people: number; at: Point }
type Point = { latitude: number; longitude: number }

/** More than the largest of them are no choice for anybody. */
const MOST_TOWNS = 10
/** A town of the same name further off is another one. */
const NEAR_KM = 40
/** What so many of a district's towns say of its province. */
const MOST_OF_THEM = 0.8
/**
 * In Germany whoever gets much mail has a code of its own, under its own name: a name is a town's
 * only where the district is called so.
 */
const NAMES_FIRMS: readonly string[] = ['DE']
/** Its codes name streets and hamlets; the town of the address is the municipality. */
const NAMES_STREETS: readonly string[] = ['PT']
/** GeoNames has the part of the code that tells the town, and no more. */
const HAS_AREAS: readonly string[] = ['NL', 'GB']
/** The postal districts whose town is London, whatever the place is called. */
const LONDON = /^(?:[ENW]|EC|NW|SE|SW|WC)\d/

function readTowns(country: string): Town[] {
  const cells = readFileSync(join(import.meta.dirname, `${country}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  const provinces = new Map(
    cells.filter(([, , level]) => level === '1').map(([code = '', , , name = '']) => [code, name]),
  )
  return cells
    .filter(([, , level]) => level === '2')
    .map(([, parent = '', , name = '', people, longitude, latitude]) => ({
      name,
      province: provinces.get(parent) ?? '',
      people: Number(people),
      at: { longitude: Number(longitude), latitude: Number(latitude) },
    }))
}

export function buildPostcodes(
  country: CountryCode,
  rows: readonly Row[],
  towns: readonly Town[],
): string[] {
  const byName = Map.groupBy(towns, ({ name }) => name.toLowerCase())
  const townOf = (row: Row): Town | undefined =>
    (byName.get(nameOf(country, row).toLowerCase()) ?? [])
      .map((town) => ({ town, km: distance(town.at, pointOf(row)) }))
      .filter(({ km }) => km < NEAR_KM)
      .toSorted((a, b) => a.km - b.km)[0]?.town
  const provinceOfDistrict = countProvinces(rows, townOf)
  const byArea = Map.groupBy(rows, ({ zipcode }) =>
    HAS_AREAS.includes(country) ? zipcode : (postcodeArea(country, zipcode) ?? ''),
  )
  return [...byArea]
    .filter(([area]) => area !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([area, found]) => {
      const real = found.filter((row) => townOf(row) || isTown(country, row))
      if (real.length === 0) return []
      const known = real.map((row) => ({ row, town: townOf(row) }))
      const province = mostOften(
        known.map(
          ({ row, town }) =>
            provinceOfDistrict.get(districtOf(row)) ??
            town?.province ??
            nearest(towns, pointOf(row)).province,
        ),
      )
      const names = [
        ...new Set(
          known
            .toSorted((a, b) => (b.town?.people ?? 0) - (a.town?.people ?? 0))
            .map(({ row, town }) => town?.name ?? nameOf(country, row)),
        ),
      ]
      return [`${area}\t${province}\t${names.slice(0, MOST_TOWNS).join('|')}`]
    })
}

/**
 * As the address is written: of Wien its district, of Paris its arrondissement is no part of it.
 */
function nameOf(country: string, { place, province, zipcode }: Row): string {
  if (country === 'GB' && LONDON.test(zipcode)) return 'London'
  const name = (NAMES_STREETS.includes(country) ? province : place).replace(/,.*$| \d\d$/, '')
  return localNames[country]?.[name] ?? name
}

function isTown(country: string, { place, community }: Row): boolean {
  return !NAMES_FIRMS.includes(country) || community.endsWith(place)
}

const districtOf = ({ state, province, community }: Row) => `${state}/${province}/${community}`

/**
 * GeoNames names some provinces in English and divides others otherwise: what a district is part of
 * is told by those of its towns that the mall knows.
 */
function countProvinces(
  rows: readonly Row[],
  townOf: (row: Row) => Town | undefined,
): Map<string, string> {
  const told = new Map<string, string>()
  for (const [district, those] of Map.groupBy(rows, districtOf)) {
    const provinces = those.flatMap((row) => townOf(row)?.province ?? [])
    const most = mostOften(provinces)
    if (provinces.filter((one) => one === most).length >= MOST_OF_THEM * provinces.length && most)
      told.set(district, most)
  }
  return told
}

function mostOften(names: readonly string[]): string {
  const counted = [...Map.groupBy(names, (name) => name)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  return counted[0]?.[0] ?? ''
}

function nearest(towns: readonly Town[], point: Point): Town {
  return towns.reduce((best, town) =>
    distance(town.at, point) < distance(best.at, point) ? town : best,
  )
}

const pointOf = ({ latitude, longitude }: Row): Point => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
})

/** In kilometres, as on a plain: between neighbours that is near enough. */
function distance(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * 111
  const east = (a.longitude - b.longitude) * 111 * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

if (import.meta.main) {
  const folder = process.argv[2]
  if (!folder) throw new Error('node database/places/build-postcodes.ts FOLDER')
  for (const country of Object.keys(placeFiles) as (keyof typeof placeFiles)[]) {
    const rows = JSON.parse(
      readFileSync(join(folder, `zipcodes.${country.toLowerCase()}.json`), 'utf8'),
    ) as Row[]
    const lines = buildPostcodes(country, rows, readTowns(country))
    writeFileSync(join(import.meta.dirname, 'postcodes', `${country}.tsv`), `${lines.join('\n')}\n`)
    const sole = lines.filter((line) => /\t[^|\t]+$/.test(line)).length
    console.log(country, lines.length, 'codes,', sole, 'of one town')
  }
}
