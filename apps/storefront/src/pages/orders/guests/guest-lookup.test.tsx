import { expect, test } from 'vitest'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { GuestLookup } from './guest-lookup.tsx'

const draw = (hasOrders: boolean) =>
  drawPage(() => (
    <GuestLookup
      why={undefined}
      isSent={false}
      hasOrders={hasOrders}
      email=""
      captcha={undefined}
      answer={undefined}
    />
  ))

test('a guest who has ordered in this browser is led to the orders and looks for no number', () => {
  expect(readText(draw(true))).toContain('You have placed orders in this browser. See my orders')
  expect(draw(true)).toContain('href="/buyer/orders"')
  expect(draw(false)).not.toContain('You have ordered in this browser')
})
