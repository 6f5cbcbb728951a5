import { newId, toWireId } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { answering } from '../../testing/answering-database.ts'
import type { ChangedPriceRow } from './price-change-rows.queries.ts'
import {
  nameOf,
  ownPriceChange,
  presentPriceChange,
  presentRow,
  showPriceChange,
} from './price-changes.present.ts'
import type { RowCount } from './price-changes.store.ts'
import type { PriceChange } from './price-changes.types.ts'

const id = newId('priceChange')
const LOOKED_AT = new Date('2026-11-01T09:30:00Z')
const change: PriceChange = {
  id,
  sellerId: 4,
  userId: newId('user'),
  appliedBy: null,
  undoneBy: null,
  person: 'Ada Arvid',
  appliedPerson: null,
  undonePerson: null,
  status: 'LOOKED',
  language: 'en',
  chosen: { keyword: 'desk', shopId: 2, stock: 'LOW', categoryId: 12 },
  how: { kind: 'PERCENT', percent: -10, ending: '90' },
  sites: ['DE', 'UK'],
  isReduced: true,
  priceCount: 9,
  stoppedBy: null,
  createdAt: LOOKED_AT,
  appliedAt: null,
  undoneAt: null,
}
const applied = {
  status: 'DONE',
  appliedAt: new Date('2026-11-01T12:00:00Z'),
  appliedPerson: 'Bo',
} as const
const count = (some: Partial<RowCount>): RowCount => ({
  changeId: id,
  plan: 'CHANGE',
  answer: null,
  undoAnswer: null,
  isAsked: false,
  isFar: false,
  count: 1,
  ...some,
})
const NAMES = { shopName: 'Nordholz', categoryName: 'Desks' }
const none = { DONE: 0, CONFLICT: 0, REFUSED: 0, LEFT: 0 }

const contextOf = (db: Db, { now = LOOKED_AT, role = 'owner', sellerId = 4 } = {}) =>
  ({
    language: 'en',
    db,
    now: () => now,
    actor: { kind: 'member', sellerId, sellerStatus: 'ACTIVE', role },
  }) as unknown as Context
const present = (
  some: Partial<PriceChange> = {},
  counts: readonly RowCount[] = [],
  who: Parameters<typeof contextOf>[1] = {},
) => presentPriceChange(contextOf(answering([NAMES]), who), { ...change, ...some }, counts)

test('a change that was looked at says what was chosen, how prices change, and what it would do to them', async () => {
  expect(
    await present({}, [
      count({ count: 4 }),
      count({ count: 2, isAsked: true, isFar: true }),
      count({ isAsked: true }),
      count({ plan: 'SAME', count: 3 }),
      count({ plan: 'FAULT', count: 5 }),
    ]),
  ).toEqual({
    id: toWireId('priceChange', id),
    status: 'LOOKED',
    keyword: 'desk',
    ...NAMES,
    stock: 'LOW',
    itemCount: null,
    siteList: ['DE', 'UK'],
    kind: 'PERCENT',
    percent: -10,
    amountList: [],
    ending: '90',
    isReduced: true,
    priceCount: 9,
    planCount: { CHANGE: 7, SAME: 3, FAULT: 5 },
    askCount: 3,
    farCount: 2,
    answerCount: none,
    undoCount: none,
    sentence: null,
    person: 'Ada Arvid',
    createdTime: '2026-11-01T09:30:00.000Z',
    appliedBy: null,
    appliedTime: null,
    undoneBy: null,
    undoneTime: null,
    expirationTime: '2026-11-02T09:30:00.000Z',
    operationList: ['apply'],
  })
})

test('one by amounts tells them by currency; where nothing was filtered or ends otherwise it says nothing', async () => {
  expect(
    await present({
      chosen: {
        ...{ keyword: '', shopId: undefined, stock: undefined, categoryId: undefined },
        itemIds: [4, 9],
      },
      how: { kind: 'AMOUNT', amounts: { EUR: -500, GBP: -450 } },
    }),
  ).toMatchObject({
    keyword: '',
    stock: null,
    itemCount: 2,
    kind: 'AMOUNT',
    percent: null,
    ending: null,
    amountList: [
      { value: -5, currency: 'EUR' },
      { value: -4.5, currency: 'GBP' },
    ],
  })
})

