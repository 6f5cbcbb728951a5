import { expect, test } from 'vitest'
import { at, someOrder } from '../../../testing/some-rows.ts'
import { presentPickUp, stepOfPickUp } from './pick-up.present.ts'
import type { OrderRow } from '../order.types.ts'

/** Goods that are fetched at a site of their shop. */

const address = {
  id: 2,
  name: 'Elbe store',
  street: 'Lange Reihe',
  houseNo: '7',
  postalCode: '20099',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 4030123456',
  openingHours: 'Mon-Sat 10-19',
} as const
const fetched = (change: Partial<OrderRow> = {}) =>
  someOrder({ handover: 'site', pickup: { ...address, holdDays: 7 }, ...change })

test('what is sent has a shop, and no site where it could be fetched', () =>
  expect(presentPickUp(someOrder())).toEqual({
    shop: { id: 5, name: 'Galleria House', shopChannelType: 'B2C', siteAddress: null },
    pickUp: null,
  }))

test('what is fetched says where, and since and until when it lies ready there', () => {
  const shop = { id: 5, name: 'Galleria House', shopChannelType: 'O2O', siteAddress: address }
  expect(presentPickUp(fetched())).toEqual({ shop, pickUp: { readyTime: null, fetchUntil: null } })
  expect(presentPickUp(fetched({ readyAt: at(22), fetchBy: at(29) }))).toEqual({
    shop,
    pickUp: { readyTime: '2026-11-22T12:00:00.000Z', fetchUntil: '2026-11-29T12:00:00.000Z' },
  })
})

test('first its shop makes it ready, then its buyer fetches it, and then nothing happens', () => {
  expect(stepOfPickUp(fetched())).toEqual({ kind: 'prepare', at: null })
  const fetchBy = at(29)
  expect(stepOfPickUp(fetched({ fetchBy }))).toEqual({
    kind: 'fetch',
    at: '2026-11-29T12:00:00.000Z',
  })
  expect(stepOfPickUp(fetched({ fetchBy, status: 'COMPLETE' }))).toBeNull()
  expect(stepOfPickUp(fetched({ status: 'CLOSED' }))).toBeNull()
})
