import { noRoles } from '@galleria/contract/merchant-rights'
import { createHash } from 'node:crypto'
import { newId, toWireId, type Id } from '@galleria/kernel/id'
import type pg from 'pg'
import { fingerprintOf, type Bill } from '../apps/api/src/modules/checkout/bill/bill.rules.ts'
import { findTaxRates, taxFor } from '../apps/api/src/modules/tax/index.ts'
import { readBill } from '../apps/api/src/modules/checkout/bill/render-bill.ts'
import type { Mall } from '../apps/api/src/app.ts'
import { headersOf } from './calls.ts'
import { tokenOf } from './databases.ts'
import type { Call } from './call.ts'
import type { Recording, Statement } from './record-sql.ts'

/** A buyer with a full cart, an address and a quote: one call away from an order. */
export type Placement = {
  buyerId: Id<'user'>
  addressId: Id<'address'>
  quoteId: Id<'quote'>
  cartLineIds: Id<'cartLine'>[]
  basket: Basket
}
export type Basket = readonly { skuId: number; qty: number }[]

const SITE = 'DE'
const LANGUAGE = 'de'
const BASKETS = 120

/**
 * One to three goods, as orders have them: what was ordered together before, but for what is
 * ordered by itself.
 */
export async function drawBaskets(client: pg.Client): Promise<Basket[]> {
  const { rows } = await client.query<{ lines: { skuId: number; qty: number }[] }>(
    `
    select json_agg(json_build_object('skuId', l.sku_id, 'qty', l.qty)) as lines from (select id, contract_id from orders where site = $1 order by md5(id::text) limit $2) o
    join order_lines l on l.order_id = o.id join items i on i.id = l.item_id and i.is_listed and i.voucher is null
    where not exists (select from running_pre_sales r where r.sku_id = l.sku_id) and not exists (select from point_prices p where p.sku_id = l.sku_id) group by o.id having count(*) <= 3`,
    [SITE, BASKETS],
  )
  return rows.map(({ lines }) => lines)
}

/** Puts the goods of the baskets on the shelves, as a receipt says. */
export async function restock(
  client: pg.Client,
  skuIds: readonly number[],
  available: number,
): Promise<void> {
  await client.query(
    `with short as (select sku_id, $2 - (on_hand - reserved) as units from stock where sku_id = any($1)),
    up as (update stock k set on_hand = on_hand + s.units from short s where s.sku_id = k.sku_id and s.units <> 0)
    insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select sku_id, units, 0, 'receipt' from short where units <> 0`,
    [skuIds, available],
  )
}

/**
 * Fills carts and agrees to their bills, basket by basket in turn. `skip` buyers already have one.
 */
export async function prepare(
  client: pg.Client,
  mall: Mall,
  baskets: readonly Basket[],
  count: number,
  skip: number,
): Promise<Placement[]> {
  const { rows: buyers } = await client.query<{ id: Id<'user'>; address: Id<'address'> }>(
    `
    select u.id, a.id as address from users u join addresses a on a.buyer_id = u.id and a.site = $1 where u.site = $1 order by md5(u.id::text) limit $2 offset $3`,
    [SITE, count, skip],
  )
  const placements = buyers.map((buyer, index): Placement => {
    const basket = baskets[index % baskets.length] ?? []
    return {
      buyerId: buyer.id,
      addressId: buyer.address,
      quoteId: newId('quote'),
      cartLineIds: basket.map(() => newId('cartLine')),
      basket,
    }
  })
  const lines = placements.flatMap(({ buyerId, cartLineIds, basket }) =>
    basket.map(({ skuId, qty }, index) => ({ id: cartLineIds[index], buyerId, skuId, qty, index })),
  )
  await client.query(
    `insert into cart_lines (id, buyer_id, sku_id, qty, created_at) select id, "buyerId", "skuId", qty, now() + index * interval '1 millisecond' from json_to_recordset($1) l(id uuid, "buyerId" uuid, "skuId" int, qty int, index int)`,
    [JSON.stringify(lines)],
  )
  const bills = new Map<Basket, { bill: Bill; of: Placement }>()
  for (const placement of placements)
    if (!bills.has(placement.basket))
      bills.set(placement.basket, { bill: await bill(mall, placement), of: placement })
  const quotes = placements.map((placement) => ({
    id: placement.quoteId,
    buyerId: placement.buyerId,
    fingerprint: fingerprintOf(
      rename(bills.get(placement.basket) as { bill: Bill; of: Placement }, placement),
    ),
  }))
  await client.query(
    `insert into quotes (id, buyer_id, site, fingerprint) select id, "buyerId", $2, fingerprint from json_to_recordset($1) q(id uuid, "buyerId" uuid, fingerprint text)`,
    [JSON.stringify(quotes), SITE],
  )
  return placements
}

async function bill(mall: Mall, { buyerId, cartLineIds }: Placement): Promise<Bill> {
  const ctx = {
    ...mall.gate.own(),
    actor: {
      kind: 'member',
      userId: buyerId,
      ...noRoles,
    },
    site: SITE,
    language: LANGUAGE,
  } as const
  const taxRates = await findTaxRates(ctx)
  return readBill(ctx, ctx.db, cartLineIds, {
    taxRates,
    tax: taxFor(taxRates, SITE, undefined, undefined),
    named: {},
  })
}

