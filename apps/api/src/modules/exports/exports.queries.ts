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
export function within(asked: Asked, column: RawBuilder<unknown>): RawBuilder<unknown> {
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
function ordersOf(asked: Asked, place: Place | null): RawBuilder<unknown> {
  const [at, id] = place?.after ?? []
  return sql`select o.* from orders o where o.seller_id = ${asked.sellerId} and ${within(asked, sql`o.ordered_at`)}
    ${at === undefined ? sql`` : sql`and (o.ordered_at, o.id) > (${at}::timestamptz, ${id}::uuid)`}
    order by o.ordered_at, o.id limit ${asked.atOnce}`
}

export async function readOrders(db: Db, asked: Asked, place: Place | null): Promise<Part> {
  const { rows } = await sql<Keyed>`
    select o.ordered_at::text as k1, o.id as k2, o.code as "order", s.name as shop, ${local(asked, sql`o.ordered_at`)} as "orderedAt", ${local(asked, sql`o.paid_at`)} as "paidAt",
      ${local(asked, sql`o.completed_at`)} as "completedAt", o.status, o.site, o.country,
      trim(concat(c.billing_address->>'firstName', ' ', c.billing_address->>'lastName')) as buyer, c.billing_address->>'company' as company, c.billing_address->>'taxCode' as "taxCode",
      o.currency, o.goods, o.shipping, o.service_charge as service, o.insurance, o.shop_discount + o.order_discount as discount, o.need_pay as total, o.tax, o.tax_rate as "taxRate", o.tax_treatment as "taxTreatment", o.paid, o.refunded
    from (${ordersOf(asked, place)}) o join shops s on s.id = o.shop_id join contracts c on c.id = o.contract_id
    order by o.ordered_at, o.id`.execute(db)
  return { rows, next: nextOf(rows, asked) }
}

export async function readLines(db: Db, asked: Asked, place: Place | null): Promise<Part> {
  const { rows } = await sql<Keyed>`
    select o.ordered_at::text as k1, o.id as k2, o.code as "order", ${local(asked, sql`o.ordered_at`)} as "orderedAt", o.status, l.sku_id as sku, l.snapshot->>'name' as name,
      l.snapshot->>'finish' as finish, l.snapshot->>'size' as size, ${inUnits(sql`l.qty`)} as qty, coalesce(l.snapshot->'measure'->>'unit', 'piece') as unit, ${inUnits(sql`l.delivered_qty`)} as sent, ${inUnits(sql`l.reversed_qty`)} as returned, o.currency, l.unit_price as "unitPrice", l.discount, coalesce((l.snapshot->'service'->>'fee')::bigint, 0) as service, coalesce((l.snapshot->'insurance'->>'fee')::bigint, 0) as insurance,
      l.need_pay as amount, l.tax, coalesce(l.tax_rate, o.tax_rate) as "taxRate", l.refunded
    from (${ordersOf(asked, place)}) o join order_lines l on l.order_id = o.id
    order by o.ordered_at, o.id, l.position`.execute(db)
  const last = rows.at(-1)
  // An order has lines, so fewer orders than asked for were the last ones.
  const orders = new Set(rows.map(({ k2 }) => k2)).size
  return { rows, next: last && orders === asked.atOnce ? { after: [last.k1, last.k2] } : null }
}

/** Along the seller's series. A paper of a refund counts against the sale. */
function invoicesOf(asked: Asked, place: Place | null): RawBuilder<unknown> {
  const [year, serial] = place?.after ?? []
  return sql`select i.*, case i.kind when 'CREDIT_NOTE' then -1 else 1 end as sign from invoices i
    where i.seller_id = ${asked.sellerId} and i.year between extract(year from ${asked.fromDay}::date)::int - 1 and extract(year from ${asked.toDay}::date)::int + 1
      and ${within(asked, sql`i.issued_at`)}
    ${year === undefined ? sql`` : sql`and (i.year, i.serial) > (${year}::int, ${serial}::int)`}
    order by i.year, i.serial limit ${asked.atOnce}`
}

export async function readInvoices(db: Db, asked: Asked, place: Place | null): Promise<Part> {
  const { rows } = await sql<Keyed>`
    select i.year as k1, i.serial as k2, i.number, i.kind as type, i.facts->>'issuedOn' as "issuedOn", i.facts->'corrects'->>'number' as corrects, i.facts->>'orderCode' as "order",
      i.facts->'buyer'->>'name' as buyer, i.facts->'buyer'->>'company' as company, i.facts->'buyer'->>'taxCode' as "taxCode", i.facts->'deliverTo'->>'country' as country,
      i.facts->>'treatment' as "taxTreatment", i.currency, i.sign * (i.gross - i.tax) as net, i.sign * i.tax as tax, i.sign * i.gross as gross
    from (${invoicesOf(asked, place)}) i order by i.year, i.serial`.execute(db)
  return { rows, next: nextOf(rows, asked) }
}

/**
 * VAT of the papers by country, treatment, rate and currency: added up part by part, and there once
 * the last is read.
 */
export async function readVat(db: Db, asked: Asked, place: Place | null): Promise<Part> {
  const { rows } = await sql<Row & { last: [number, number]; n: number; sums: Row[] }>`
    with papers as (${invoicesOf(asked, place)}),
    sums as (select coalesce(p.facts->'deliverTo'->>'country', '') as country, p.facts->>'treatment' as "taxTreatment", (r->>'rate')::float8 as "taxRate", p.currency::text as currency,
        count(*)::int as papers, sum(p.sign * (r->>'net')::bigint)::bigint as net, sum(p.sign * (r->>'tax')::bigint)::bigint as tax, sum(p.sign * (r->>'gross')::bigint)::bigint as gross
      from papers p cross join jsonb_array_elements(p.facts->'rates') r group by 1, 2, 3, 4)
    select (select count(*)::int from papers) as n, (select json_build_array(year, serial) from papers order by year desc, serial desc limit 1) as last,
      coalesce((select json_agg(s) from sums s), '[]') as sums`.execute(db)
  const [read] = rows
  const sums = addUp([...(place?.sums ?? []), ...(read?.sums ?? [])])
  if (read && read.n === asked.atOnce) return { rows: [], next: { after: read.last, sums } }
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
