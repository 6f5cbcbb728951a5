import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { createServer } from './http.ts'
import { createLog } from './log.ts'

const PATIENCE = 600
let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = await createServer(
    readEnv({ DATABASE_URL: 'postgres://nowhere/none' }),
    createLog('silent'),
    PATIENCE,
  )
  app.post('/short', async () => 'short')
  app.post('/long', { bodyLimit: 100 * 1024 * 1024 }, async () => 'long')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends a body of ten bytes, one after each wait; answers what was heard. */
function drip(path: string, waitMs: number): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
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
        heard += part.toString()
      })
      .on('error', () => undefined)
      .on('close', () => resolve(heard))
  })
}

test('a body that comes drop by drop is not waited for; that of a document is, as long as it keeps coming', async () => {
  expect(await drip('/short', 2)).toMatch(/^HTTP\/1\.1 200 [^]*short$/)
  expect(await drip('/short', 100)).not.toContain('200')
  expect(await drip('/long', 100)).toMatch(/^HTTP\/1\.1 200 [^]*long$/)
})
test('a connection that has had its answer is left alone', async () => {
  const heard = await new Promise<string>((resolve) => {
    let text = ''
    const ask =
      'POST /short HTTP/1.1\r\nhost: mall.test\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(ask)
      await sleep(2 * PATIENCE)
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
  expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
})
