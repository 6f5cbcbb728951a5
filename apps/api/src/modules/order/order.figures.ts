import { statusesOf } from '@galleria/contract/order-states'
import { sql } from 'kysely'
import { defineFigures } from '#platform/figures.ts'
import { defineMoveCounter } from '#platform/move-counter.ts'
import { orderFlow } from './order.flow.ts'

/**
 * Orders placed (`submit`), paid (`pay`, `revive`) and closed (`expire`, `cancel`, `close`), as
 * they happen.
 */
export const orderMoves = defineMoveCounter({
  name: 'mall_order_moves_total',
  help: 'Moves of orders by name and the state they led to; submit is a new order',
  flow: orderFlow,
  first: 'submit',
})

/** The clock closes what is due each minute; what is later than this was missed. */
const MISSED_AFTER = '2 minutes'

/** Both counts are read from partial indexes that hold open orders only. */
export const orderFigures = defineFigures({
  source: 'order',
  everySeconds: 15,
  gauges: {
    mall_orders_unpaid: { help: 'Orders waiting for money, by status', labels: ['status'] },
    mall_orders_overdue: {
      help: 'Orders that should have been closed more than two minutes ago and are not',
    },
    mall_orders_to_ship: { help: 'Paid orders that are not sent completely' },
    mall_orders_late_to_ship: { help: 'Of these, those that were to be sent before today' },
    mall_stray_parcels: { help: 'Parcels that the books do not know and a person has to look at' },
    mall_stray_parcels_oldest_seconds: { help: 'For how long the oldest of them has waited' },
  },
  async read(db) {
    const unpaid = await db
      .selectFrom('orders')
      .where('status', 'in', [...statusesOf('PENDING_PAY')])
      .groupBy('status')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .select(
        sql<number>`count(*) filter (where deadline_at < mall_now() - ${MISSED_AFTER}::interval)`.as(
          'overdue',
        ),
      )
      .execute()
    const toShip = await db
      .selectFrom('orders')
      .where('status', '=', sql.lit('UN_DELIVERY'))
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        sql<number>`count(*) filter (where ship_by < mall_now()::date)`.as('late'),
      ])
      .executeTakeFirstOrThrow()
    const stray = await db
      .selectFrom('stray_parcels')
      .where('status', '=', sql.lit('OPEN'))
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        sql<number>`coalesce(extract(epoch from mall_now() - min(found_at)), 0)::float8`.as(
          'oldest',
        ),
      ])
      .executeTakeFirstOrThrow()
    const countOf = (status: string) => unpaid.find((row) => row.status === status)?.count ?? 0
    return {
      mall_orders_unpaid: statusesOf('PENDING_PAY').map((status) => ({
        labels: { status },
        value: countOf(status),
      })),
      mall_orders_overdue: [{ value: unpaid.reduce((sum, row) => sum + row.overdue, 0) }],
      mall_orders_to_ship: [{ value: toShip.count }],
      mall_orders_late_to_ship: [{ value: toShip.late }],
      mall_stray_parcels: [{ value: stray.count }],
      mall_stray_parcels_oldest_seconds: [{ value: stray.oldest }],
    }
  },
})
