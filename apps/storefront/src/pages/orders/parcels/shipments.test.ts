import { expect, test } from 'vitest'
import { readHandedShipments, readShipments } from './shipments.ts'

test('[LOG-011, LOG-012] what was sent is a shipment, in the shape of today and in the older one', () => {
  const progress = {
    fulfillmentProgressStatus: 'SEND_DELIVERY',
    operaterType: 'USER',
    serviceCode: 'R1',
    fulfillmentServiceProvider: { id: 1, entityName: 'DHL', entityCode: 'dhl' },
    logisticsList: [
      { ftime: '2026-05-01T08:00:00Z', context: 'Handed over' },
      { ftime: '2026-05-02T08:00:00Z', context: 'In Hamburg' },
    ],
  }
  const older = {
    operaterType: 'SELLER',
    fulfillmentServiceProvider: { entityName: 'DPD' },
    entityCode: 'dpd',
    serviceCode: 'X1',
  }
  expect(
    readShipments([
      progress,
      { ...progress, fulfillmentProgressStatus: 'SIGN_IN' },
      { ...progress, fulfillmentProgressStatus: 'CANCEL' },
      older,
    ]),
  ).toEqual([
    {
      by: 'USER',
      carrier: 'DHL',
      carrierCode: 'dhl',
      number: 'R1',
      tracks: [
        { at: '2026-05-02T08:00:00Z', place: '', text: 'In Hamburg' },
        { at: '2026-05-01T08:00:00Z', place: '', text: 'Handed over' },
      ],
    },
    { by: 'SELLER', carrier: 'DPD', carrierCode: 'dpd', number: 'X1', tracks: [] },
  ])
})

test('what a page handed over is read, whatever a browser kept of it', () => {
  const older = { operaterType: 'USER', serviceCode: 'X1' }
  expect(readHandedShipments({ logisticsList: [older] })).toHaveLength(1)
  expect(readHandedShipments({ fulfillmentProgressList: [] })).toEqual([])
  for (const state of [null, undefined, 'x', {}, { logisticsList: 'x' }])
    expect(readHandedShipments(state)).toBeUndefined()
  expect(
    readHandedShipments({
      logisticsList: [null, 1, { operaterType: 'NOBODY' }, { ...older, logisticsList: [null] }],
    }),
  ).toEqual([{ by: 'USER', carrier: '', carrierCode: '', number: 'X1', tracks: [] }])
})
