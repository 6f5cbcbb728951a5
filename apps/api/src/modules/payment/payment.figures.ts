import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { defineFigures } from '#platform/figures.ts'
import { defineMoveCounter } from '#platform/move-counter.ts'
import { channels } from './providers/channels.rules.ts'
import { WATCHED_PAGES } from './pay-page/watched.store.ts'
import { attemptFlow, refundFlow } from './payment.flow.ts'

/** Payments by channel and outcome, as they happen. */
export const attemptMoves = defineMoveCounter({
  name: 'mall_payment_moves_total',
  help: 'Moves of attempts to pay by channel, name and the state they led to; start is a new attempt',
  flow: attemptFlow,
  first: 'start',
  column: { name: 'channel', values: channels.map(({ name }) => name) },
})

export const refundMoves = defineMoveCounter({
  name: 'mall_refund_moves_total',
  help: 'Moves of refunds by name and the state they led to; request is a new refund',
  flow: refundFlow,
  first: 'request',
})

/**
 * A failed leg is sent again within three days, or stands on the operator's list; both are found by
 * the index of what is due.
 */
const LONGEST_RETRY = '3 days'

export const paymentFigures = defineFigures({
  source: 'payment',
  everySeconds: 15,
  gauges: {
    mall_refunds_due: { help: 'Refunds whose next step is due now' },
    mall_refunds_due_oldest_seconds: { help: 'For how long the oldest of them has been due' },
    mall_refunds_failed: {
      help: 'Refunds that failed: those that are tried again by themselves, and those given up',
      labels: ['next'],
    },
    mall_money_matters: { help: 'Money that waits for a person, by kind', labels: ['kind'] },
    mall_money_matters_amount: {
      help: 'How much money waits for a person, in minor units of its currency',
      labels: ['currency'],
    },
    mall_money_matters_oldest_seconds: { help: 'For how long the oldest of it has waited' },
    mall_pay_page_findings: {
      help: 'What stands on the pages where one pays, or is missing there, and nobody has written down',
    },
    mall_pay_page_watched_seconds: { help: 'Since these pages were last looked at to the end' },
    mall_pay_scripts_changed: {
      help: 'Scripts of vendors on these pages whose content was another one a day ago',
    },
    mall_provider_events_waiting: { help: 'Messages of providers that are not worked through' },
    mall_provider_events_oldest_seconds: { help: 'For how long the oldest of them has waited' },
  },
  async read(db) {
    const [legs, matters, events, watched, scripts] = [
      await readLegs(db),
      await readMatters(db),
      await readEvents(db),
      await readWatched(db),
      await readChangedScripts(db),
    ]
    const sums = Map.groupBy(
      matters.filter(({ currency }) => currency !== null),
      ({ currency }) => currency ?? '',
    )
    const givenUp = matters.filter(({ kind }) => kind === 'REFUND_GIVEN_UP')
    return {
      mall_refunds_due: [{ value: legs.due }],
      mall_refunds_due_oldest_seconds: [{ value: legs.oldest }],
      mall_refunds_failed: [
        { labels: { next: 'tried_again' }, value: legs.failed },
        { labels: { next: 'given_up' }, value: sum(givenUp.map(({ count }) => count)) },
      ],
      mall_money_matters: [...Map.groupBy(matters, ({ kind }) => kind)].map(([kind, rows]) => ({
        labels: { kind },
        value: sum(rows.map(({ count }) => count)),
      })),
      mall_money_matters_amount: [...sums].map(([currency, rows]) => ({
        labels: { currency },
        value: sum(rows.map(({ amount }) => amount)),
      })),
      mall_money_matters_oldest_seconds: [
        { value: Math.max(0, ...matters.map(({ oldest }) => oldest)) },
      ],
      mall_pay_page_findings: [
        {
          value: sum(
            matters.filter(({ kind }) => kind === 'PAY_PAGE_CHANGED').map(({ count }) => count),
          ),
        },
      ],
      mall_pay_page_watched_seconds: watched ? [{ value: watched.seconds }] : [],
      mall_pay_scripts_changed: [{ value: scripts.changed }],
      mall_provider_events_waiting: [{ value: events.count }],
      mall_provider_events_oldest_seconds: [{ value: events.oldest }],
    }
  },
})

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const secondsSince = (column: string) =>
  sql<number>`coalesce(extract(epoch from mall_now() - min(${sql.ref(column)})), 0)::float8`

function readLegs(db: Db): Promise<{ due: number; oldest: number; failed: number }> {
  const isDue = sql`next_try_at <= mall_now()`
  return db
    .selectFrom('refund_legs')
    .where(sql<boolean>`next_try_at <= mall_now() + ${LONGEST_RETRY}::interval`)
    .select([
      sql<number>`count(*) filter (where ${isDue})`.as('due'),
      sql<number>`coalesce(extract(epoch from mall_now() - min(next_try_at) filter (where ${isDue})), 0)::float8`.as(
        'oldest',
      ),
      sql<number>`count(*) filter (where status = 'FAILED')`.as('failed'),
    ])
    .executeTakeFirstOrThrow()
}

function readMatters(
  db: Db,
): Promise<
  { kind: string; currency: string | null; count: number; amount: number; oldest: number }[]
> {
  return db
    .selectFrom('money_matters')
    .where('status', '=', sql.lit('OPEN'))
    .groupBy(['kind', 'currency'])
    .select((eb) => [
      'kind',
      'currency',
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'),
      secondsSince('found_at').as('oldest'),
    ])
    .execute()
}

function readEvents(db: Db): Promise<{ count: number; oldest: number }> {
  return db
    .selectFrom('provider_events')
    .where('status', '=', sql.lit('NEW'))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      secondsSince('received_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
}

/** Nothing where no page is served: by a process without the storefront. */
function readWatched(db: Db): Promise<{ seconds: number } | undefined> {
  const at = sql`coalesce(value->>'doneAt', value->>'beganAt')::timestamptz`
  return db
    .selectFrom('mall_settings')
    .where('key', '=', WATCHED_PAGES)
    .select(sql<number>`extract(epoch from mall_now() - ${at})::float8`.as('seconds'))
    .executeTakeFirst()
}

/** What was never seen before under an address has changed nothing. */
function readChangedScripts(db: Db): Promise<{ changed: number }> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('pay_scripts')
        .groupBy('address')
        .having((of) => of.fn.countAll(), '>', sql.lit(1))
        .having(sql<boolean>`max(first_seen_at) > mall_now() - interval '1 day'`)
        .select('address')
        .as('s'),
    )
    .select((eb) => eb.fn.countAll<number>().as('changed'))
    .executeTakeFirstOrThrow()
}
