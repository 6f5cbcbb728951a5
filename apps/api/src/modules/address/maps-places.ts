import * as z from 'zod'
import type { Suggestion } from '@galleria/contract/address'
import { addressCountries } from '@galleria/contract/address-countries'
import { splitHouseNumber } from '@galleria/contract/house-number'
import type { Log } from '#platform/log.ts'
import { callOutside, expectAnswer } from '#platform/outside.ts'
import { MOST_SUGGESTIONS, type Places, type PlaceQuery } from './places.ts'

/** A person is typing: what has not come by then is not worth waiting for. */
const PATIENCE_MS = 800
const PAUSE_MS = 30_000
const CACHED_MS = 10 * 60_000
const MOST_CACHED = 500

const answerSchema = z.object({
  features: z
    .array(
      z.object({
        geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
        properties: z.object({
          name: z.string().max(200).optional(),
          street: z.string().max(200).optional(),
          postcode: z.string().max(20).optional(),
          city: z.string().max(100).optional(),
          state: z.string().max(100).optional(),
          county: z.string().max(100).optional(),
          countrycode: z.string().max(2).optional(),
        }),
      }),
    )
    .max(100),
})
type Feature = z.output<typeof answerSchema>['features'][number]

/** A place of the provider's travels in its id, because there is nothing to ask for it by. */
const cached = z.object({
  street: z.string().max(200),
  city: z.string().max(100),
  province: z.string().max(100),
  postalCode: z.string().max(20),
  country: z.string().max(2),
  longitude: z.number(),
  latitude: z.number(),
})
/**
 * The languages Photon answers in unless it is built with more; otherwise it speaks the country's
 * own.
 */
const SPOKEN: readonly string[] = ['en', 'de', 'fr']

type Options = {
  readonly url: string
  readonly embedded: Places
  readonly log: Log
  readonly now: () => number
}

/**
 * A maps service that speaks Photon's protocol (OpenStreetMap data; `GET /api`). When it is down or
 * slow the embedded index answers, and for the next half minute at once. Answers are kept for ten
 * minutes, so that typing a word again costs nothing.
 */
export function createMapsPlaces({ url, embedded, log, now }: Options): Places {
  let pausedUntil = 0
  const answers = new Map<string, { until: number; found: Suggestion[] }>()

  async function ask(wanted: PlaceQuery): Promise<Suggestion[]> {
    const key = [
      wanted.country.shortName,
      wanted.kind,
      wanted.language,
      wanted.text.toLowerCase(),
    ].join('|')
    const known = answers.get(key)
    if (known && known.until > now()) return known.found
    const { status, body } = await callOutside(`${url}/api?${query(wanted)}`, {
      method: 'GET',
      timeoutMs: PATIENCE_MS,
    })
    if (status !== 200) throw new Error(`the maps service answered ${status}`)
    const found = expectAnswer(answerSchema, body)
      .features.flatMap((feature) => toSuggestion(feature, wanted))
      .slice(0, MOST_SUGGESTIONS)
    if (answers.size >= MOST_CACHED) answers.delete(answers.keys().next().value ?? '')
    answers.set(key, { until: now() + CACHED_MS, found })
    return found
  }

  return {
    async suggest(wanted) {
      // Whole codes are looked up, not guessed at.
      if (wanted.kind === 'postalCode' || now() < pausedUntil) return embedded.suggest(wanted)
      try {
        return await ask(wanted)
      } catch (error) {
        pausedUntil = now() + PAUSE_MS
        log.warn(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'the maps service does not answer; the embedded index does',
        )
        return embedded.suggest(wanted)
      }
    },
    async detail(placeId) {
      return placeId.startsWith('p:') ? readPlaceId(placeId) : embedded.detail(placeId)
    },
  }
}

/**
 * Of the whole world, and the answer is then narrowed to the country: not every version of Photon
 * does it itself.
 */
function query({ text, kind, language }: PlaceQuery): URLSearchParams {
  const parameters = new URLSearchParams({
    q: splitHouseNumber(text).street,
    limit: '40',
    layer: kind,
  })
  if (SPOKEN.includes(language)) parameters.set('lang', language)
  return parameters
}

function toSuggestion(
  { geometry, properties }: Feature,
  { country, kind }: PlaceQuery,
): Suggestion[] {
  if (properties.countrycode?.toUpperCase() !== country.shortName || !properties.name) return []
  const street = kind === 'street' ? properties.name : ''
  const city = kind === 'city' ? properties.name : (properties.city ?? properties.county ?? '')
  const [province, postalCode] = [properties.state ?? '', properties.postcode ?? '']
  const [longitude, latitude] = geometry.coordinates
  const place = {
    street,
    city,
    province,
    postalCode,
    country: country.shortName,
    longitude,
    latitude,
  }
  const label = [street, `${postalCode} ${city}`.trim(), ...(province === city ? [] : [province])]
    .filter(Boolean)
    .join(', ')
  return [
    {
      placeId: `p:${Buffer.from(JSON.stringify(place)).toString('base64url')}`,
      label,
      street,
      city,
      province,
      postalCode,
    },
  ]
}

function readPlaceId(placeId: string): Awaited<ReturnType<Places['detail']>> {
  const read = cached.safeParse(
    parseJson(Buffer.from(placeId.slice(2), 'base64url').toString('utf8')),
  )
  const country = read.success
    ? Object.values(addressCountries).find(({ shortName }) => shortName === read.data.country)
    : undefined
  if (!read.success || !country) return undefined
  const { country: _, ...place } = read.data
  return {
    placeId,
    ...place,
    houseNo: '',
    country: country.name,
    region: { id: country.id, regionName: country.name, regionShortName: country.shortName },
    districtList: [],
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
