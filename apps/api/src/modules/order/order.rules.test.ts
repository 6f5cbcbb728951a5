import { expect, test } from 'vitest'
import { toWireId, newId } from '@galleria/kernel/id'
import { guestToken, readGuestToken } from './guest-link.ts'
import { orderCode, spanOf } from './order.rules.ts'

test("[ORD-088, ORD-089, ORD-090, ORD-091] time spans are calendar spans of the storefront's time zone", () => {
  const now = new Date('2026-11-21T10:00:00Z')
  expect(spanOf('3m', now, 'DE')).toEqual({ from: new Date('2026-08-21T09:00:00Z'), until: null })
  expect(spanOf('ty', now, 'DE')).toEqual({ from: new Date('2025-12-31T23:00:00Z'), until: null })
  expect(spanOf('ly', now, 'UK')).toEqual({
    from: new Date('2025-01-01T00:00:00Z'),
    until: new Date('2026-01-01T00:00:00Z'),
  })
  expect(spanOf('lta', now, 'PL')).toEqual({ from: null, until: null })
})
test("an order code can be read over the phone and does not count the mall's orders", () =>
  expect(orderCode(new Date('2026-11-21T10:00:00Z'), () => 0.123456)).toBe('261121123456'))
test("a guest's link opens its own order until its last day, and nothing spoilt or signed by others opens anything", () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const id = newId('order')
  const token = guestToken('secret-one', id, now)
  expect(readGuestToken('secret-one', token, now)).toBe(id)
  expect(readGuestToken('secret-two', token, now)).toBeUndefined()
  expect(
    readGuestToken(
      'secret-one',
      token.replace(toWireId('order', id), toWireId('order', newId('order'))),
      now,
    ),
  ).toBeUndefined()
  expect(
    readGuestToken('secret-one', token, new Date(now.getTime() + 91 * 86_400_000)),
  ).toBeUndefined()
  for (const odd of ['', '.', '..', '...', 'a.b.c', token.slice(0, -1), `${token}.x`])
    expect(readGuestToken('secret-one', odd, now)).toBeUndefined()
})
