import { expect, test } from 'vitest'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { GuestAsksCard } from './guest-asks-card.tsx'

test('a guest reads before the press that all orders of this browser come along', () => {
  const order = { id: 'ord_1', operationList: ['guestApplyReverse'] }
  const text = readText(drawPage(() => <GuestAsksCard order={order} />))
  expect(text).toContain(
    'All orders that you have placed as a guest in this browser are moved to it, with your basket and addresses. Send me a code',
  )
})
