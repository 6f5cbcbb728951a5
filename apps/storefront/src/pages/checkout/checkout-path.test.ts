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
  expect(pathAfterSaving({ address: 'adr_1', edit: 'billing-new' }, 'adr_9')).toBe('/checkout?address=adr_1&billing=adr_9')
  expect(pathAfterSaving({ billing: 'adr_2', edit: 'address-new' }, 'adr_9')).toBe('/checkout?address=adr_9&billing=adr_2')
})

const [first, second] = [{ id: 'adr_1' }, { id: 'adr_2' }] as WireAddress[]
it('preselects the first saved address, and bills where it delivers', () => {
  expect(chooseAddresses([first!, second!], {})).toEqual({ address: first, billing: undefined })
  expect(chooseAddresses([first!, second!], { address: 'adr_2', billing: 'adr_1' })).toEqual({ address: second, billing: first })
  expect(chooseAddresses([first!, second!], { address: 'adr_1', billing: 'adr_1' })).toEqual({ address: first, billing: undefined })
})
it('falls back to the first when the chosen one is gone, and to none when there is none', () => {
  expect(chooseAddresses([first!], { address: 'adr_7', billing: 'adr_7' })).toEqual({ address: first, billing: undefined })
  expect(chooseAddresses([], {})).toEqual({ address: undefined, billing: undefined })
})
