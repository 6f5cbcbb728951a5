import type { WireWebhookMessage } from '@galleria/contract/merchant-webhook'
import { toWireId, type Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { sellerOf } from '#modules/merchant/index.ts'

const AT_ONCE = 25
/** Of one that was sent again and again, the latest. */
const MOST_TRIES = 30

export async function findMessage(
  db: Db | Tx,
  { id, sellerId }: { id: Id<'webhookMessage'>; sellerId: number },
): Promise<{ webhookId: Id<'webhook'> } | undefined> {
  return db
    .selectFrom('webhook_messages')
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .select('endpoint_id as webhookId')
    .$castTo<{ webhookId: Id<'webhook'> }>()
    .executeTakeFirst()
}

type Row = {
  id: Id<'webhookMessage'>
  webhookId: Id<'webhook'>
  type: WireWebhookMessage['type']
  status: WireWebhookMessage['status']
  createdAt: Date
  nextTryAt: Date | null
  body: string
  isOn: boolean
  tries: WireWebhookMessage['tryList']
}

export async function pageMessages(
  ctx: Context,
  asked: { before?: Id<'webhookMessage'> | undefined },
): Promise<{ data: WireWebhookMessage[]; hasMore: boolean }> {
  const { before } = asked
  const rows = await ctx.db
    .selectFrom('webhook_messages as m')
    .innerJoin('webhook_endpoints as w', 'w.id', 'm.endpoint_id')
    .select((eb) => [
      'm.id',
      'm.endpoint_id as webhookId',
      'm.type',
      'm.status',
      'm.created_at as createdAt',
      'm.next_try_at as nextTryAt',
      'm.body',
      eb('w.status', '=', sql.lit('ON')).as('isOn'),
      eb
        .selectFrom((tries) =>
          tries
            .selectFrom('webhook_tries as y')
            .selectAll()
            .whereRef('y.message_id', '=', 'm.id')
            .orderBy('y.id', 'desc')
            .limit(MOST_TRIES)
            .as('t'),
        )
        .select(
          sql<
            Row['tries']
          >`coalesce(json_agg(json_build_object('time', to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'outcome', t.outcome, 'httpStatus', t.http, 'ms', t.ms, 'answer', t.answer) order by t.id desc), '[]')`.as(
            'list',
          ),
        )
        .as('tries'),
    ])
    .where('m.seller_id', '=', sellerOf(ctx))
    .$if(before !== undefined, (messages) => messages.where('m.id', '<', before!))
    .orderBy('m.id', 'desc')
    .limit(AT_ONCE + 1)
    .$castTo<Row>()
    .execute()
  return { data: rows.slice(0, AT_ONCE).map(presentMessage), hasMore: rows.length > AT_ONCE }
}

function presentMessage(row: Row): WireWebhookMessage {
  return {
    id: toWireId('webhookMessage', row.id),
    webhookId: toWireId('webhook', row.webhookId),
    type: row.type,
    status: row.status,
    createTime: row.createdAt.toISOString(),
    nextTryTime: row.nextTryAt?.toISOString() ?? null,
    body: row.body,
    tryList: row.tries,
    operationList: row.isOn ? ['sendAgain'] : [],
  }
}