test('one that was applied says by whom, what became of its prices, and that it can be undone for thirty days', async () => {
  expect(
    await present(applied, [
      count({ answer: 'DONE', count: 4 }),
      count({ answer: 'CONFLICT', count: 2 }),
      count({ plan: 'FAULT', answer: 'LEFT' }),
      count({ plan: 'SAME', answer: 'LEFT', count: 7 }),
    ]),
  ).toMatchObject({
    appliedBy: 'Bo',
    appliedTime: '2026-11-01T12:00:00.000Z',
    answerCount: { DONE: 4, CONFLICT: 2, REFUSED: 0, LEFT: 1 },
    undoCount: none,
    expirationTime: '2026-12-01T12:00:00.000Z',
    operationList: ['undo'],
  })
})

test('one that was undone counts what was set back, and what was not because it had changed since', async () => {
  expect(
    await present(
      {
        ...applied,
        status: 'UNDONE',
        undoneAt: new Date('2026-11-02T08:00:00Z'),
        undonePerson: 'Cy',
      },
      [
        count({ answer: 'DONE', undoAnswer: 'DONE', count: 3 }),
        count({ answer: 'DONE', undoAnswer: 'CONFLICT' }),
      ],
    ),
  ).toMatchObject({
    undoneBy: 'Cy',
    undoneTime: '2026-11-02T08:00:00.000Z',
    answerCount: { ...none, DONE: 4 },
    undoCount: { ...none, DONE: 3, CONFLICT: 1 },
    operationList: [],
  })
})

test('a look is applied for a day while it would change something', async () => {
  const buttons = async (counts: RowCount[], now: string, who = {}) =>
    (await present({}, counts, { ...who, now: new Date(now) })).operationList
  expect(await buttons([count({})], '2026-11-02T09:30:00.000Z')).toEqual(['apply'])
  expect(await buttons([count({})], '2026-11-02T09:30:00.001Z')).toEqual([])
  expect(
    await buttons([count({ plan: 'SAME' }), count({ plan: 'FAULT' })], '2026-11-01T10:00Z'),
  ).toEqual([])
  expect(await buttons([count({})], '2026-11-01T10:00Z', { role: 'reader' })).toEqual([])
})

test('what was done is undone for thirty days, if any price was set; while it runs nothing is', async () => {
  const buttons = async (some: Partial<PriceChange>, counts: RowCount[], now: string) =>
    (await present(some, counts, { now: new Date(now) })).operationList
  const done = [count({ answer: 'CONFLICT' }), count({ answer: 'DONE' })]
  expect(await buttons(applied, done, '2026-12-01T12:00:00.000Z')).toEqual(['undo'])
  expect(await buttons(applied, done, '2026-12-01T12:00:00.001Z')).toEqual([])
  expect(await buttons(applied, [count({ answer: 'CONFLICT' })], '2026-11-02T00:00Z')).toEqual([])
  expect(await buttons({ ...applied, status: 'RUNNING' }, done, '2026-11-02T00:00Z')).toEqual([])
})

test('why it was stopped is told in the language of the reader', async () => {
  expect((await present({ stoppedBy: 'goods.state' })).sentence).toBe(
    'That cannot be done with these goods.',
  )
})

test('a change of another shop, or none, is not there', async () => {
  const found = (rows: object[], sellerId?: number) =>
    ownPriceChange(contextOf(answering(rows), { sellerId }), id)
  await expect(found([change])).resolves.toEqual(change)
  await expect(found([change], 5)).rejects.toThrow('price_change.not_found')
  await expect(found([])).rejects.toThrow('price_change.not_found')
})

