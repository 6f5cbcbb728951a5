import type { ReturnAddress } from '@galleria/contract/merchant-rules'
import { statesAfter, statesBefore } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'
import { recordTransitions } from '#platform/transitions.ts'
import {
  applicationFlow,
  type ApplicationMove,
  type ApplicationStatus,
} from './application.flow.ts'

export type ApplicationWish = {
  company?: string | undefined
  taxId?: string | undefined
  country?: string | undefined
  contactName?: string | undefined
  contactPhone?: string | undefined
  email?: string | undefined
  shopName?: string | undefined
  about?: string | undefined
  returnAddress?: ReturnAddress | undefined
  documents?: readonly Id<'file'>[] | undefined
  agreed?: readonly string[] | undefined
}

/**
 * Keeps what was filled in; what is left out stays. With no open application it begins one, from the last rejected one if there is any.
 * One statement, so that two windows of one person cannot make two. False when the open one is no draft.
 */
export async function saveDraft(
  tx: Tx,
  draft: { id: Id<'application'>; userId: Id<'user'>; wish: ApplicationWish; at: Date },
): Promise<boolean> {
  const { wish } = draft
  const fields = [
    wish.company,
    wish.taxId,
    wish.country,
    wish.contactName,
    wish.contactPhone,
    wish.email,
    wish.shopName,
    wish.about,
    wish.returnAddress && JSON.stringify(wish.returnAddress),
    wish.documents,
  ]
  const columns = [
    'company',
    'tax_id',
    'country',
    'contact_name',
    'contact_phone',
    'email',
    'shop_name',
    'about',
    'return_address',
    'documents',
  ]
  const types = ['text', 'text', 'text', 'text', 'text', 'text', 'text', 'text', 'jsonb', 'uuid[]']
  const given = (index: number) => `$${index + 5}::${types[index]}`
  const empty = (index: number) =>
    types[index] === 'jsonb' || types[index] === 'uuid[]' ? `'{}'` : `''`
  // What is ticked keeps the moment of its first tick.
  const ticked = (known: string) =>
    `(select coalesce(jsonb_object_agg(k, coalesce(${known}->>k, to_json($4::timestamptz)#>>'{}')), '{}') from unnest($3::text[]) k)`
  const [row] = await runSql<{ id: Id<'application'>; version: number }>(
    tx,
    `
    insert into merchant_applications as a (id, user_id, status, agreed, created_at, updated_at, ${columns.join(', ')})
    select $1, $2, 'DRAFT', case when $3::text[] is null then '{}' else ${ticked(`'{}'::jsonb`)} end, $4, $4, ${columns.map((column, index) => `coalesce(${given(index)}, old.${column}, ${empty(index)})`).join(', ')}
    from (values (1)) one left join lateral (select * from merchant_applications where user_id = $2 and status = 'REJECTED' order by created_at desc, id desc limit 1) old on true
    on conflict (user_id) where status in ('DRAFT', 'AUDIT', 'PASS') do update set ${columns.map((column, index) => `${column} = coalesce(${given(index)}, a.${column})`).join(', ')},
      agreed = case when $3::text[] is null then a.agreed else ${ticked('a.agreed')} end, version = a.version + 1, updated_at = $4
    where a.status = 'DRAFT' returning id, version`,
    [
      draft.id,
      draft.userId,
      wish.agreed ?? null,
      draft.at,
      ...fields.map((field) => field ?? null),
    ],
  )
  if (!row) return false
  if (row.id === draft.id)
    await recordTransitions(tx, [
      {
        entity: 'application',
        entityId: row.id,
        from: null,
        to: 'DRAFT',
        event: 'begin',
        actor: 'applicant',
        actorId: draft.userId,
        at: draft.at,
      },
    ])
  return true
}

type Change = {
  move: ApplicationMove
  actor: 'applicant' | 'operator'
  actorId: Id<'user'>
  at: Date
  /** Only if it is still the one that was looked at. */ version?: number
  reason?: string
}

/** Performs a move; false when somebody else was first or it changed meanwhile. A decision is written with who made it. */
export async function moveApplication(
  tx: Tx,
  id: Id<'application'>,
  change: Change,
): Promise<boolean> {
  const to = statesAfter(applicationFlow, change.move)[0] as ApplicationStatus
  const [row] = await runSql<{ from: ApplicationStatus }>(
    tx,
    `
    with before as (select id, status from merchant_applications where id = $1 and status = any($2) and ($6::int is null or version = $6) for update)
    update merchant_applications a set status = $3, version = version + 1, updated_at = $4, reject_reason = coalesce($7, reject_reason),
      submitted_at = case $3 when 'AUDIT' then $4 when 'DRAFT' then null else submitted_at end,
      decided_at = case when $3 in ('PASS', 'REJECTED') then $4 else decided_at end, decided_by = case when $3 in ('PASS', 'REJECTED') then $5::uuid else decided_by end
    from before b where a.id = b.id returning b.status as "from"`,
    [
      id,
      statesBefore(applicationFlow, change.move),
      to,
      change.at,
      change.actorId,
      change.version ?? null,
      change.reason ?? null,
    ],
  )
  if (!row) return false
  await recordTransitions(tx, [
    {
      entity: 'application',
      entityId: id,
      from: row.from,
      to,
      event: change.move,
      actor: change.actor,
      actorId: change.actorId,
      facts: change.reason ? { reason: change.reason } : undefined,
      at: change.at,
    },
  ])
  return true
}

export async function setSeller(tx: Tx, id: Id<'application'>, sellerId: number): Promise<void> {
  await runSql(tx, 'update merchant_applications set seller_id = $2 where id = $1', [id, sellerId])
}

/** The documents of all applications of a person: what of theirs is spoken for. */
export async function findDocumentsOf(tx: Tx, userId: Id<'user'>): Promise<Id<'file'>[]> {
  const rows = await runSql<{ id: Id<'file'> }>(
    tx,
    'select distinct d.id from merchant_applications a, unnest(a.documents) d(id) where a.user_id = $1',
    [userId],
  )
  return rows.map((row) => row.id)
}
