import type { Page } from 'playwright-core'
import { call, placeOrder, type Placed } from './call-steps.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn } from './steps.ts'

/** An order of a guest in London. */
export async function placeInLondon(page: Page, mall: RunningMall): Promise<Placed> {
  await enterIn(page, 'site=UK&lang=en')
  await call(page, mall, '/auth/web/user/tourist', {})
  await call(page, mall, '/sapi/mall-customer/shipping-address/createShippingAddressFlow', {
    gender: 'UN_KNOW',
    firstName: 'Kim',
    lastName: 'Baker',
    personPhone: '+44 2079460958',
    email: 'affirm@galleria.test',
    poiName: 'Baker Street',
    houseNo: '5a',
    detailAddress: 'Flat 2',
    postalCode: 'NW1 6XE',
    city: 'London',
    province: 'Greater London',
    country: 'United Kingdom',
    hearFrom: 'A friend',
  })
  return placeOrder(page, mall)
}
