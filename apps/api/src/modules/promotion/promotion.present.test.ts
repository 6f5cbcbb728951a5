import { newId, toWireId } from '@galleria/kernel/id'
import { describe, expect, test } from 'vitest'
import { presentCoupon, presentDesk, presentOffer, presentRunning } from './promotion.present.ts'
import type { Coupon, PromotionRow, ShopPromotion } from './promotion.types.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const now = at(12)
const id = newId('promotion')
const wireId = toWireId('promotion', id)
const euro = (value: number) => ({ value, currency: 'EUR' })
const english = { language: 'en', site: 'DE', currency: 'EUR' }
const lamp = {
  skuId: 7,
  finish: 'brass',
  size: '40',
  suffix: '',
  picture: 'lamp',
  itemId: 3,
  urlKey: 'lamp',
  name: 'Aro lamp',
  freight: 'parcel' as const,
  available: 4,
  withSkuId: 1,
  withName: 'Halden desk',
}
const running: ShopPromotion = {
  id,
  shopId: 5,
  name: 'Autumn',
  kind: 'AMOUNT',
  percent: null,
  amount: 1_550,
  fromGoods: 20_000,
  gift: null,
}
const row: PromotionRow = {
  id,
  shopId: 5,
  shopName: 'Kaldern',
  site: 'DE',
  currency: 'EUR',
  name: 'Autumn',
  kind: 'PERCENT',
  percent: 15,
  amount: null,
  fromGoods: 5_000,
  code: 'AUTUMN',
  giftSkuId: null,
  giftCode: 'lamp-brass',
  withSkuId: null,
  withCode: 'desk-oak',
  isShown: true,
  most: 100,
  mostEach: 2,
  startsAt: at(10),
  endsAt: at(14),
  status: 'RUNNING',
  uses: 8,
  held: 3,
  given: 12_345,
}

describe('a promotion that runs', () => {
  test('says whose it is, its terms in money and in a sentence', () => {
    expect(presentRunning(running, english)).toEqual({
      id: wireId,
      shopId: 5,
      name: 'Autumn',
      desc: '€15.50 off goods from €200.00',
      kind: 'AMOUNT',
      percentOff: null,
      amountOff: euro(15.5),
      fromAmt: euro(200),
    })
  })

  test('has no amount where it takes off a percentage, and is spoken of in the reader’s language and the storefront’s currency', () => {
    const tenth = { ...running, kind: 'PERCENT' as const, percent: 10, amount: null, fromGoods: 0 }
    expect(presentRunning(tenth, { language: 'de', site: 'UK', currency: 'GBP' })).toMatchObject({
      desc: '10\u00a0% Rabatt',
      percentOff: 10,
      amountOff: null,
      fromAmt: { value: 0, currency: 'GBP' },
    })
  })

  test('names what it gives, and with what', () => {
    const gift = { ...running, kind: 'GIFT' as const, amount: null, gift: lamp }
    expect(presentRunning(gift, english).desc).toBe(
      'Free with Halden desk, on goods from €200.00: Aro lamp',
    )
  })
})

test('whoever looks at an item reads what its shop takes off or gives along', () => {
  const { shopId: _, ...offer } = running
  expect(presentOffer({ language: 'en', site: 'DE' }, offer)).toEqual({
    id: wireId,
    name: 'Autumn',
    desc: '€15.50 off goods from €200.00',
  })
  const gift = { name: 'Aro lamp', withName: null }
  expect(
    presentOffer({ language: 'en', site: 'UK' }, { ...offer, gift, fromGoods: 20_000 }).desc,
  ).toBe('Free with goods from £200.00: Aro lamp')
})

test('a coupon says its code, what it takes off and until when it holds', () => {
  const coupon: Coupon = {
    ...running,
    fromGoods: 0,
    code: 'OFF15',
    status: 'RUNNING',
    startsAt: at(10),
    endsAt: at(14),
    isShown: true,
    isUsedUp: false,
    isUsedByYou: false,
  }
  expect(presentCoupon(coupon, english)).toEqual({
    id: wireId,
    code: 'OFF15',
    name: 'Autumn',
    desc: '€15.50 off',
    endTime: '2026-11-23T14:00:00.000Z',
  })
})

describe('the desk', () => {
  test('shows a promotion whole: terms, limits, time, and what became of it', () => {
    expect(presentDesk(row, 'merchant', now)).toEqual({
      id: wireId,
      shop: { id: 5, name: 'Kaldern' },
      site: 'DE',
      name: 'Autumn',
      kind: 'PERCENT',
      percentOff: 15,
      amountOff: null,
      fromAmt: euro(50),
      code: 'AUTUMN',
      giftCode: 'lamp-brass',
      withCode: 'desk-oak',
      isShown: true,
      most: 100,
      mostEach: 2,
      startTime: '2026-11-23T10:00:00.000Z',
      endTime: '2026-11-23T14:00:00.000Z',
      state: 'RUNNING',
      operationList: ['end'],
      uses: 8,
      held: 3,
      givenAmt: euro(123.45),
    })
  })

  test('names no shop for a coupon of the mall, and none by name for one whose name is not known', () => {
    expect(presentDesk({ ...row, shopId: null, shopName: null }, 'operator', now).shop).toBeNull()
    expect(presentDesk({ ...row, shopName: null }, 'operator', now).shop).toEqual({
      id: 5,
      name: '',
    })
  })

  test('says planned until the first moment, running from then on, and ended from the last; then nobody needs to end it', () => {
    const stands = (hour: number) => {
      const { state, operationList } = presentDesk(row, 'merchant', at(hour))
      return [state, operationList]
    }
    expect([9, 10, 13, 14, 15].map(stands)).toEqual([
      ['PLANNED', ['end']],
      ['RUNNING', ['end']],
      ['RUNNING', ['end']],
      ['ENDED', []],
      ['ENDED', []],
    ])
  })

  test('says draft and ended as they were set, whatever the clock says', () => {
    const stands = (status: PromotionRow['status'], hour: number) => {
      const { state, operationList } = presentDesk({ ...row, status }, 'operator', at(hour))
      return [state, operationList]
    }
    expect([9, 12, 14].map((hour) => stands('DRAFT', hour))).toEqual([
      ['DRAFT', ['edit', 'start', 'end']],
      ['DRAFT', ['edit', 'start', 'end']],
      ['DRAFT', ['edit']],
    ])
    expect([9, 12, 14].map((hour) => stands('ENDED', hour))).toEqual([
      ['ENDED', []],
      ['ENDED', []],
      ['ENDED', []],
    ])
  })
})
