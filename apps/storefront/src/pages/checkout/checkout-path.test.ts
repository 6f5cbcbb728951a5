import { expect, it } from 'vitest'
import type { WireAddress } from '@galleria/contract/address'
import { checkoutPath, pathAfterSaving, readChoice } from './checkout-path.ts'
import { chooseAddresses } from './read-checkout.ts'

it('keeps what is chosen at checkout in its address', () => {
  const choice = { address: 'adr_1', billing: 'adr_2', edit: 'billing' } as const
  expect(checkoutPath(choice)).toBe('/checkout?address=adr_1&billing=adr_2&edit=billing')
  expect(readChoice(new URL(checkoutPath(choice), 'http://here').searchParams)).toEqual(choice)
  expect(checkoutPath({})).toBe('/checkout')
})
it('opens no section that there is not', () => {
  expect(readChoice(new URLSearchParams('edit=everything&billing=')).edit).toBeUndefined()
})
it('uses a saved address in the section whose form it was', () => {
  expect(
    pathAfterSaving(
      { address: 'adr_1', edit: 'billing-new' },
      { id: 'adr_9', addressType: 'BILLING' },
    ),
  ).toBe('/checkout?address=adr_1&billing=adr_9')
  expect(
    pathAfterSaving(
      { billing: 'adr_2', edit: 'address-new' },
      { id: 'adr_9', addressType: 'SHIPPING' },
    ),
  ).toBe('/checkout?address=adr_9&billing=adr_2')
})

const delivery = (id: string, more: Partial<WireAddress> = {}) =>
  ({ id, addressType: 'SHIPPING', isDefault: false, region: { id: 5 }, ...more }) as WireAddress
const bill = { id: 'adr_b', addressType: 'BILLING' } as WireAddress
const [first, second] = [
  delivery('adr_1'),
  delivery('adr_2', { region: { id: 6, regionName: 'Österreich', regionShortName: 'AT' } }),
]
it('preselects the first saved address, and bills where it delivers', () => {
  expect(chooseAddresses([first, second, bill], {})).toEqual({ address: first, billing: undefined })
  expect(chooseAddresses([first, second, bill], { address: 'adr_2', billing: 'adr_b' })).toEqual({
    address: second,
    billing: bill,
  })
})
it('preselects the usual one, else one in the country that deliveries went to last [ADR-100]', () => {
  expect(chooseAddresses([first, second], {}, 6).address).toBe(second)
  const usual = delivery('adr_3', { isDefault: true })
  expect(chooseAddresses([first, second, usual], {}, 6).address).toBe(usual)
})
it('delivers to no address of a bill, and bills none of a delivery', () => {
  expect(chooseAddresses([bill, first], { address: 'adr_b', billing: 'adr_1' })).toEqual({
    address: first,
    billing: undefined,
  })
  expect(chooseAddresses([bill], {})).toEqual({ address: undefined, billing: undefined })
})
it('falls back to the first when the chosen one is gone, and to none when there is none', () => {
  expect(chooseAddresses([first], { address: 'adr_7', billing: 'adr_7' })).toEqual({
    address: first,
    billing: undefined,
  })
  expect(chooseAddresses([], {})).toEqual({ address: undefined, billing: undefined })
})
