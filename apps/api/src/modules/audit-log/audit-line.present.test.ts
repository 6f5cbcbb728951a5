import { newId, toWireId } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import type { LineRow } from './audit-log.queries.ts'
import { presentLine } from './audit-line.present.ts'

const orderId = newId('order')
const reverseId = newId('reverse')
const line: LineRow = {
  id: 7,
  at: new Date('2026-11-23T10:00:00Z'),
  call: 'mall-merchant/goods/price',
  area: 'goods',
  asWho: 'merchant',
  person: 'Ada Arvid',
  keyName: 'warehouse',
  role: 'owner',
  sellerName: 'Nordholz',
  about: 'order',
  aboutId: orderId,
  aboutName: 'O-2026-1',
  changes: { list: [], more: 0 },
  network: '192.0.2.0/24',
  device: 'Firefox on Linux',
}
const shop = { sellerId: 4 }
const mall = { sellerId: null }
const present = (change: Partial<LineRow>, reader: { sellerId: number | null } = shop) =>
  presentLine({ ...line, ...change }, reader)

test('a shop reads who of it did what, when, with which key and from where; whose log it is it knows', () => {
  expect(present({})).toEqual({
    id: 7,
    time: '2026-11-23T10:00:00.000Z',
    person: 'Ada Arvid',
    isMall: false,
    keyName: 'warehouse',
    role: 'owner',
    sellerName: null,
    call: line.call,
    area: 'goods',
    about: { kind: 'order', id: toWireId('order', orderId), name: 'O-2026-1' },
    changeList: [],
    moreCount: 0,
    network: '192.0.2.0/24',
    userAgent: 'Firefox on Linux',
  })
})

test('of the mall a shop reads that it did something, not who of it nor from where', () => {
  expect(present({ asWho: 'operator', role: null })).toMatchObject({
    isMall: true,
    person: null,
    network: '',
    userAgent: '',
    call: line.call,
  })
})

test('the mall reads its own people and those of shops, with the name of the shop', () => {
  expect(present({ asWho: 'operator' }, mall)).toMatchObject({
    isMall: true,
    person: 'Ada Arvid',
    sellerName: 'Nordholz',
    network: '192.0.2.0/24',
    userAgent: 'Firefox on Linux',
  })
  expect(present({}, mall)).toMatchObject({ isMall: false, person: 'Ada Arvid' })
})

test('where a network or a device is not known, or no longer kept, nothing is said of it', () => {
  expect(present({ network: null, device: null })).toMatchObject({ network: '', userAgent: '' })
})

test('orders and requests are linked by their ids; of anything else there is only its name', () => {
  const about = (change: Partial<LineRow>) => present(change).about
  expect(about({ about: 'reverse', aboutId: reverseId, aboutName: 'R-1' })).toEqual({
    kind: 'reverse',
    id: toWireId('reverse', reverseId),
    name: 'R-1',
  })
  expect(about({ about: 'item', aboutId: orderId, aboutName: null })).toEqual({
    kind: 'item',
    id: null,
    name: '',
  })
  expect(about({ aboutId: null })).toEqual({ kind: 'order', id: null, name: 'O-2026-1' })
  expect(about({ about: null, aboutId: null, aboutName: null })).toBeNull()
})

test('a change says of what it is where that is not the line’s own, of which of several, and how many more there are', () => {
  expect(
    present({
      changes: {
        list: [
          { field: 'price', of: 'DE', from: '129.00 EUR', to: '119.00 EUR' },
          { kind: 'order', id: orderId, name: 'O-2', field: 'state', from: null, to: 'CANCELED' },
          { kind: 'parcel', field: 'state', from: 'SEND_DELIVERY', to: null },
        ],
        more: 12,
      },
    }),
  ).toMatchObject({
    moreCount: 12,
    changeList: [
      { about: null, field: 'price', of: 'DE', from: '129.00 EUR', to: '119.00 EUR' },
      {
        about: { kind: 'order', id: toWireId('order', orderId), name: 'O-2' },
        field: 'state',
        of: '',
        from: null,
        to: 'CANCELED',
      },
      {
        about: { kind: 'parcel', id: null, name: '' },
        field: 'state',
        of: '',
        from: 'SEND_DELIVERY',
        to: null,
      },
    ],
  })
})
