import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepFor } from './kept.ts'

test('what was read is said again until it is too old or forgotten, of each database by itself; a failure is not kept', async () => {
  const kept = keepFor<number>(60)
  const [one, other] = [{}, {}]
  let reads = 0
  const read = (of: object) => kept.read(of, () => Promise.resolve((reads += 1)))
  expect([await read(one), await read(one), await read(other)]).toEqual([1, 1, 2])
  kept.forget(one)
  expect([await read(one), await read(other)]).toEqual([3, 2])
  await sleep(80)
  await expect(kept.read(one, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await read(one)).toBe(4)
})
