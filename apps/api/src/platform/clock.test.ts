import { HOUR } from '@galleria/kernel/time'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createDatabaseClock } from './clock.ts'

test("the time of the mall is the database's, and how far this machine is off is known", async () => {
  const clock = createDatabaseClock(async () => new Date(Date.now() - 2 * HOUR))
  expect(Math.round((await clock.sync()) / 1000)).toBe(7200)
  expect(Math.abs(clock.now().getTime() - (Date.now() - 2 * HOUR))).toBeLessThan(500)
  expect(Math.round(clock.aheadMs() / 1000)).toBe(7200)
})

test('a clock that is set meanwhile changes nothing, and is noticed when the database is next asked', async () => {
  const real = Date.now()
  const clock = createDatabaseClock(async () => new Date(real))
  await clock.sync()
  const set = vi.spyOn(Date, 'now').mockImplementation(() => real + 2 * HOUR)
  try {
    await sleep(20)
    expect(clock.now().getTime() - real).toBeGreaterThan(15)
    expect(clock.now().getTime() - real).toBeLessThan(HOUR)
    expect(Math.round((await clock.sync()) / HOUR)).toBe(2)
  } finally {
    set.mockRestore()
  }
})
