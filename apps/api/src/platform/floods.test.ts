import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEnv } from './env.ts'
import { countTwice } from './floods.ts'
import { createServer } from './http.ts'
import { createLog } from './log.ts'

const NOWHERE = { DATABASE_URL: 'postgres://nowhere/none' }
let app: FastifyInstance
/** Requests that were begun, in that order, and what ends them. */
let begun: string[]
let goOn: () => void
beforeEach(async () => {
  begun = []
  app = await open(NOWHERE)
})
afterEach(() => {
  vi.useRealTimers()
  goOn()
  return app.close()
})

/** A server whose clock stands still but for what a test lets pass. */
async function open(settings: Record<string, string>): Promise<FastifyInstance> {
  vi.useRealTimers()
  const gate = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const opened = await createServer(readEnv(settings), createLog('silent'))
  opened.get('/search', async () => 'found')
  opened.get('/rendered', async (request) => {
    countTwice(request)
    return 'rendered'
  })
  opened.get('/pictures/chair.webp', async () => 'chair')
  opened.post('/call', async () => 'called')
  opened.get<{ Params: { name: string } }>('/call/:name', async ({ params }) => {
    begun.push(params.name)
    return 'called'
  })
  for (const path of ['/slow/:name', '/files/:name'])
    opened.get<{ Params: { name: string } }>(path, async ({ params }) => {
      begun.push(params.name)
      await gate
      return 'done'
    })
  await opened.ready()
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  return opened
}

const from = (remoteAddress: string, url = '/search') =>
  app.inject({
    method: 'GET',
    url,
    remoteAddress,
    headers: { accept: 'text/html', 'accept-language': 'en' },
  })

/** Asks so often; answers how often it was served. */
async function flood(
  times: number,
  address = (_count: number) => '10.0.0.1',
  url?: string,
): Promise<number> {
  let served = 0
  for (let count = 0; count < times; count += 1)
    if ((await from(address(count), url)).statusCode === 200) served += 1
  return served
}

test('a visitor who floods the pages is asked to wait, on a page; another one, and the files of both, are served', async () => {
  expect(await flood(200)).toBe(120)
  const refused = await from('10.0.0.1')
  expect([
    refused.statusCode,
    refused.headers['retry-after'],
    refused.headers['content-type'],
  ]).toEqual([429, '2', 'text/html; charset=utf-8'])
  expect(refused.body).toContain('Too many attempts. Please wait 2 seconds.')
  expect((await from('10.0.0.2')).statusCode).toBe(200)
  expect((await from('10.0.0.1', '/pictures/chair.webp')).statusCode).toBe(200)
})

test('whoever was asked to wait is served again a moment later, twenty times a second and not in another wave', async () => {
  await flood(120)
  vi.advanceTimersByTime(100)
  expect(await flood(20)).toBe(2)
  vi.advanceTimersByTime(1_000)
  // Eighteen of the twenty were refused, which takes as much as two.
  expect(await flood(100)).toBe(18)
  vi.advanceTimersByTime(60_000)
  expect(await flood(200)).toBe(120)
})

test('of a mall of two processes each serves half of what one network may have', async () => {
  await app.close()
  app = await open({ ...NOWHERE, PROCESSES: '2' })
  expect(await flood(100)).toBe(60)
  vi.advanceTimersByTime(1_000)
  // Forty were refused, which takes as much as four.
  expect(await flood(20)).toBe(6)
})

/** So many a second, evenly, for so many seconds; how many were served in each of them. */
async function stream(perSecond: number, seconds: number): Promise<number[]> {
  const served: number[] = []
  for (let second = 0; second < seconds; second += 1) {
    let here = 0
    for (let count = 0; count < perSecond; count += 1) {
      vi.advanceTimersByTime(1000 / perSecond)
      here += await flood(1)
    }
    served.push(here)
  }
  return served
}

test('a little more than there is loses next to nothing; of ten times as much nothing is served until it ends, and two seconds later all is as before', async () => {
  await flood(120)
  const busy = (await stream(25, 4)).reduce((sum, served) => sum + served, 0)
  expect([busy > 4 * 18, busy <= 4 * 20]).toEqual([true, true])
  expect((await stream(400, 4)).slice(1)).toEqual([0, 0, 0])
  vi.advanceTimersByTime(1_900)
  expect(await flood(1)).toBe(0)
  vi.advanceTimersByTime(100)
  expect((await from('10.0.0.1')).statusCode).toBe(200)
})

test('who does not stop is told so in a word, and a large body ends the connection', async () => {
  await flood(700)
  const short = await from('10.0.0.1')
  expect([short.statusCode, short.headers, short.body]).toEqual([
    429,
    {
      'retry-after': '2',
      'content-type': 'text/plain',
      'content-length': '18',
      date: expect.any(String),
      connection: 'keep-alive',
    },
    'Too many requests\n',
  ])
  const large = await app.inject({
    method: 'POST',
    url: '/call',
    remoteAddress: '10.0.0.1',
    payload: 'x'.repeat(256 * 1024 + 1),
  })
  expect([large.statusCode, large.headers['connection']]).toEqual([429, 'close'])
  expect((await from('10.0.0.2')).statusCode).toBe(200)
})

/** So many calls in one piece, without waiting for an answer; resolves when all are answered. */
async function sendAtOnce(url: string, address: string, times: number): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const call = (connection: string) =>
    `POST /call HTTP/1.1\r\nhost: mall.test\r\nx-forwarded-for: ${address}\r\ncontent-type: text/plain\r\ncontent-length: 1\r\nconnection: ${connection}\r\n\r\nx`
  socket.end(call('keep-alive').repeat(times - 1) + call('close'))
  socket.resume()
  await once(socket, 'close')
}

