import type { WireOrder } from '@galleria/contract/order'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { ExportRow, Part, Place, Row } from './exports.types.ts'

/** How many orders or invoices one statement reads. */
export const AT_ONCE = 2000

export type Asked = Pick<ExportRow, 'sellerId' | 'fromDay' | 'toDay' | 'timeZone' | 'createdAt'> & {
  readonly atOnce: number
}
export type Keyed = Row & { readonly k1: string | number; readonly k2: string | number }

/**
 * The instants of the asked days, in the shop's time zone. What comes after the table was asked for
 * is not in it.
 */
export function within(asked: Asked, column: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${column} >= ${asked.fromDay}::date::timestamp at time zone ${asked.timeZone}
    and ${column} < (${asked.toDay}::date + 1)::timestamp at time zone ${asked.timeZone} and ${column} <= ${asked.createdAt}`
}

export function local(asked: Asked, column: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`to_char(${column} at time zone ${asked.timeZone}, 'YYYY-MM-DD HH24:MI')`
}

/** Of what is sold by measure lines count steps; a table says units. */
export function inUnits(steps: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(${steps} * coalesce((l.snapshot->'measure'->>'step')::int, 100) / 100.0)::float8`
}

/** Oldest first, along `orders_of_seller`. */
function selectOrders(db: Db, asked: Asked, place: Place | null) {
  const [at, id] = place?.after ?? []
  return db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.seller_id', '=', asked.sellerId)
    .where(within(asked, sql`o.ordered_at`))
    .$if(at !== undefined, (orders) =>
      orders.where(sql<boolean>`(o.ordered_at, o.id) > (${at}::timestamptz, ${id}::uuid)`),
    )
    .orderBy('o.ordered_at')
    .orderBy('o.id')
    .limit(asked.atOnce)
    .as('o')
}

/** On which terms it was sold, as a shop's programs read it. */
const KIND = sql<WireOrder['tradeOrderBusinessType']>`case
  when o.reissue_of is not null then 'REVERSE_REISSUE'
  when o.group_buy_id is not null then 'GROUP_BUY'
  when exists (select from order_lines l where l.order_id = o.id and l.snapshot ? 'preSale') then 'PRESELL'
  else 'NORMAL_SALE' end`

export async function readOrders(db: Db, asked: Asked, place: Place | null): Promise<Part> {
  const rows = await db
    .selectFrom(selectOrders(db, asked, place))
    .innerJoin('shops as s', 's.id', 'o.shop_id')
    .innerJoin('contracts as c', 'c.id', 'o.contract_id')
    .select([
      sql<string>`o.ordered_at::text`.as('k1'),
      'o.id as k2',
      'o.code as order',
      's.name as shop',
      local(asked, sql`o.ordered_at`).as('orderedAt'),
      local(asked, sql`o.paid_at`).as('paidAt'),
      local(asked, sql`o.completed_at`).as('completedAt'),
      'o.status',
      'o.site',
      'o.country',
      sql<string>`trim(concat(c.billing_address->>'firstName', ' ', c.billing_address->>'lastName'))`.as(
        'buyer',
      ),
      sql<string | null>`c.billing_address->>'company'`.as('company'),
      sql<string | null>`c.billing_address->>'taxCode'`.as('taxCode'),
    ])
    .select((eb) => [
      'o.currency',
      'o.goods',
      'o.shipping',
      'o.service_charge as service',
      'o.insurance',
      eb('o.shop_discount', '+', eb.ref('o.order_discount')).as('discount'),
      'o.need_pay as total',
      'o.tax',
      'o.tax_rate as taxRate',
      'o.tax_treatment as taxTreatment',
      'o.paid',
      'o.refunded',
      KIND.as('kind'),
    ])
    .orderBy('o.ordered_at')
    .orderBy('o.id')
    .execute()
  return { rows, next: nextOf(rows, asked) }
}

export async function readLines(db: Db, asked: Asked, place: Place | null): Promise<Part> {
  const rows = await db
    .selectFrom(selectOrders(db, asked, place))
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .innerJoin('skus as k', 'k.id', 'l.sku_id')
    .select([
      sql<string>`o.ordered_at::text`.as('k1'),
      'o.id as k2',
      'o.code as order',
      local(asked, sql`o.ordered_at`).as('orderedAt'),
      'o.status',
      'k.code as sku',
      sql<string>`l.snapshot->>'name'`.as('name'),
      sql<string>`l.snapshot->>'finish'`.as('finish'),
      sql<string>`l.snapshot->>'size'`.as('size'),
      inUnits(sql`l.qty`).as('qty'),
      sql<string>`coalesce(l.snapshot->'measure'->>'unit', 'piece')`.as('unit'),
      inUnits(sql`l.delivered_qty`).as('sent'),
      inUnits(sql`l.reversed_qty`).as('returned'),
    ])
    .select(({ fn }) => [
      'o.currency',
      'l.unit_price as unitPrice',
      'l.discount',
      sql<number>`coalesce((l.snapshot->'service'->>'fee')::bigint, 0)`.as('service'),
      sql<number>`coalesce((l.snapshot->'insurance'->>'fee')::bigint, 0)`.as('insurance'),
      'l.need_pay as amount',
      'l.tax',
      fn.coalesce('l.tax_rate', 'o.tax_rate').as('taxRate'),
      'l.refunded',
    ])
    .orderBy('o.ordered_at')
    .orderBy('o.id')
    .orderBy('l.position')
    .execute()
  const last = rows.at(-1)
  // An order has lines, so fewer orders than asked for were the last ones.
  const orders = new Set(rows.map(({ k2 }) => k2)).size
  return { rows, next: last && orders === asked.atOnce ? { after: [last.k1, last.k2] } : null }
}

