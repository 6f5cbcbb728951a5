import { fromWireId } from '@galleria/kernel/id'
import type { TestMall, Visitor } from './open-test-mall.ts'

/**
 * What tests of removed shops do: the operator removes the house shop's neighbour, or the shop that
 * is named.
 */

const path = 'POST /sapi/mall-operator/closedShop'
export const CLOSED = {
  page: `${path}/page`,
  detail: `${path}/detail`,
  approve: `${path}/approve`,
  reject: `${path}/reject`,
  offer: `${path}/offer`,
  waive: `${path}/waivereturn`,
  label: `${path}/label`,
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

/** What the mall says about what it does, and where goods are to go. */
export const why = 'The shop is gone; the photos show the damage.'
export const asMall = (id: string) => ({ id, why })
export const address = {
  ...{ personName: 'Lager Nord', personPhone: '+49 40 1234', detailAddress: 'Am Kai 7' },
  ...{ postalCode: '20457', city: 'Hamburg', country: 'DE' },
}

/** Where a request stands, and what is claimed of its order. */
export const claimedOf = async (t: TestMall, id: string) =>
  (
    await t.sql<{ status: string; claimed: number; units: number; refunds: number }>(
      `select r.status, sum(l.claimed)::int as claimed, sum(l.open_reverse_qty)::int as units,
         (select count(*)::int from refunds f where f.reverse_id = r.id) as refunds
       from reverse_orders r join order_lines l on l.order_id = r.order_id where r.id = $1 group by r.id`,
      [fromWireId('reverse', id)],
    )
  )[0]
