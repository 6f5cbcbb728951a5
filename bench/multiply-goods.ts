import type pg from 'pg'

type Rows = { readonly table: string; readonly of: 'item' | 'sku' }

/**
 * All that a shop writes down about its goods. What was planned for some of them (sales, sets,
 * pre-sales, groups) stays with the originals.
 */
const TABLES: readonly Rows[] = [
  { table: 'items', of: 'item' },
  { table: 'item_texts', of: 'item' },
  { table: 'service_prices', of: 'item' },
  { table: 'skus', of: 'sku' },
  { table: 'sku_prices', of: 'sku' },
  { table: 'price_history', of: 'sku' },
  { table: 'stock', of: 'sku' },
  { table: 'item_offers', of: 'item' },
]
/** The house shop: every other copy is its. */
const HOUSE = 5
/** Names are invented in real use, too: a part of a name that nothing else has. */
const SYLLABLES = 'ba do fi ga hu ke lo mi nu pe ra so ti vu we zo'.split(' ')

/**
 * Makes of a mall's goods `copies` times as many, under names, article numbers and addresses of
 * their own; the original counts as one copy. The triggers that keep what is derived are off
 * meanwhile, so what they keep is copied or counted anew; indexes that hold no promise are taken
 * off, because putting them on at the end costs less. Vouchers are not copied: their codes are not
 * goods of a shelf.
 */
export async function multiplyGoods(client: pg.Client, copies: number): Promise<void> {
  await client.query(`set session_replication_role = replica`)
  await client.query(`create temporary table bench_copies as
    select n, ${wordOf('n')} as word, (select max(id) from items) * n as items, (select max(id) from skus) * n as skus
    from generate_series(1, ${copies - 1}) n`)
  await client.query(`create temporary table bench_originals as
    select i.id as item_id, s.id as sku_id from items i join skus s on s.item_id = i.id where i.voucher is null`)
  const indexes = await findLooseIndexes(client)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const { table, of } of TABLES) {
    const columns = await findColumns(client, table)
    const values = columns.map(
      (name) => changed[`${table}.${name}`] ?? changed[name] ?? `s.${name}`,
    )
    const id = table === 'items' || table === 'skus' ? 'id' : `${of}_id`
    await client.query(`insert into ${table} (${columns.join(', ')}) overriding system value
      select ${values.join(', ')} from bench_copies c cross join ${table} s where s.${id} in (select ${of}_id from bench_originals)`)
  }
  await client.query(`insert into stock_moves (sku_id, d_on_hand, d_reserved, reason)
    select s.sku_id, s.on_hand, 0, 'receipt' from stock s where not exists (select from stock_moves m where m.sku_id = s.sku_id)`)
  for (const { definition } of indexes) await client.query(definition)
  await client.query(`select recount_listed()`)
  await client.query(
    `select recount_goods_words(language) from (select distinct language from item_texts) l`,
  )
  await client.query(`set session_replication_role = origin`)
  await client.query('vacuum (analyze)')
}

const ofHouse = `case when c.n % 2 = 1 then ${HOUSE} else s.shop_id end`
const changed: Readonly<Record<string, string>> = {
  item_id: 's.item_id + c.items',
  sku_id: 's.sku_id + c.skus',
  shop_id: ofHouse,
  'items.id': 's.id + c.items',
  'skus.id': 's.id + c.skus',
  'skus.code': `s.code || '-' || c.n`,
  'items.url_key': `s.url_key || '-' || c.word`,
  'items.proper_name': `s.proper_name || ' ' || c.word`,
  'items.history_id': 'gen_random_uuid()',
  'items.request_key': 'null',
  'items.sold_count': `s.sold_count / (1 + c.n % 7)`,
  'item_texts.name': `s.name || ' ' || initcap(c.word)`,
  'item_texts.words': `s.words || ' ' || c.word`,
  'stock.reserved': '0',
}

function wordOf(n: string): string {
  const at = (shift: number) =>
    `(array['${SYLLABLES.join("','")}'])[1 + (${n} * 7 >> ${shift}) % ${SYLLABLES.length}]`
  return [0, 4, 8].map(at).join(' || ')
}

/** Those that nothing else makes: neither by itself, as identity columns, nor computed. */
async function findColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity <> 'a' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

async function findLooseIndexes(
  client: pg.Client,
): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select x.indexrelid::regclass::text as name, pg_get_indexdef(x.indexrelid) as definition from pg_index x
    where x.indrelid = any($1::regclass[]) and not x.indisunique and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`,
    [TABLES.map(({ table }) => table)],
  )
  return rows
}
