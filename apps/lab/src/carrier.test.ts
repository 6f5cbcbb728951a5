import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lab } from './lab.ts'
import { call, startTestLab } from './test-lab.ts'

type Track = {
  carrier: string
  number: string
  status: string
  entries: { time: string; area: string; code: string; text: string }[]
}

const start = new Date('2026-03-02T08:00:00.000Z')
let now = start
let lab: Lab

beforeAll(async () => {
  lab = await startTestLab({ now: () => now, carrierStepSeconds: 20 })
})
afterAll(() => lab.stop())

const setSeconds = (seconds: number) => (now = new Date(start.getTime() + seconds * 1000))
const pathOf = (number: string) => `${lab.url}/carrier/v1/trackings/DHL/${number}`
const register = (number: string, body: object = { country: 'DE' }) =>
  call<Track>(pathOf(number), 'PUT', body)
const read = async (number: string, language = 'en') =>
  (await call<Track>(`${pathOf(number)}?language=${language}`)).body
const advance = (number: string, to: string) =>
  call<Track>(`${lab.url}/carrier/test/advance`, 'POST', { carrier: 'DHL', number, to })
const codes = (track: Track) => track.entries.map(({ code }) => code)

test('a number never registered is not found', async () => {
  expect((await call(pathOf('0'))).status).toBe(404)
  expect((await advance('0', 'delivered')).status).toBe(404)
})

test('a parcel is announced at once and goes one step further each step time, newest first', async () => {
  setSeconds(0)
  await register('1')
  const seen: [number, string, number][] = []
  for (const seconds of [0, 19, 20, 40, 60, 80, 99, 100, 500]) {
    setSeconds(seconds)
    const track = await read('1')
    seen.push([seconds, track.status, track.entries.length])
  }
  expect(seen).toEqual([
    [0, 'registered', 1],
    [19, 'registered', 1],
    [20, 'in_transit', 2],
    [40, 'in_transit', 3],
    [60, 'in_transit', 4],
    [80, 'out_for_delivery', 5],
    [99, 'out_for_delivery', 5],
    [100, 'delivered', 6],
    [500, 'delivered', 6],
  ])
  const { entries } = await read('1')
  expect(codes(await read('1'))).toEqual([
    'delivered',
    'out_for_delivery',
    'arrived_depot',
    'departed_hub',
    'collected',
    'announced',
  ])
  expect(entries[0]).toEqual({
    time: '2026-03-02T08:01:40.000Z',
    area: 'Hamburg, DE',
    code: 'delivered',
    text: 'The parcel has been delivered.',
  })
  expect(entries[5]?.area).toBe('Leipzig, DE')
})

test('steps nobody looked at carry the time they fell due', async () => {
  setSeconds(0)
  await register('2')
  setSeconds(45)
  expect((await read('2')).entries.map(({ time }) => time)).toEqual([
    '2026-03-02T08:00:40.000Z',
    '2026-03-02T08:00:20.000Z',
    '2026-03-02T08:00:00.000Z',
  ])
})

test('registering again changes nothing', async () => {
  setSeconds(0)
  const first = await register('3')
  const again = await register('3', { country: 'FR', language: 'fr' })
  expect(again.body).toEqual(first.body)
})

test('the texts come in the language asked for, in the registered one, or in English', async () => {
  setSeconds(0)
  await register('4', { country: 'PL', language: 'pl' })
  const textIn = async (query: string) =>
    (await call<Track>(`${pathOf('4')}${query}`)).body.entries[0]?.text
  expect(await textIn('')).toBe('Przesyłka została zgłoszona przewoźnikowi.')
  expect(await textIn('?language=zh-CN')).toBe('寄件人已将快件信息发送给承运商。')
  expect(await textIn('?language=fi')).toBe('The parcel has been announced to the carrier.')
})

test('a parcel can be moved forward by hand and tells the steps between', async () => {
  setSeconds(0)
  await register('5')
  setSeconds(5)
  const moved = (await advance('5', 'out_for_delivery')).body
  expect([moved.status, codes(moved)]).toEqual([
    'out_for_delivery',
    ['out_for_delivery', 'arrived_depot', 'departed_hub', 'collected', 'announced'],
  ])
  setSeconds(25)
  expect((await read('5')).status).toBe('delivered')
})

test('an exception holds the parcel until it is moved on', async () => {
  setSeconds(0)
  await register('6')
  await advance('6', 'out_for_delivery')
  expect((await advance('6', 'exception')).body.status).toBe('exception')
  setSeconds(1000)
  expect((await read('6')).status).toBe('exception')
  expect((await advance('6', 'out_for_delivery')).body.status).toBe('out_for_delivery')
  setSeconds(1020)
  expect((await read('6')).status).toBe('delivered')
})

test('a parcel can be one that was announced and never handed over', async () => {
  setSeconds(0)
  await register('7')
  await advance('7', 'registered')
  setSeconds(1000)
  expect(await read('7')).toEqual({
    carrier: 'DHL',
    number: '7',
    status: 'registered',
    language: 'en',
    entries: [],
  })
})

test('what was registered from an instant on is listed once and in order, with what its sender noted of it', async () => {
  setSeconds(5000)
  const items = [{ reference: 'a-line', quantity: 2 }]
  await register('8', { country: 'DE', reference: 'a-parcel', items })
  await register('8', { country: 'DE', reference: 'another-name' })
  await register('9')
  setSeconds(5001)
  await register('10')
  type Page = { data: { number: string }[]; next: string | null }
  const list = async (seconds: number, more = '') => {
    const since = new Date(start.getTime() + seconds * 1000).toISOString()
    return (await call<Page>(`${lab.url}/carrier/v1/trackings?since=${since}${more}`)).body
  }
  const first = await list(5000, '&limit=2')
  expect(first.data).toEqual([
    {
      carrier: 'DHL',
      number: '8',
      registeredAt: '2026-03-02T09:23:20.000Z',
      reference: 'a-parcel',
      items,
    },
    {
      carrier: 'DHL',
      number: '9',
      registeredAt: '2026-03-02T09:23:20.000Z',
      reference: null,
      items: [],
    },
  ])
  const rest = await list(5000, `&limit=2&after=${first.next}`)
  expect([rest.data.map(({ number }) => number), rest.next]).toEqual([['10'], null])
  expect((await list(5001)).data.map(({ number }) => number)).toEqual(['10'])
  expect((await list(5002)).data).toEqual([])
})

test('a parcel that is lost stays where it is until somebody finds it, on a step that it had or delivered', async () => {
  setSeconds(0)
  await register('lost-1')
  await advance('lost-1', 'in_transit')
  expect((await advance('lost-1', 'lost')).body.status).toBe('lost')
  setSeconds(5000)
  const lost = await read('lost-1', 'de')
  expect([lost.status, codes(lost)]).toEqual(['lost', ['lost', 'collected', 'announced']])
  expect(lost.entries[0]?.text).toBe('Die Sendung ist verloren gegangen.')
  expect((await advance('lost-1', 'in_transit')).body.status).toBe('in_transit')
  await advance('lost-1', 'lost')
  expect((await advance('lost-1', 'delivered')).body.status).toBe('delivered')
})

test('a label that nobody has handed in stays announced until somebody moves it', async () => {
  setSeconds(0)
  await register('label-1', { country: 'DE', reference: 'label.1.2' })
  setSeconds(5000)
  expect((await read('label-1')).status).toBe('registered')
  await advance('label-1', 'in_transit')
  setSeconds(5020)
  expect(codes(await read('label-1'))[0]).toBe('departed_hub')
})
