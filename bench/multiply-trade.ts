import type pg from 'pg'
import { inPairs, withoutConstraints } from './without-constraints.ts'

type Log = (line: string) => void
type Column = { name: string; kind: 'uuid' | 'person' | 'instant' | 'other' }
type Table = { name: string; columns: Column[] }

/** Books, and groups of buyers, that no foreign key ties to a person. */
const UNTIED = [
  ...['transitions', 'ledger_entries', 'stock_moves', 'point_accounts', 'point_entries'],
  ...['earned_orders', 'group_buys'],
]
/**
 * A merchant's people trade for a shop that is not copied, and its application, the log and what
 * they saved of its items are theirs; sessions are opened anew for all.
 */
const NOT_MULTIPLIED = [
  'seller_staff',
  'sessions',
  'audit_lines',
  'audit_origins',
  'merchant_applications',
  'item_saves',
]

/** What is copied of a table, where that is not all of it; orders with their number of the day. */
const original: Readonly<Record<string, string>> = {
  users:
    'select * from users u where not exists (select from seller_staff f where f.user_id = u.id)',
  orders: 'select t.*, k.day, k.rank from orders t join bench.codes k on k.id = t.id',
  stock_moves: 'select * from stock_moves where line_id is not null',
}

/** The house shop and its seller. */
const HOUSE = 5

/**
 * How a copy differs where a text must be nobody else's or names something copied. Every uuid is
 * changed, every instant shifted, all else stays.
 */
const changed: Readonly<Record<string, string>> = {
  // One shop has half of all: every other copy trades with the house shop only.
  ...Object.fromEntries(
    ['orders', 'reverse_orders'].flatMap((table) =>
      ['shop_id', 'seller_id'].map((column) => [
        `${table}.${column}`,
        `case when c.n % 2 = 1 then ${HOUSE} else s.${column} end`,
      ]),
    ),
  ),
  'ledger_entries.account': `case when c.n % 2 = 1 and s.account ~ '^(seller|held):' then split_part(s.account, ':', 1) || ':${HOUSE}' else s.account end`,
  'users.email': `c.n || '.' || s.email`,
  'orders.code': codeOf('c.n'),
  'orders.search_words': `replace(s.search_words, s.code, ${codeOf('c.n')})`,
  'reverse_orders.code': `s.code || '-' || c.n`,
  'parcels.number': `s.number || 'X' || c.n`,
  'reverse_parcels.number': `s.number || 'X' || c.n`,
  'withdrawals.code': `s.code || '-' || c.n`,
  'withdrawals.request_key': `s.request_key || '-' || c.n`,
  'payment_attempts.unique_key': `s.unique_key || c.n`,
  'payment_attempts.provider_ref': `s.provider_ref || '_' || c.n`,
  'captures.provider_ref': `s.provider_ref || '_' || c.n`,
  'refund_legs.capture_ref': `s.capture_ref || '_' || c.n`,
  'refund_tries.provider_ref': `s.provider_ref || '_' || c.n`,
  'order_lines.snapshot': `case when s.snapshot ? 'set' then jsonb_set(s.snapshot, '{set,id}', to_jsonb(${idOf(`(s.snapshot->'set'->>'id')`)})) else s.snapshot end`,
  'point_entries.ref': `case when s.reason in ('WON', 'FORFEITED', 'REVIEWED', 'COMPLETED_PROFILE') then ${idOf('s.ref')}::text when s.reason in ('SIGNED_IN', 'SHARED') then ${idOf(`split_part(s.ref, ':', 1)`)}::text || ':' || split_part(s.ref, ':', 2) else s.ref || '_' || c.n end`,
  'exports.request_key': `s.request_key || '_' || c.n`,
  'vouchers.code_hash': `sha256(s.code_hash || convert_to(c.n::text, 'UTF8'))`,
  // The papers of each copy go on in the series of their seller, without a gap; what stands on them
  // names the copy's lines.
  'invoices.serial': serialOf('c.n'),
  'invoices.number': `s.year || '-' || s.seller_id || '-' || lpad((${serialOf('c.n')})::text, 6, '0')`,
  'invoices.facts': `regexp_replace(s.facts::text, '("lineId": "[0-9a-f-]{28})[0-9a-f]{8}', '\\1' || c.tail, 'g')::jsonb`,
  'refunds.request_key': `s.request_key || '_' || c.n`,
  'promotion_uses.person': `s.person || '_' || c.n`,
  'money_matters.cause': `s.cause || '_' || c.n`,
  // What is under way in the original is under way in its copies, and not forgotten for hours.
  'refunds.updated_at': `case when s.status in ('CREATED', 'SENT', 'UNKNOWN') then s.updated_at else s.updated_at - c.earlier end`,
  'transitions.facts': `case when s.facts ? 'parcelId' then jsonb_set(s.facts, '{parcelId}', to_jsonb(${idOf(`(s.facts->>'parcelId')`)})) else s.facts end`,
}

