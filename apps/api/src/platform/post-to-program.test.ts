import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { says, startProgram, type Program } from '../testing/webhook-steps.ts'
import { postToProgram } from './post-to-program.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const post = { headers: {}, body: '{}', timeoutMs: 1_500, keep: 100 }
const anywhere = () => true

test('a message goes to the addresses that were looked at, wherever the name leads when it is looked up again', async () => {
  const { port } = new URL(program.url)
  program.answers(says(200))
  const asked: string[] = []
  const answer = await postToProgram(`http://elsewhere.invalid:${port}/told`, {
    ...post,
    mayReach: anywhere,
    look: async (host) => {
      asked.push(host)
      return [{ address: '127.0.0.1', family: 4 }]
    },
  })
  expect(answer).toMatchObject({ outcome: 'TAKEN', http: 200 })
  expect(asked).toEqual(['elsewhere.invalid'])
  expect(program.received).toHaveLength(1)
})

test('a name of which one address is closed is not told at all', async () => {
  const before = program.received.length
  const answer = await postToProgram(program.url.replace('127.0.0.1', 'two.invalid'), {
    ...post,
    mayReach: (address) => address !== '10.0.0.1',
    look: async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
  })
  expect(answer).toMatchObject({ outcome: 'NOT_PUBLIC', http: null })
  expect(program.received).toHaveLength(before)
})

test('who asks for another protocol, closes without an answer or says nothing is waited for no longer than the limit', async () => {
  const ways: [string, (socket: { write(text: string): void; destroy(): void }) => void][] = [
    [
      'NOT_REACHED',
      (socket) =>
        socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
        ),
    ],
    ['NOT_REACHED', (socket) => socket.destroy()],
    ['TIMED_OUT', () => undefined],
    ['TIMED_OUT', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf')],
  ]
  for (const [outcome, way] of ways) {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => way(socket))
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    const answer = await postToProgram(`http://127.0.0.1:${port}/`, { ...post, mayReach: anywhere })
    expect(answer.outcome).toBe(outcome)
    expect(answer.ms).toBeLessThan(20_000)
    server.close()
  }
})
