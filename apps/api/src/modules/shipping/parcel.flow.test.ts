import { expect, test } from 'vitest'
import { allows, operationsFor } from '@galleria/kernel/flow'
import { parcelFlow } from './parcel.flow.ts'

/** What may be done with a parcel, by what its carrier has said of it. */

const told = { isScanned: false, isDelivered: false }
const scanned = { isScanned: true, isDelivered: false }
const delivered = { isScanned: true, isDelivered: true }
/** Some carriers say only that it has arrived. */
const onlyDelivered = { isScanned: false, isDelivered: true }
const may = (name: 'sign' | 'correct' | 'callBack', actor: string, state = 'SEND_DELIVERY') =>
  [told, scanned, delivered, onlyDelivered].map((facts) =>
    allows(parcelFlow, name, { state, actor, facts }),
  )

test('its number is put right by its shop, or the operator, until it is delivered', () => {
  expect(may('correct', 'merchant')).toEqual([true, true, false, false])
  expect(may('correct', 'operator')).toEqual([true, true, false, false])
  expect(may('correct', 'buyer')).toEqual([false, false, false, false])
})

test('its shop alone calls it back, and only while its carrier has neither had nor delivered it', () => {
  expect(may('callBack', 'merchant')).toEqual([true, false, false, false])
  expect(may('callBack', 'operator')).toEqual([false, false, false, false])
})

test('its buyer signs for it whatever the carrier says, and so does the clock', () => {
  expect(may('sign', 'buyer')).toEqual([true, true, true, true])
  expect(may('sign', 'clock')).toEqual([true, true, true, true])
  expect(may('sign', 'merchant')).toEqual([false, false, false, false])
})

test('signed for or called back, nothing is done with it any more', () => {
  for (const state of ['SIGN_IN', 'CANCEL'])
    for (const actor of ['buyer', 'merchant', 'operator', 'clock'])
      expect(operationsFor(parcelFlow, { state, actor, facts: told })).toEqual([])
})