/**
 * Makes of a mall's trade `copies` times as much: all people and all they did, each copy under ids
 * and names of its own and a few minutes earlier than the one before. The original counts as one
 * copy. Every order keeps its whole history, so the books still add up; the constraints are taken
 * off and put back, which makes PostgreSQL prove them over all rows at once. The audit's views hold
 * on to the keys that are taken off, so they go: whoever multiplies migrates afterwards, which makes
 * them anew.
 */
export async function multiplyTrade(
  client: pg.Client,
  copies: number,
  connectMore: () => Promise<pg.Client>,
  log: Log,
): Promise<void> {
  await client.query('drop schema if exists audit cascade')
  await client.query('drop schema if exists bench cascade; create schema bench')
  await client.query(
    `create table bench.copies as select n, '00000' || lpad(to_hex(n), 3, '0') as tail, n * interval '11 minutes' as earlier from generate_series(1, ${copies - 1}) n`,
  )
  await client.query(
    'create table bench.staff as select array_agg(distinct user_id) as ids from seller_staff',
  )
  await numberOrders(client)
  const tables = await findTables(client)
  for (const { name } of tables)
    await client.query(`create table bench.${name} as ${original[name] ?? `table ${name}`}`)
  await client.query('analyze')
  await withoutConstraints(
    client,
    connectMore,
    tables.map(({ name }) => name),
    log,
    async () => {
      await inPairs(
        client,
        connectMore,
        tables.map((table) => [copyStatement(table)]),
      )
      await renumberOriginals(client)
      await stockUp(client, copies)
      // The tallies of orders are kept by the triggers that are off now.
      await client.query('select recount_orders()')
    },
  )
  await proveBalance(client)
  await client.query('drop schema bench cascade')
}

function serialOf(n: string): string {
  return `s.serial + ${n} * (select q.last from invoice_series q where q.seller_id = s.seller_id and q.year = s.year)`
}

/**
 * Codes in real use are random; here they are counted and mixed, so that a million of them are a
 * million.
 */
async function numberOrders(client: pg.Client): Promise<void> {
  await client.query(
    `create table bench.codes as select id, substr(code, 1, 6) as day, row_number() over (partition by substr(code, 1, 6) order by id) as rank from orders`,
  )
}

/**
 * The originals', while nothing minds that one of them is for a moment the old number of another.
 */
async function renumberOriginals(client: pg.Client): Promise<void> {
  await client.query(
    `update orders s set code = ${codeOf('0')}, search_words = replace(search_words, s.code, ${codeOf('0')}) from bench.codes k where k.id = s.id`
      .replaceAll('s.day', 'k.day')
      .replaceAll('s.rank', 'k.rank'),
  )
}
function codeOf(n: string): string {
  return `(s.day || lpad(((s.rank * 100 + ${n}) * 7919 % 1000000)::text, 6, '0'))`
}

/**
 * The last 32 bits say which copy; the first 48, the moment, stay, so that ids still sort by time.
 */
function idOf(uuid: string): string {
  return `overlay(${uuid}::text placing c.tail from 29)::uuid`
}

