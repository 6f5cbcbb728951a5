import { toWireId, type Id } from '@galleria/kernel/id'
import type { TestMall, Visitor } from '../testing/open-test-mall.ts'
import { copyOf, withoutKeys } from './break-rows.ts'

/** Something is missing from the first order that was received. */
export async function reissueOne(t: TestMall, merchant: Visitor): Promise<void> {
  const [line] = await t.sql<{ orderId: Id<'order'>; id: Id<'orderLine'> }>(
    `select o.id as "orderId", l.id from orders o join order_lines l on l.order_id = o.id where o.status = 'COMPLETE' and o.handover = 'parcel' order by o.ordered_at, l.position limit 1`,
  )
  if (!line) throw new Error('nothing was received')
  await merchant.call('POST /sapi/mall-merchant/order/reissue', {
    orderId: toWireId('order', line.orderId),
    reason: 'MISSING',
    lines: [
      { id: toWireId('orderLine', line.id), qty: 1 },
      { id: toWireId('orderLine', line.id), part: 'A bulb' },
    ],
    requestKey: 'a-bulb-is-missing',
    knownCount: 0,
  })
}

const reissue = (column: string) =>
  `(select ${column} from orders where reissue_of is not null order by id limit 1)`

const line = `(select id from order_lines where order_id = ${reissue('id')} order by position limit 1)`

/** What was sent at no charge costs something, or is somebody else's, or one of many. */
export const reissueBreaks = {
  I118: [
    `${withoutKeys('orders')}; update orders set shipping = 1 where reissue_of is not null`,
    `${withoutKeys('order_lines')}; update order_lines set commission = 1 where order_id = ${reissue('id')}`,
    // Its units, one after the other: cancelled by nobody, left behind in an order that ended, and not held.
    `${withoutKeys('order_lines')}; update order_lines set canceled_qty = 1 where id = ${line}`,
    `${withoutKeys('orders')}; update orders set status = 'UN_RECEIVED' where reissue_of is not null`,
    `delete from stock_moves where line_id = ${line}`,
    `insert into transitions (entity, entity_id, seq, from_state, to_state, event, actor) select 'order', id, 99, 'UN_RECEIVED', 'CANCELED', 'x', 'x' from orders where status = 'COMPLETE'`,
    `update orders set shop_id = 11 where reissue_of is not null`,
    `update earned_orders set order_id = ${reissue('id')} where order_id = (select order_id from earned_orders limit 1)`,
    copyOf(
      'payment_orders',
      `t.id = (select id from payment_orders limit 1)`,
      `jsonb_build_object('id', gen_random_uuid(), 'contract_id', ${reissue('contract_id')})`,
    ),
    `with b as (select gen_random_uuid() as id) insert into ledger_entries (txn_id, account, currency, amount, event, ref) select id, a, 'EUR', m, 'gift', ${reissue('contract_id')} from b, (values ('buyer', 5), ('marketing', -5)) x(a, m)`,
    `${withoutKeys('orders')}; ${Array.from({ length: 3 }, () => copyOf('orders', 't.reissue_of is not null', `jsonb_build_object('id', gen_random_uuid())`)).join('; ')}`,
  ],
}
