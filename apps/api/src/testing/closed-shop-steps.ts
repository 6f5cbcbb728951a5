import type { TestMall, Visitor } from './open-test-mall.ts'

/** What tests of removed shops do: the operator removes the house shop's neighbour, or the shop that is named. */

const path = 'POST /sapi/mall-operator/closedShop'
export const CLOSED = {
  page: `${path}/page`,
  detail: `${path}/detail`,
  approve: `${path}/approve`,
  reject: `${path}/reject`,
  offer: `${path}/offer`,
  waive: `${path}/waivereturn`,
  address: `${path}/nameaddress`,
  pass: `${path}/pass`,
  refuse: `${path}/refuse`,
  refundInstead: `${path}/refundinstead`,
  write: `${path}/writeToBuyer`,
} as const

/** Of the seller of `people.merchant`. */
export const HOUSE = 5

export async function closeShop(operator: Visitor, id = HOUSE): Promise<void> {
  await operator.call('POST /sapi/mall-operator/seller/clear', { id, reason: 'Struck off.' })
}

/** The mall says where it is. */
export async function sayWhere(t: TestMall): Promise<void> {
  await t.sql(
    `insert into mall_settings (key, value) values ('company', $1)
    on conflict (key) do update set value = excluded.value`,
    [
      JSON.stringify({
        ...{ version: 1, company: 'Galleria Mall GmbH', street: 'Hafenstraße 1' },
        ...{ postalCode: '20457', city: 'Hamburg', country: 'DE', managers: 'M. Ahrens' },
        ...{ register: '', vatId: '', email: 'office@galleria.test' },
      }),
    ],
  )
}
