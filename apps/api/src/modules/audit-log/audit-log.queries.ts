import type { AuditArea, AuditSubject } from '@galleria/contract/merchant-audit-log'
import type { AuditedCall } from '@galleria/contract/merchant-audited-calls'
import type { StaffRole } from '@galleria/contract/merchant-rights'
import type { Language } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { AuditChange } from '#platform/audit-log.ts'
import type { Db } from '#platform/db.ts'
import { nameOfUser } from '#modules/account/index.ts'

/** A seller reads its own log; null is the mall, which reads what its own people did. */
export type Reader = { readonly sellerId: number | null }
export type LineRow = {
  id: number
  at: Date
  call: AuditedCall
  area: AuditArea
  asWho: 'merchant' | 'operator'
  person: string
  keyName: string | null
  role: StaffRole | null
  sellerName: string | null
  about: AuditSubject | null
  aboutId: string | null
  aboutName: string | null
  changes: { list: AuditChange[]; more: number }
  network: string | null
  device: string | null
}

/**
 * What people call the subject of a line, where the line does not say it: by the key of its table.
 */
const nameIn = (language: Language) => sql`coalesce(l.about_name, case l.about
  when 'order' then (select o.code from orders o where o.id = l.about_id::uuid)
  when 'reverse' then (select r.code from reverse_orders r where r.id = l.about_id::uuid)
  when 'parcel' then (select p.number from parcels p where p.id = l.about_id::uuid)
  when 'strayParcel' then (select p.number from stray_parcels p where p.id = l.about_id::uuid)
  when 'withdrawal' then (select w.code from withdrawals w where w.id = l.about_id::uuid)
  when 'item' then (select coalesce(t.name, i.proper_name) from items i left join item_texts t on t.item_id = i.id and t.language = ${language}
    where i.history_id = l.about_id::uuid)
  when 'seller' then (select s.name from sellers s where s.history_id = l.about_id::uuid)
  when 'application' then (select a.shop_name from merchant_applications a where a.id = l.about_id::uuid)
  when 'promotion' then (select p.name from promotions p where p.id = l.about_id::uuid)
  when 'campaign' then (select c.name from campaigns c where c.id = l.about_id::uuid)
  when 'person' then (select ${nameOfUser('u')} from users u where u.id = l.about_id::uuid)
  end)`

/** The newest first, by the index of what is asked for. */
export async function findLines(
  db: Db,
  { sellerId }: Reader,
  asked: {
    readonly area?: AuditArea | undefined
    readonly personId?: Id<'user'> | undefined
    readonly before?: number | undefined
    readonly limit: number
    readonly language: Language
  },
): Promise<LineRow[]> {
  const whose = sellerId === null ? sql`l.as_who = 'operator'` : sql`l.seller_id = ${sellerId}`
  const { rows } = await sql<LineRow>`
    select l.id, l.at, l.call, l.area, l.as_who as "asWho", ${nameOfUser('u')} as person, k.name as "keyName", l.role, s.name as "sellerName",
      l.about, l.about_id as "aboutId", ${nameIn(asked.language)} as "aboutName", l.changes, o.network, o.device
    from audit_lines l join users u on u.id = l.actor_id left join sellers s on s.id = l.seller_id left join audit_origins o on o.line_id = l.id left join api_keys k on k.id = l.key_id
    where ${whose}
      ${asked.area ? sql`and l.area = ${asked.area}` : sql``}
      ${asked.personId ? sql`and l.actor_id = ${asked.personId}` : sql``}
      ${asked.personId && sellerId !== null ? sql`and l.as_who = 'merchant'` : sql``}
      ${asked.before ? sql`and l.id < ${asked.before}` : sql``}
    order by l.id desc limit ${asked.limit}`.execute(db)
  return rows
}

type Person = { id: Id<'user'>; name: string }

/** Whoever works for the seller, and whoever has left a line in its log and is gone. */
export async function findSellersPeople(db: Db, sellerId: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    with recursive actors as (
      (select actor_id from audit_lines where seller_id = ${sellerId} and as_who = 'merchant' order by actor_id limit 1)
      union all
      select (select l.actor_id from audit_lines l where l.seller_id = ${sellerId} and l.as_who = 'merchant' and l.actor_id > a.actor_id
        order by l.actor_id limit 1) from actors a where a.actor_id is not null
    )
    select u.id, ${nameOfUser('u')} as name from users u
    where u.id in (select actor_id from actors union select user_id from seller_staff where seller_id = ${sellerId})
    order by name, u.id limit 200`.execute(db)
  return rows
}

export async function findMallsPeople(db: Db): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select u.id, ${nameOfUser('u')} as name from operators o join users u on u.id = o.user_id order by name, u.id limit 200`.execute(
    db,
  )
  return rows
}
