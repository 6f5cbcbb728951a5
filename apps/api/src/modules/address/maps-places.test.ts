import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addressCountries } from '@galleria/contract/address-countries'
import { createLog } from '#platform/log.ts'
import { createMapsPlaces } from './maps-places.ts'
import type { PlaceQuery, Places } from './places.ts'

const embedded: Places = {
  suggest: async () => [
    {
      placeId: 's:1',
      label: 'embedded',
      street: 'embedded',
      city: '',
      province: '',
      postalCode: '',
    },
  ],
  detail: async () => undefined,
}
const feature = (properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [10.012, 53.557] },
  properties,
})
const reihe = feature({
  name: 'Lange Reihe',
  postcode: '20099',
  city: 'Hamburg',
  state: 'Hamburg',
  countrycode: 'DE',
})
const query: PlaceQuery = {
  text: 'Lange Reihe 5',
  country: addressCountries.DE,
  kind: 'street',
  language: 'de',
}

let server: Server
let asked: string[]
let answer: (request: IncomingMessage, response: ServerResponse) => void
let time: number
let places: Places
beforeEach(async () => {
  asked = []
  time = 1000
  answer = (_request, response) => {
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        features: [
          reihe,
          feature({ name: 'Lange Reihe', city: 'Graz', countrycode: 'AT' }),
          feature({ countrycode: 'DE' }),
        ],
      }),
    )
  }
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  places = createMapsPlaces({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    embedded,
    log: createLog('silent'),
    now: () => time,
  })
})
afterEach(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    }),
)

test('[ADR-018, ADR-089] a maps service is asked in the language and answers for the country alone; its places fill the form', async () => {
  const [found, ...others] = await places.suggest(query)
  expect(others).toEqual([])
  expect(found).toMatchObject({
    label: 'Lange Reihe, 20099 Hamburg',
    street: 'Lange Reihe',
    city: 'Hamburg',
    postalCode: '20099',
  })
  expect(asked).toEqual(['/api?q=Lange+Reihe&limit=40&layer=street&lang=de'])
  expect(await places.detail(found?.placeId ?? '')).toMatchObject({
    street: 'Lange Reihe',
    city: 'Hamburg',
    postalCode: '20099',
    country: 'Deutschland',
    longitude: 10.012,
    latitude: 53.557,
    districtList: [],
  })
  await places.suggest({ ...query, kind: 'city', language: 'pl' })
  expect(asked[1]).toBe('/api?q=Lange+Reihe&limit=40&layer=city')
})

test('what was asked before is not asked again for ten minutes', async () => {
  for (const text of ['Lange Reihe 5', 'lange reihe 5', 'Lange Reihe 5'])
    await places.suggest({ ...query, text })
  expect(asked).toHaveLength(1)
  time += 10 * 60_000 + 1
  await places.suggest(query)
  expect(asked).toHaveLength(2)
})

test.each<[string, typeof answer]>([
  [
    'down',
    (request) => {
      request.socket.destroy()
    },
  ],
  [
    'broken',
    (_request, response) => {
      response.statusCode = 500
      response.end('oops')
    },
  ],
  [
    'strange',
    (_request, response) => {
      response.end('<html>')
    },
  ],
  [
    'lying',
    (_request, response) => {
      response.end(JSON.stringify({ features: [{ properties: { name: 5 } }] }))
    },
  ],
  [
    'sending elsewhere',
    (_request, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    },
  ],
  [
    'refusing',
    (_request, response) => {
      response.statusCode = 403
      response.end('{}')
    },
  ],
  ['slow', () => undefined],
])(
  'a maps service that is %s is stood in for by the embedded index, for half a minute at once',
  async (_how, behave) => {
    answer = behave
    const start = performance.now()
    expect((await places.suggest(query))[0]?.label).toBe('embedded')
    expect(performance.now() - start).toBeLessThan(60_000)
    expect((await places.suggest(query))[0]?.label).toBe('embedded')
    expect(asked).toHaveLength(1)
    time += 30_001
    answer = (_request, response) => {
      response.end(JSON.stringify({ features: [reihe] }))
    }
    expect((await places.suggest(query))[0]?.label).toBe('Lange Reihe, 20099 Hamburg')
  },
)

test('a place id that somebody made up is no place', async () => {
  for (const made of [
    {},
    { street: 5 },
    {
      street: 'x',
      city: 'y',
      province: '',
      postalCode: '',
      country: 'XX',
      longitude: 1,
      latitude: 2,
    },
    null,
  ])
    expect(
      await places.detail(`p:${Buffer.from(JSON.stringify(made)).toString('base64url')}`),
    ).toBeUndefined()
  expect(await places.detail('p:%%%')).toBeUndefined()
})
