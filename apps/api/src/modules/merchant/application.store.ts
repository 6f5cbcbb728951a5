import type { ReturnAddress } from '@galleria/contract/merchant-rules'
import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, nextVersion, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { applicationFlow } from './application.flow.ts'

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

const applicationLifeCycle = defineLifeCycle({
  entity: 'application',
  table: 'merchant_applications',
  flow: applicationFlow,
  stamps: ({ to, at }) => ({
    version: nextVersion,
    updated_at: at,
    ...(to === 'AUDIT' ? { submitted_at: at } : to === 'DRAFT' ? { submitted_at: null } : {}),
    ...(to === 'PASS' || to === 'REJECTED' ? { decided_at: at } : {}),
  }),
})

/** Performs a move; false when somebody else was first or it changed meanwhile. */
export async function moveApplication(
  tx: Tx,
  id: Id<'application'>,
  request: MoveRequest<typeof applicationFlow, 'merchant_applications'>,
): Promise<boolean> {
  return (await moveRow(tx, applicationLifeCycle, id, request)) !== undefined
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
