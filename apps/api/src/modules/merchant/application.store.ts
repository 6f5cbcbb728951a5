import type { ReturnAddress } from '@galleria/contract/merchant-rules'
import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, nextVersion, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { applicationFlow } from './application.flow.ts'

/** What was filled in; what is left out is undefined. */
export type ApplicationForm = {
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

/** The columns of a form: what each is set to, and what it is while nothing was ever filled in. */
function columnsOf(form: ApplicationForm) {
  const texts = {
    company: form.company,
    tax_id: form.taxId,
    country: form.country,
    contact_name: form.contactName,
    contact_phone: form.contactPhone,
    email: form.email,
    shop_name: form.shopName,
    about: form.about,
  }
  const address = form.returnAddress && JSON.stringify(form.returnAddress)
  return [
    ...Object.entries(texts).map(([name, text]) => ({
      name: sql.ref(name),
      given: sql`${text ?? null}::text`,
      empty: sql`''`,
    })),
    { name: sql.ref('return_address'), given: sql`${address ?? null}::jsonb`, empty: sql`'{}'` },
    {
      name: sql.ref('documents'),
      given: sql`${form.documents ?? null}::uuid[]`,
      empty: sql`'{}'`,
    },
  ]
}

/**
 * Saves what was filled in; what is left out stays. With no open application it begins one, from
 * the last rejected one if there is any. One statement, so that two windows of one person cannot
 * make two. False when the open one is no draft.
 */
export async function saveDraft(
  tx: Tx,
  draft: { id: Id<'application'>; userId: Id<'user'>; form: ApplicationForm; at: Date },
): Promise<boolean> {
  const { id, userId, at } = draft
  const columns = columnsOf(draft.form)
  // What is ticked keeps the moment of its first tick.
  const ticked = (known: RawBuilder<unknown>) =>
    draft.form.agreed
      ? sql`(select coalesce(jsonb_object_agg(k, coalesce(${known}->>k, to_json(${at}::timestamptz)#>>'{}')), '{}')
          from unnest(${draft.form.agreed}::text[]) k)`
      : known
  const { rows } = await sql<{ id: Id<'application'> }>`
    insert into merchant_applications as a
      (id, user_id, status, agreed, created_at, updated_at, ${sql.join(columns.map(({ name }) => name))})
    select ${id}, ${userId}, 'DRAFT', ${ticked(sql`'{}'::jsonb`)}, ${at}, ${at},
      ${sql.join(columns.map(({ name, given, empty }) => sql`coalesce(${given}, old.${name}, ${empty})`))}
    from (values (1)) one left join lateral (
      select * from merchant_applications where user_id = ${userId} and status = 'REJECTED'
      order by created_at desc, id desc limit 1
    ) old on true
    on conflict (user_id) where status in ('DRAFT', 'AUDIT', 'PASS') do update set
      ${sql.join(columns.map(({ name, given }) => sql`${name} = coalesce(${given}, a.${name})`))},
      agreed = ${ticked(sql`a.agreed`)}, version = a.version + 1, updated_at = ${at}
    where a.status = 'DRAFT' returning id`.execute(tx)
  const [row] = rows
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
  await tx
    .updateTable('merchant_applications')
    .set({ seller_id: sellerId })
    .where('id', '=', id)
    .execute()
}

/** The documents of all applications of a person: what of theirs is spoken for. */
export async function findDocumentsOf(tx: Tx, userId: Id<'user'>): Promise<Id<'file'>[]> {
  const rows = await tx
    .selectFrom([
      'merchant_applications as a',
      sql<{ id: Id<'file'> }>`unnest(a.documents)`.as<'d'>(sql`d(id)`),
    ])
    .select('d.id')
    .distinct()
    .where('a.user_id', '=', userId)
    .execute()
  return rows.map((row) => row.id)
}
