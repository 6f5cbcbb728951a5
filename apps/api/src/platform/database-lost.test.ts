import { expect, test } from 'vitest'
import { DatabaseLost, isDatabaseLost, throwLost } from './database-lost.ts'

const coded = (code: string) => Object.assign(new Error('said by the driver'), { code })

test('what a socket, a server that stops and pg say of a connection that is gone is one thing', () => {
  for (const code of [
    'ENOENT',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EAI_AGAIN',
    '08000',
    '08006',
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '53300',
    '53100',
    '58030',
    '25P03',
  ])
    expect(isDatabaseLost(coded(code)), code).toBe(true)
  for (const message of [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
  ])
    expect(isDatabaseLost(new Error(message)), message).toBe(true)
})

test('a statement that was wrong, a doublet and a broken rule are not', () => {
  for (const code of ['42601', '23505', '23514', '40001', '22P02', 'P0001'])
    expect(isDatabaseLost(coded(code)), code).toBe(false)
  expect(isDatabaseLost(new Error('nothing of a connection'))).toBe(false)
  expect(isDatabaseLost('ECONNREFUSED')).toBe(false)
})

test('is wrapped once, and keeps what was said', () => {
  const first = coded('57P01')
  const wrapped = caught(first)
  expect(wrapped).toBeInstanceOf(DatabaseLost)
  expect((wrapped as Error).cause).toBe(first)
  expect(caught(wrapped)).toBe(wrapped)
  const other = coded('23505')
  expect(caught(other)).toBe(other)
})

function caught(error: unknown): unknown {
  try {
    return throwLost(error)
  } catch (thrown) {
    return thrown
  }
}
