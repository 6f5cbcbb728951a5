import pg from 'pg'
import type { Clock } from './clock.ts'
import { defineFigures, type Figures } from './figures.ts'

/** Asks every invariant of the books: those that are broken, with the rows that break them. */
type FindViolations = (client: pg.ClientBase) => Promise<
  readonly {
    readonly invariant: { readonly id: string; readonly isAlways: boolean }
    readonly rows: readonly object[]
  }[]
>

/** Long enough for the books of a large mall, which are read from one end to the other. */
const STATEMENT_TIMEOUT_MS = 120_000
/** Any number, the same for ever: of several processes one asks at a time. */
const AUDIT_LOCK = 7_014_553

/**
 * The rows that break an invariant. Some rules hold at every instant, others once nothing is under
 * way any more: a row there counts when it stays.
 */
export function auditFigures(url: string, clock: Clock, findViolations: FindViolations): Figures {
  return defineFigures({
    source: 'audit',
    everySeconds: 900,
    isSlow: true,
    gauges: {
      mall_audit_rows: {
        help: 'Rows that break an invariant of the books, by when it has to hold',
        labels: ['holds'],
      },
      mall_audit_broken_rows: {
        help: 'The same for each invariant that is broken',
        labels: ['invariant'],
      },
    },
    async read() {
      const violations = await withOwnConnection(url, async (client) => {
        await client.query('select pg_advisory_lock($1)', [AUDIT_LOCK])
        const pinned = clock.pinned()
        if (pinned)
          await client.query('select set_config($1, $2, false)', ['mall.now', pinned.toISOString()])
        return findViolations(client)
      })
      const count = (isAlways: boolean) =>
        violations
          .filter(({ invariant }) => invariant.isAlways === isAlways)
          .reduce((sum, { rows }) => sum + rows.length, 0)
      return {
        mall_audit_rows: [
          { labels: { holds: 'always' }, value: count(true) },
          { labels: { holds: 'settled' }, value: count(false) },
        ],
        mall_audit_broken_rows: violations.map(({ invariant, rows }) => ({
          labels: { invariant: invariant.id },
          value: rows.length,
        })),
      }
    },
  })
}

async function withOwnConnection<Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'galleria audit',
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  client.on('error', () => undefined) // the query under way reports it
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
