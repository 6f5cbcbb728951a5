import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEnv } from './env.ts'
import { createServer } from './http.ts'
import { createLog } from './log.ts'

/** So far apart that a busy machine, which sleeps too long, is on the right side of each. */
const PACE = { wholeMs: 1500, windowMs: 900, leastBytes: 3 }
let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = await createServer(
    readEnv({ DATABASE_URL: 'postgres://nowhere/none' }),
    createLog('silent'),
    PACE,
  )
  app.post('/short', async () => 'short')
  app.post(
    '/refused',
    { onRequest: async (_, reply) => reply.code(403).send('no') },
    async () => 'never',
  )
  app.post('/long', { bodyLimit: 100 * 1024 * 1024 }, async () => 'long')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends a body of ten bytes, one after each wait; answers what was received. */
function drip(path: string, waitMs: number): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: mall.test\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n`,
      )
      for (const letter of '"12345678"') {
        await sleep(waitMs)
        if (!socket.destroyed) socket.write(letter)
      }
    })
    socket
      .on('data', (part) => {
        received += part.toString()
      })
      .on('error', () => undefined)
      .on('close', () => resolve(received))
  })
}

test('a body that comes drop by drop is not waited for; that of a document is, as long as it keeps its pace', async () => {
  expect(await drip('/short', 2)).toMatch(/^HTTP\/1\.1 200 [^]*short$/)
  expect(await drip('/short', 400)).not.toContain('200')
  expect(await drip('/long', 80)).toMatch(/^HTTP\/1\.1 200 [^]*long$/)
  expect(await drip('/long', 700)).not.toContain('200')
})

test('headers that come drop by drop are waited for ten seconds and no longer', async () => {
  const began = performance.now()
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /short HTTP/1.1\r\nhost: mall.test\r\n')
      const drops = setInterval(() => socket.writable && socket.write('x-a: b\r\n'), 500)
      socket.on('close', () => clearInterval(drops))
    })
    socket
      .on('data', (part) => {
        text += part.toString()
      })
      .on('error', () => undefined)
      .on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(performance.now() - began).toBeLessThan(50_000)
})
test('a body that was refused before it came is not waited for either', async () => {
  const began = performance.now()
  const text = await new Promise<string>((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'POST /refused HTTP/1.1\r\nhost: mall.test\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n"',
      ),
    )
    socket
      .on('data', (part) => {
        received += part.toString()
      })
      .on('error', () => undefined)
      .on('close', () => resolve(received))
  })
  expect(text).toMatch(/^HTTP\/1\.1 403 /)
  expect(performance.now() - began).toBeLessThan(50_000)
})
test('a connection that has had its answer is left alone', async () => {
  const received = await new Promise<string>((resolve) => {
    let text = ''
    const ask =
      'POST /short HTTP/1.1\r\nhost: mall.test\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(ask)
      await sleep(2 * PACE.wholeMs)
      socket.write(ask)
    })
    socket
      .on('data', (part) => {
        text += part.toString()
        if (text.match(/short/g)?.length === 2) socket.destroy()
      })
      .on('error', () => undefined)
      .on('close', () => resolve(text))
  })
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
})

test('nothing is kept of a refused request once its body has come: a flood of them takes no memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const socket = connect(port, '127.0.0.1')
  try {
    let received = ''
    socket.on('data', (part) => {
      received += part.toString()
    })
    const body = 'x'.repeat(50_000)
    for (let count = 0; count < 20; count += 1)
      socket.write(
        `POST /refused HTTP/1.1\r\nhost: mall.test\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      )
    while ((received.match(/HTTP\/1\.1 403/g)?.length ?? 0) < 20) await sleep(5)
    await sleep(50)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
    socket.destroy()
  }
})
