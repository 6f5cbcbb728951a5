import type pg from 'pg'

type Constraint = {
  table: string
  name: string
  definition: string
  kind: 'p' | 'u' | 'f' | 'c' | 'x'
}

/**
 * Runs `work` while these tables have no keys, indexes or triggers, and puts them back as they
 * were: building an index once is many times faster than keeping it up row by row, and a constraint
 * that is added is proved over all rows.
 */
export async function withoutConstraints(
  client: pg.Client,
  connectMore: () => Promise<pg.Client>,
  tables: readonly string[],
  log: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const { rows: constraints } = await client.query<Constraint>(
    `
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition, contype as kind from pg_constraint
    where contype in ('p', 'u', 'f', 'x') and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`,
    [tables],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))`,
    [tables],
  )
  const foreign = constraints.filter(({ kind }) => kind === 'f')
  const own = constraints.filter(({ kind }) => kind !== 'f')

  for (const { table, name } of [...foreign, ...own])
    await client.query(`alter table ${table} drop constraint "${name}"`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  let begin = performance.now()
  const lap = (what: string) => {
    log(`${what} (${Math.round((performance.now() - begin) / 1000)} s)`)
    begin = performance.now()
  }
  await work()
  lap('rows')
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  // Two at once, but never two on one table: adding a key locks it.
  await inPairs(
    client,
    connectMore,
    [...Map.groupBy(own, ({ table }) => table).values()].map((list) => list.map(addConstraint)),
  )
  lap('keys')
  await inPairs(
    client,
    connectMore,
    indexes.map(({ definition }) => [definition]),
  )
  lap('indexes')
  for (const one of foreign) await client.query(addConstraint(one))
  lap('foreign keys')
}

function addConstraint({ table, name, definition }: Constraint): string {
  return `alter table ${table} add constraint "${name}" ${definition}`
}

/** Batches of statements over two connections. */
export async function inPairs(
  client: pg.Client,
  connectMore: () => Promise<pg.Client>,
  batches: readonly (readonly string[])[],
): Promise<void> {
  const waiting = [...batches].toReversed()
  const work = async (own: pg.Client) => {
    for (let batch = waiting.pop(); batch; batch = waiting.pop())
      for (const statement of batch) await own.query(statement)
  }
  const second = await connectMore()
  await Promise.all([work(client), work(second)]).finally(() => second.end())
}