/** The bill of the same goods in another cart. */
function rename({ bill: known, of }: { bill: Bill; of: Placement }, to: Placement): Bill {
  const names = new Map(
    of.cartLineIds.map((id, index) => [id, to.cartLineIds[index] as Id<'cartLine'>]),
  )
  return {
    ...known,
    shops: known.shops.map((shop) => ({
      ...shop,
      lines: shop.lines.map((line) => ({
        ...line,
        cart: { ...line.cart, id: names.get(line.cart.id) ?? line.cart.id },
      })),
    })),
  }
}

export function placeCall({ buyerId, addressId, quoteId, cartLineIds }: Placement): Call {
  return {
    method: 'POST',
    path: '/sapi/mall-order/web/order/createTradeContract',
    headers: headersOf({ id: buyerId, site: SITE, language: LANGUAGE }),
    body: {
      quoteId: toWireId('quote', quoteId),
      addressId: toWireId('address', addressId),
      cartLineIds: cartLineIds.map((id) => toWireId('cartLine', id)),
    },
  }
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * The statements of one placement, as another one of the same goods would send them: its buyer, its
 * cart, and new ids for all that is written.
 */
export function replayAs(
  recording: Recording,
  from: Placement,
  to: Placement,
  rules: readonly string[],
): Statement[] {
  const ids = new Map<string, string>([
    ...rules.map((id) => [id, id] as const),
    [from.buyerId, to.buyerId],
    [from.addressId, to.addressId],
    [from.quoteId, to.quoteId],
    ...from.cartLineIds.map((id, index) => [id, to.cartLineIds[index] as string] as const),
  ])
  const codes = new Map<string, string>()
  const hashes = new Map([[hashOf(from.buyerId).toString('hex'), hashOf(to.buyerId)]])
  const known = (map: Map<string, string>, key: string, make: () => string) =>
    map.get(key) ?? (map.set(key, make()), map.get(key) as string)
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value
        .replace(UUID, (id) => known(ids, id, () => newId('order')))
        .replace(orderCodes(recording), (code) => known(codes, code, nextCode))
    if (Buffer.isBuffer(value)) return hashes.get(value.toString('hex')) ?? value
    return Array.isArray(value) ? value.map(rename) : value
  }
  return recording.statements.map(({ name, text, values }) => ({
    name,
    text,
    values: values.map(rename),
  }))
}

/** What takes something off or brings something, and is the same for every buyer. */
export async function findRules(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from promotions union all select id from campaigns union all select id from prizes',
  )
  return rows.map(({ id }) => id)
}

function hashOf(buyerId: string): Buffer {
  return createHash('sha256').update(tokenOf(buyerId)).digest()
}

/** The codes this placement gave its orders, as its answer tells. */
function orderCodes(recording: Recording): RegExp {
  const codes = [...recording.body.matchAll(/"tradeOrderCode":"(\d+)"/g)].map(([, code]) => code)
  return new RegExp(codes.join('|') || '$^', 'g')
}

let codes = 0
/** Of a day before all days, so that no real code is like it. */
function nextCode(): string {
  codes += 1
  return String(codes).padStart(12, '0')
}

/**
 * Takes back what this benchmark placed, so that every run finds the same mall. Only here are
 * histories ever removed, and what is queued.
 */
export async function forgetPlaced(client: pg.Client): Promise<void> {
  await client.query(`
    begin;
    set local session_replication_role = replica;
    create temp table gone on commit drop as select id as contract_id, quote_id from contracts where created_at > (select (value->>'loadedAt')::timestamptz from mall_settings where key = 'bench');
    create temp table gone_orders on commit drop as select o.id from orders o join gone g using (contract_id);
    create temp table gone_lines on commit drop as select l.id, l.sku_id, l.item_id, l.qty from order_lines l join gone_orders o on o.id = l.order_id;
    delete from transitions t using gone_orders g where t.entity = 'order' and t.entity_id = g.id;
    delete from stock_moves m using gone_lines g where m.line_id = g.id;
    delete from order_lines l using gone_lines g where l.id = g.id;
    create temp table gone_uses on commit drop as select u.id, u.promotion_id from promotion_uses u join gone g using (contract_id);
    delete from promotion_uses u using gone_uses g where u.id = g.id;
    update promotions p set used = (select count(*) from promotion_uses u where u.promotion_id = p.id and u.status <> 'RELEASED') where id in (select promotion_id from gone_uses);
    delete from payment_orders p using gone g where p.contract_id = g.contract_id;
    delete from orders o using gone_orders g where o.id = g.id;
    delete from contracts c using gone g where c.id = g.contract_id;
    update stock k set reserved = k.reserved - t.units from (select sku_id, sum(qty)::int as units from gone_lines group by 1) t where t.sku_id = k.sku_id;
    update items i set sold_count = i.sold_count - t.units from (select item_id, sum(qty)::int as units from gone_lines group by 1) t where t.item_id = i.id;
    select recount_orders();
    delete from quotes; delete from cart_lines;
    delete from pgboss.job;
    commit`)
}