/**
 * Everything that hangs on a person by foreign keys, however far, and the books beside it; those
 * that others refer to first.
 */
async function findTables(client: pg.Client): Promise<Table[]> {
  const { rows: arrows } = await client.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const names = new Set(['users'])
  for (let grew = true; grew;) {
    const found = arrows.filter(
      ({ child, parent }) =>
        names.has(parent) && !names.has(child) && !NOT_MULTIPLIED.includes(child),
    )
    for (const { child } of found) names.add(child)
    grew = found.length > 0
  }
  // What a row names that is not copied (a promotion, a campaign) is the same for all copies.
  const { rows: shared } = await client.query<{ column: string }>(
    `
    select conrelid::regclass::text || '.' || a.attname as column from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace and c.confrelid::regclass::text <> all($1)`,
    [[...names, ...UNTIED]],
  )
  const { rows: people } = await client.query<{ column: string }>(
    `select conrelid::regclass::text || '.' || a.attname as column from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  )
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `
    select table_name as table, column_name as name, case when table_name || '.' || column_name = any($2) then 'shared' when table_name || '.' || column_name = any($3) then 'person' else udt_name end as type from information_schema.columns
    where table_schema = 'public' and table_name = any($1) and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`,
    [[...names, ...UNTIED], shared.map(({ column }) => column), people.map(({ column }) => column)],
  )
  const kinds: Readonly<Record<string, Column['kind']>> = {
    uuid: 'uuid',
    person: 'person',
    timestamptz: 'instant',
  }
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, kind: kinds[column.type] ?? 'other' })),
  }))
}

function copyStatement({ name, columns }: Table): string {
  const values = columns.map((column) => changed[`${name}.${column.name}`] ?? valueOf(column))
  return `insert into ${name} (${columns.map((column) => `"${column.name}"`).join(', ')}) select ${values.join(', ')} from bench.copies c cross join bench.${name} s order by c.n`
}

/** Who works for a shop is the same person for all copies. */
function valueOf({ name, kind }: Column): string {
  const own = `s."${name}"`
  if (kind === 'uuid') return idOf(own)
  if (kind === 'instant') return `${own} - c.earlier`
  if (kind === 'person')
    return `case when ${own} = any((select ids from bench.staff)::uuid[]) then ${own} else ${idOf(own)} end`
  return own
}

/**
 * Goods for what the copies sold and hold came in beforehand; what is available stays what it was.
 * Each series of papers goes on after the last copy.
 */
async function stockUp(client: pg.Client, copies: number): Promise<void> {
  await client.query(
    `create table bench.taken as select sku_id, sum(d_on_hand)::int * ${copies - 1} as on_hand, sum(d_reserved)::int * ${copies - 1} as reserved, min(at) as at from bench.stock_moves group by 1`,
  )
  await client.query(
    `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason, at) select sku_id, reserved - on_hand, 0, 'receipt', at - interval '10 days' from bench.taken where reserved > on_hand`,
  )
  await client.query(
    `update stock k set on_hand = k.on_hand + t.reserved, reserved = k.reserved + t.reserved from bench.taken t where t.sku_id = k.sku_id`,
  )
  await client.query(`
    alter table promotions disable trigger user;
    update promotions set used = used * ${copies}, most = most * ${copies} where used > 0;
    alter table promotions enable trigger user;
    update prizes set given = given * ${copies}, stock = stock * ${copies};
    update campaigns set spent = spent * ${copies}, budget = budget * ${copies}`)
  await client.query(`update invoice_series set last = last * ${copies}`)
  await client.query(
    `update items set sold_count = sold_count * ${copies}, rating_sum = rating_sum * ${copies}, rating_count = rating_count * ${copies}`,
  )
}

/**
 * The one promise of the books that a trigger keeps row by row, which is not asked for each of so
 * many rows.
 */
async function proveBalance(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select txn_id from ledger_entries group by txn_id, currency having sum(amount) <> 0 limit 1`,
  )
  if (rows.length > 0) throw new Error('the copied ledger does not balance')
}
