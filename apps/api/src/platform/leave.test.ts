import { Agent, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { createServer } from './http.ts'
import { announceLeaving, closeServer } from './leave.ts'
import { createLog } from './log.ts'

let app: FastifyInstance
let port: number
let agent: Agent
let finish: (answer: string) => void
let finishLong: () => void
beforeEach(async () => {
  app = await createServer(
    readEnv({ DATABASE_URL: 'postgres://nowhere/none' }),
    createLog('silent'),
  )
  app.get('/quick', async () => 'quick')
  app.get('/long', (_request, reply) => {
    const body = new PassThrough()
    body.write('begun, ')
    finishLong = () => body.end('ended')
    return reply.send(body)
  })
  app.get('/slow', () => new Promise((resolve) => (finish = resolve)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  agent = new Agent({ keepAlive: true })
})
afterEach(async () => {
  agent.destroy()
  await app.close()
})

function get(
  path: string,
): Promise<{ status: number | undefined; connection?: string; text: string }> {
  return new Promise((resolve, reject) => {
    send({ host: '127.0.0.1', port, path, agent }, (response) => {
      let text = ''
      response
        .on('data', (part) => {
          text += String(part)
        })
        .on('end', () =>
          resolve({
            status: response.statusCode,
            ...(response.headers.connection ? { connection: response.headers.connection } : {}),
            text,
          }),
        )
    })
      .on('error', reject)
      .end()
  })
}

test('who is served while the mall announces that it leaves is served, and told to come back on another connection', async () => {
  expect(await get('/quick')).toEqual({ status: 200, connection: 'keep-alive', text: 'quick' })
  announceLeaving(app)
  expect(await get('/quick')).toEqual({ status: 200, connection: 'close', text: 'quick' })
})

test('closing waits for what has begun, not for the lines that are only kept open', async () => {
  const idle = await get('/quick')
  expect(idle.connection).toBe('keep-alive')
  const slow = get('/slow')
  await sleep(50)
  const began = performance.now()
  const closed = closeServer(app)
  await sleep(200)
  finish('slow')
  expect(await slow).toEqual({ status: 200, connection: 'close', text: 'slow' })
  await closed
  expect(performance.now() - began).toBeLessThan(50_000)
  await expect(get('/quick')).rejects.toThrow('ECONNREFUSED')
})

test('closing does not wait for a line whose answer began before anybody thought of leaving, once the answer is there', async () => {
  const long = get('/long')
  await sleep(100)
  const began = performance.now()
  const closed = closeServer(app)
  await sleep(200)
  finishLong()
  expect(await long).toEqual({ status: 200, connection: 'keep-alive', text: 'begun, ended' })
  await closed
  expect(performance.now() - began).toBeLessThan(50_000)
})
