import { expect, test } from 'vitest'
import { sentCode, waitingStep } from './sent-code.server.ts'

const NOW = 1_800_000_000_000
const step = { orderId: 'ord_1', email: 'k…@galleria.test', sentAt: NOW - 20_000 }

test('a code that was sent for this order can be typed, and another one is sent a minute after it', () => {
  expect(sentCode(step, 'ord_1', NOW)).toEqual({
    email: 'k…@galleria.test',
    cooldown: { sentAt: NOW - 20_000, waitS: 40 },
  })
  expect(sentCode(step, 'ord_1', NOW + 90_000)?.cooldown.waitS).toBe(0)
})

test('not one for another order, nor one that was never sent', () => {
  expect(sentCode(step, 'ord_2', NOW)).toBeUndefined()
  expect(sentCode({ orderId: 'ord_1' }, 'ord_1', NOW)).toBeUndefined()
  expect(sentCode(undefined, '', NOW)).toBeUndefined()
})

test('where another one was refused, for as long as the server said', () => {
  const refused = waitingStep(step, 600, NOW)
  expect(sentCode(refused, 'ord_1', NOW)?.cooldown).toEqual({ sentAt: NOW - 20_000, waitS: 600 })
  expect(sentCode(refused, 'ord_1', NOW + 500_000)?.cooldown.waitS).toBe(100)
  expect(sentCode({ ...step, waitUntil: 'soon' }, 'ord_1', NOW)?.cooldown.waitS).toBe(40)
})
