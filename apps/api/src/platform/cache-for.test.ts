import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cacheFor } from './cache-for.ts'

test('what was read is said again until it is too old or forgotten, of each database by itself; a failure is not kept', async () => {
  const cache = cacheFor<number>(60)
  const [one, other] = [{}, {}]
  let reads = 0
  const read = (of: object) => cache.read(of, () => Promise.resolve((reads += 1)))
  expect([await read(one), await read(one), await read(other)]).toEqual([1, 1, 2])
  cache.forget(one)
  expect([await read(one), await read(other)]).toEqual([3, 2])
  await sleep(80)
  await expect(cache.read(one, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await read(one)).toBe(4)
})