test('a shop is shown its change with its prices as they are counted now', async () => {
  const counts = [count({ count: 9 })]
  expect(await showPriceChange(contextOf(answering([change], counts, [NAMES])), id)).toEqual(
    await present({}, counts),
  )
})

test('a log names a change in every language by its figures and storefronts', () => {
  const sites = ['DE', 'FR'] as const
  expect(nameOf({ how: { kind: 'PERCENT', percent: -10, ending: '90' }, sites })).toBe(
    '−10 % .90 DE FR',
  )
  expect(nameOf({ how: { kind: 'PERCENT', percent: 12.5 }, sites: ['UK'] })).toBe('+12.5 % UK')
  expect(nameOf({ how: { kind: 'AMOUNT', amounts: { EUR: -500, GBP: 450 } }, sites })).toBe(
    '−5 EUR +4.5 GBP DE FR',
  )
  expect(nameOf({ how: { kind: 'FIXED', amounts: { EUR: 14_950 } }, sites: ['DE'] })).toBe(
    '= 149.5 EUR DE',
  )
  expect(nameOf({ how: { kind: 'NONE', ending: '00' }, sites: ['DE'] })).toBe('.00 DE')
})

const row: ChangedPriceRow = {
  rowNo: 3,
  skuId: 7,
  code: 'HAL-OAK',
  site: 'DE',
  currency: 'EUR',
  before: 10_000,
  was: null,
  after: 8_950,
  plan: 'CHANGE',
  faults: [],
  asks: ['table_far'],
  name: 'Halden',
  finish: 'oak',
  size: '120',
  answer: 'DONE',
  why: null,
  found: null,
  undoAnswer: null,
  undoWhy: null,
  undoFound: null,
}
const euro = (value: number) => ({ value, currency: 'EUR' })
const line = (some: Partial<ChangedPriceRow>) =>
  presentRow({ language: 'en' } as Context, { ...row, ...some })

test('a price of a change says what it is of, what it was, what it becomes, and by how much', () => {
  expect(line({})).toEqual({
    rowNo: 3,
    skuCode: 'HAL-OAK',
    name: 'Halden',
    attributes: [
      { attrKey: 'finish', attrVal: 'oak' },
      { attrKey: 'size', attrVal: '120' },
    ],
    site: 'DE',
    oldPrc: euro(100),
    newPrc: euro(89.5),
    differencePrc: euro(-10.5),
    plan: 'CHANGE',
    answer: 'DONE',
    undoAnswer: null,
    foundPrc: null,
    errorList: [],
    askList: ['This is less than half of the last price, or more than twice.'],
  })
})

test('of a version that is gone there is nothing to tell it by; a size may be missing alone', () => {
  expect(line({ finish: null, size: null }).attributes).toEqual([])
  expect(line({ finish: '', size: null }).attributes).toEqual([
    { attrKey: 'finish', attrVal: '' },
    { attrKey: 'size', attrVal: '' },
  ])
})

test('a price that was not set says why, and which one was found in its place', () => {
  const conflict = { answer: 'CONFLICT', why: 'price.changed_meanwhile', found: 0 } as const
  expect(line({ ...conflict, faults: ['price_new'] })).toMatchObject({
    foundPrc: euro(0),
    errorList: [
      'It has to be sold here for 30 days before its price can be reduced.',
      'Somebody else has changed these prices. Please look at the new ones.',
    ],
  })
})

test('once it was to be set back it says why that was not done, not what was before', () => {
  expect(
    line({
      why: 'price.changed_meanwhile',
      found: 9_900,
      undoAnswer: 'REFUSED',
      undoWhy: 'goods.state',
      undoFound: 8_000,
    }),
  ).toMatchObject({
    undoAnswer: 'REFUSED',
    foundPrc: euro(80),
    errorList: ['That cannot be done with these goods.'],
  })
  expect(line({ why: 'goods.state', found: 9_900, undoAnswer: 'DONE' })).toMatchObject({
    foundPrc: null,
    errorList: [],
  })
})
