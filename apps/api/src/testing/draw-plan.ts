import type { RawBuilder } from 'kysely'
import type { Database } from '#platform/db.ts'

type Node = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Node[] }

/**
 * The plan that PostgreSQL makes of a text whatever is asked for: a line for each step, with the
 * index or table it reads.
 */
export async function drawPlan({ db, pool }: Database, text: RawBuilder<unknown>): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (generic_plan, format json) ${text.compile(db).sql}`,
  )
  return draw(rows[0]!['QUERY PLAN'][0].Plan, 1)
}

function draw(node: Node, depth: number): string {
  const name = [node['Node Type'], node['Index Name'] ?? node['Relation Name']]
    .filter(Boolean)
    .join(' ')
  return [
    `${'  '.repeat(depth)}${name}`,
    ...(node.Plans ?? []).map((one) => draw(one, depth + 1)),
  ].join('\n')
}
