import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.tsx'
import { AddressForm } from './address-form.tsx'
import { moveNumber } from './street-number.ts'

test('a number that a browser has filled in with the street goes to its own field', () => {
  expect(moveNumber('Lange Reihe 5a', '')).toEqual({ poiName: 'Lange Reihe', houseNo: '5a' })
  expect(moveNumber('221b Baker Street', ' ')).toEqual({ poiName: 'Baker Street', houseNo: '221b' })
})
test('what somebody typed as a number stays, and so does a street without one', () => {
  expect(moveNumber('Lange Reihe 5a', '7')).toBeUndefined()
  expect(moveNumber('Straße des 17. Juni', '')).toBeUndefined()
})

const draw = (user?: { nickname: string; email: string }) =>
  drawPage(
    () => (
      <AddressForm
        type="SHIPPING"
        action="/checkout"
        onSaved={() => undefined}
        submitLabel="Save"
      />
    ),
    { site: 'UK', ...(user ? { user } : {}) },
  )
const tokenOf = (html: string, name: string) =>
  /autoComplete="([^"]*)"/i.exec(
    [...html.matchAll(/<input[^>]*>/g)].find(([tag]) => tag.includes(`name="${name}"`))?.[0] ?? '',
  )?.[1]

test('a browser fills the flat into its own field, and nothing into the number', () => {
  const html = draw()
  expect(['poiName', 'houseNo', 'detailAddress'].map((name) => tokenOf(html, name))).toEqual([
    'shipping address-line1',
    'off',
    'shipping address-line2',
  ])
})
test('a guest who types a first address has no usual one to choose', () => {
  expect(draw()).not.toContain('Use this as my default address')
  expect(draw({ nickname: 'Anna', email: 'anna@galleria.test' })).toContain(
    'Use this as my default address',
  )
})