test('a network that is known for a flood is answered before Fastify hears of it; another one behind the same proxy is not', async () => {
  vi.useRealTimers()
  const heard: string[] = []
  const behindProxy = await createServer(
    readEnv({ DATABASE_URL: 'postgres://nowhere/none', TRUST_PROXY: '127.0.0.1' }),
    createLog('silent'),
  )
  behindProxy.addHook('onRequest', async (request) => void heard.push(request.ip))
  for (const path of ['/call', '/pictures/chair.webp']) behindProxy.post(path, async () => 'called')
  const url = await behindProxy.listen({ port: 0, host: '127.0.0.1' })
  const call = async (address: string, path = 'call') => {
    const answer = await fetch(`${url}/${path}`, {
      method: 'POST',
      body: 'x',
      headers: { 'x-forwarded-for': address },
    })
    return [answer.status, await answer.text()]
  }
  // Faster than its debt is forgiven, however slow the machine is.
  await Promise.all(Array.from({ length: 10 }, () => sendAtOnce(url, '10.0.0.1', 200)))
  heard.length = 0
  expect(await call('10.0.0.1')).toEqual([429, 'Too many requests\n'])
  // Nor is there a page that needs a file.
  expect(await call('10.0.0.1', 'pictures/chair.webp')).toEqual([429, 'Too many requests\n'])
  expect(heard).toEqual([])
  expect(await call('10.0.0.2')).toEqual([200, 'called'])
  expect(await call('10.0.0.2', 'pictures/chair.webp')).toEqual([200, 'called'])
  expect(heard).toEqual(['10.0.0.2', '10.0.0.2'])
  await behindProxy.close()
})

test('all addresses of an IPv6 /64 are one visitor, the next /64 is another', async () => {
  expect(await flood(200, (count) => `2001:db8:1:2::${count.toString(16)}`)).toBe(120)
  expect((await from('2001:db8:1:2:ffff::1')).statusCode).toBe(429)
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200)
})

test('a page that has to be rendered counts twice', async () => {
  expect(await flood(200, undefined, '/rendered')).toBe(60)
})

test('files have a limit of their own', async () => {
  expect(await flood(3_100, undefined, '/pictures/chair.webp')).toBe(3_000)
  expect((await from('10.0.0.1')).statusCode).toBe(200)
})

test('what is refused is refused unread', async () => {
  const call = () =>
    app.inject({
      method: 'POST',
      url: '/call',
      payload: '{ this is no JSON',
      remoteAddress: '10.0.0.1',
      headers: { 'content-type': 'application/json' },
    })
  expect((await call()).statusCode).toBe(400)
  await flood(200, () => '10.0.0.1')
  expect((await call()).statusCode).toBe(429)
})

/** What can begin has begun. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('of a wave from one network two are worked on at a time, in the order they came, what people sent in included; another network does not wait for them', async () => {
  const wave = ['/slow/a', '/files/b', '/slow/c', '/files/d'].map((url) => from('10.0.0.1', url))
  const other = from('10.0.0.2', '/slow/other')
  await settle()
  expect(begun).toEqual(['a', 'b', 'other'])
  expect((await from('10.0.0.1', '/pictures/chair.webp')).statusCode).toBe(200)
  goOn()
  expect((await Promise.all([...wave, other])).map(({ statusCode }) => statusCode)).toEqual(
    Array(5).fill(200),
  )
  expect(begun.slice(3)).toEqual(['c', 'd'])
})

test('of a line of more than twenty one is worked on at a time, until it is shorter', async () => {
  const wave = Array.from({ length: 24 }, (_, at) => from('10.0.0.1', `/slow/${at}`))
  const lengths = []
  for (let turn = 0; turn < 4; turn += 1) {
    await settle()
    lengths.push(begun.length)
    vi.advanceTimersByTime(500)
  }
  expect(lengths).toEqual([2, 3, 5, 7])
  goOn()
  expect(new Set((await Promise.all(wave)).map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  )
})

test('a line that grows past twenty is looked at for a moment before any more of it is begun; a class is served then', async () => {
  const wave = Array.from({ length: 60 }, (_, at) => from('10.0.0.1', `/call/${at}`))
  await settle()
  expect(begun).toEqual(['0', '1'])
  vi.advanceTimersByTime(300)
  expect((await Promise.all(wave)).map(({ statusCode }) => statusCode)).toEqual(Array(60).fill(200))
})

test('of a flood nothing is begun that still waits when it is known for one; another network is served meanwhile', async () => {
  const wave = Array.from({ length: 500 }, (_, at) => from('10.0.0.1', `/slow/${at}`))
  await settle()
  const other = from('10.0.0.2', '/slow/other')
  await settle()
  expect(begun).toEqual(['0', '1', 'other'])
  goOn()
  const answers = (await Promise.all(wave)).map(({ statusCode }) => statusCode)
  expect([answers.slice(0, 2), new Set(answers.slice(2))]).toEqual([[200, 200], new Set([429])])
  expect((await other).statusCode).toBe(200)
  vi.advanceTimersByTime(2_000)
  expect((await from('10.0.0.1')).statusCode).toBe(200)
})

test('who waits for a provider for more than half a second does not keep the others of the network waiting', async () => {
  const wave = ['a', 'b', 'c', 'd'].map((name) => from('10.0.0.1', `/slow/${name}`))
  await settle()
  expect(begun).toEqual(['a', 'b'])
  vi.advanceTimersByTime(500)
  await settle()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  goOn()
  await Promise.all(wave)
})
