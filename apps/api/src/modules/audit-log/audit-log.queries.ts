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
export function findLines(
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
  const { area, personId, before } = asked
  return db
    .selectFrom('audit_lines as l')
    .innerJoin('users as u', 'u.id', 'l.actor_id')
    .leftJoin('sellers as s', 's.id', 'l.seller_id')
    .leftJoin('audit_origins as o', 'o.line_id', 'l.id')
    .leftJoin('api_keys as k', 'k.id', 'l.key_id')
    .select(['l.id', 'l.at', 'l.call', 'l.area', 'l.as_who as asWho'])
    .select([nameOfUser('u').as('person'), 'k.name as keyName', 'l.role', 's.name as sellerName'])
    .select(['l.about', 'l.about_id as aboutId', nameIn(asked.language).as('aboutName')])
    .select(['l.changes', 'o.network', 'o.device'])
    .where((eb) =>
      sellerId === null
        ? eb('l.as_who', '=', sql.lit('operator'))
        : eb('l.seller_id', '=', sellerId),
    )
    .$if(area !== undefined, (lines) => lines.where('l.area', '=', area!))
    .$if(personId !== undefined, (lines) => lines.where('l.actor_id', '=', personId!))
    .$if(personId !== undefined && sellerId !== null, (lines) =>
      lines.where('l.as_who', '=', sql.lit('merchant')),
    )
    .$if(before !== undefined, (lines) => lines.where('l.id', '<', before!))
    .orderBy('l.id', 'desc')
    .limit(asked.limit)
    .$castTo<LineRow>()
    .execute()
}

type Person = { id: Id<'user'>; name: string }

/** Whoever works for the seller, and whoever has left a line in its log and is gone. */
export function findSellersPeople(db: Db, sellerId: number): Promise<Person[]> {
  return db
    .withRecursive('actors(actor_id)', (cte) => {
      const lines = cte
        .selectFrom('audit_lines as l')
        .select('l.actor_id')
        .where('l.seller_id', '=', sellerId)
        .where('l.as_who', '=', sql.lit('merchant'))
        .orderBy('l.actor_id')
        .limit(sql.lit(1))
      return cte
        .selectFrom(lines.as('first'))
        .select(sql<string | null>`first.actor_id`.as('actor_id'))
        .unionAll(
          cte
            .selectFrom('actors as a')
            .select(lines.where('l.actor_id', '>', sql<string>`a.actor_id`).as('actor_id'))
            .where('a.actor_id', 'is not', null),
        )
    })
    .selectFrom('users as u')
    .select(['u.id', nameOfUser('u').as('name')])
    .where('u.id', 'in', (eb) =>
      eb
        .selectFrom('actors')
        .select('actor_id')
        .union(
          eb
            .selectFrom('seller_staff')
            .select(sql<string | null>`user_id`.as('actor_id'))
            .where('seller_id', '=', sellerId),
        ),
    )
    .orderBy('name')
    .orderBy('u.id')
    .limit(sql.lit(200))
    .$castTo<Person>()
    .execute()
}

export function findMallsPeople(db: Db): Promise<Person[]> {
  return db
    .selectFrom('operators as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.id', nameOfUser('u').as('name')])
    .orderBy('name')
    .orderBy('u.id')
    .limit(sql.lit(200))
    .$castTo<Person>()
    .execute()
}
