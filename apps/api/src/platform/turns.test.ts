import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurns } from './turns.ts'

test('no more than two run at a time, each in its turn, also after one has failed', async () => {
  const inTurn = takeTurns(2)
  const began: number[] = []
  let running = 0
  let most = 0
  const run = (number: number) =>
    inTurn(async () => {
      began.push(number)
      most = Math.max(most, (running += 1))
      await sleep(5)
      running -= 1
      if (number === 1) throw new Error('no picture')
      return number
    })
  const ended = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(run))
  expect([most, began]).toEqual([2, [0, 1, 2, 3, 4, 5]])
  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
