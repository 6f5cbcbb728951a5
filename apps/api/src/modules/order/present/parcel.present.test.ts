import { expect, test } from 'vitest'
import { toWireId } from '@galleria/kernel/id'
import { at, idOf, someLine, someOrder, someParcel } from '../../../testing/some-rows.ts'
import { presentParcel } from './order.present.ts'

/** What a parcel of an order looks like to those who may see it. */

test('a parcel names its carrier, where it can be followed, what is in it and what the carrier says', () => {
  expect(presentParcel(someParcel(), someOrder(), 'de', ['confirm', 'buyAgain'])).toEqual({
    id: toWireId('parcel', idOf('parcel', 4)),
    fulfillmentProgressStatus: 'SEND_DELIVERY',
    serviceCode: 'JD 1001',
    fulfillmentProgressLineList: [
      {
        tradeOrderLineId: toWireId('orderLine', idOf('orderLine', 11)),
        qty: 1,
        marketingUnit: null,
        name: 'Vesna lamp',
        image: '/pictures/lamp-globe--brass-160.webp',
      },
    ],
    fulfillmentServiceProvider: {
      id: 1,
      entityName: 'DHL',
      entityCode: 'dhl',
      trackingUrl: 'https://track.example/JD%201001?lang=de',
    },
    logisticsList: [
      {
        ftime: '2026-11-21T18:00:00.000Z',
        formatTime: '2026-11-21T18:00:00.000Z',
        originTime: '2026-11-21T18:00:00.000Z',
        areaName: 'Hamburg',
        context: 'Picked up',
      },
    ],
    ...{ operationList: ['confirm'], createdAt: '2026-11-21T12:00:00.000Z' },
    ...{ deliveredAt: null, isLost: false },
    confirmDeadline: '2026-11-29T12:00:00.000Z',
    callBackReason: null,
  })
})

test('only what is in a parcel stands in it, and a parcel that was signed for is not confirmed again', () => {
  const order = someOrder({ lines: [someLine(), someLine({ id: idOf('orderLine', 12) })] })
  const signed = presentParcel(
    someParcel({
      status: 'SIGN_IN',
      deliveredAt: at(23),
      lines: [{ lineId: idOf('orderLine', 12), qty: 2 }],
    }),
    order,
    'de',
    ['buyerPostponeConfirmDeadline', 'confirm'],
  )
  expect(signed.operationList).toEqual([])
  expect(signed.deliveredAt).toBe('2026-11-23T12:00:00.000Z')
  expect(
    signed.fulfillmentProgressLineList.map((line) => [line.tradeOrderLineId, line.qty]),
  ).toEqual([[toWireId('orderLine', idOf('orderLine', 12)), 2]])
})