/** Along the seller's series. A paper of a refund counts against the sale. */
function selectInvoices(db: Db, asked: Asked, place: Place | null) {
  const [year, serial] = place?.after ?? []
  return db
    .selectFrom('invoices as i')
    .selectAll('i')
    .select(sql<number>`case i.kind when 'CREDIT_NOTE' then -1 else 1 end`.as('sign'))
    .where('i.seller_id', '=', asked.sellerId)
    .where(
      sql<boolean>`i.year between extract(year from ${asked.fromDay}::date)::int - 1 and extract(year from ${asked.toDay}::date)::int + 1`,
    )
    .where(within(asked, sql`i.issued_at`))
    .$if(year !== undefined, (invoices) =>
      invoices.where(sql<boolean>`(i.year, i.serial) > (${year}::int, ${serial}::int)`),
    )
    .orderBy('i.year')
    .orderBy('i.serial')
    .limit(asked.atOnce)
}

export async function readInvoices(db: Db, asked: Asked, place: Place | null): Promise<Part> {
  const rows = await db
    .selectFrom(selectInvoices(db, asked, place).as('i'))
    .select([
      'i.year as k1',
      'i.serial as k2',
      'i.number',
      'i.kind as type',
      sql<string>`i.facts->>'issuedOn'`.as('issuedOn'),
      sql<string | null>`i.facts->'corrects'->>'number'`.as('corrects'),
      sql<string>`i.facts->>'orderCode'`.as('order'),
      sql<string | null>`i.facts->'buyer'->>'name'`.as('buyer'),
      sql<string | null>`i.facts->'buyer'->>'company'`.as('company'),
      sql<string | null>`i.facts->'buyer'->>'taxCode'`.as('taxCode'),
      sql<string | null>`i.facts->'deliverTo'->>'country'`.as('country'),
      sql<string>`i.facts->>'treatment'`.as('taxTreatment'),
      'i.currency',
      sql<number>`i.sign * (i.gross - i.tax)`.as('net'),
      sql<number>`i.sign * i.tax`.as('tax'),
      sql<number>`i.sign * i.gross`.as('gross'),
    ])
    .orderBy('i.year')
    .orderBy('i.serial')
    .execute()
  return { rows, next: nextOf(rows, asked) }
}

/**
 * VAT of the papers by country, treatment, rate and currency: added up part by part, and there once
 * the last is read.
 */
export async function readVat(db: Db, asked: Asked, place: Place | null): Promise<Part> {
  const read = await db
    .with('papers', () => selectInvoices(db, asked, place))
    .with('sums', (cte) =>
      cte
        .selectFrom('papers as p')
        .crossJoin(sql`jsonb_array_elements(p.facts->'rates')`.as('r'))
        .select(({ fn }) => [
          sql<string>`coalesce(p.facts->'deliverTo'->>'country', '')`.as('country'),
          sql<string>`p.facts->>'treatment'`.as('taxTreatment'),
          sql<number>`(r->>'rate')::float8`.as('taxRate'),
          sql<string>`p.currency::text`.as('currency'),
          fn.countAll<number>().as('papers'),
          sql<number>`sum(p.sign * (r->>'net')::bigint)::bigint`.as('net'),
          sql<number>`sum(p.sign * (r->>'tax')::bigint)::bigint`.as('tax'),
          sql<number>`sum(p.sign * (r->>'gross')::bigint)::bigint`.as('gross'),
        ])
        .groupBy([1, 2, 3, 4].map((column) => sql.lit(column))),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('papers')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('n'),
      eb
        .selectFrom('papers')
        .select(sql<[number, number]>`json_build_array(year, serial)`.as('last'))
        .orderBy('year', 'desc')
        .orderBy('serial', 'desc')
        .limit(sql.lit(1))
        .as('last'),
      sql<Row[]>`coalesce((select json_agg(s) from sums s), '[]')`.as('sums'),
    ])
    .executeTakeFirstOrThrow()
  const sums = addUp([...(place?.sums ?? []), ...read.sums])
  if (read.last && read.n === asked.atOnce) return { rows: [], next: { after: read.last, sums } }
  return { rows: sums, next: null }
}

const COUNTED = ['papers', 'net', 'tax', 'gross'] as const
function addUp(rows: readonly Row[]): Row[] {
  const nameOf = ({ country, taxTreatment, taxRate, currency }: Row) =>
    JSON.stringify([country, taxTreatment, taxRate, currency])
  return [...Map.groupBy(rows, nameOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, same]) => ({
      ...same[0],
      ...Object.fromEntries(
        COUNTED.map((key) => [key, same.reduce((sum, row) => sum + Number(row[key]), 0)]),
      ),
    }))
}

function nextOf(rows: readonly Keyed[], { atOnce }: Asked): Place | null {
  const last = rows.at(-1)
  return last && rows.length === atOnce ? { after: [last.k1, last.k2] } : null
}
