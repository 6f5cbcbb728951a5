import type { SellerStatus } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ApplicationStatus } from './application.flow.ts'
import type { ApplicationRow } from './application.types.ts'
import { withoutPatterns } from './seller.queries.ts'

/** The application that counts: an open one, or else the last that was rejected. */
export function findOwnApplication(
  db: Db | Tx,
  userId: Id<'user'>,
): Promise<ApplicationRow | undefined> {
  return selectApplications(db)
    .where('a.user_id', '=', userId)
    .orderBy(sql`a.status <> 'REJECTED'`, 'desc')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** By the operator, or by the mall itself for a mail. A draft is nobody's but its writer's. */
export function findSentApplication(
  db: Db | Tx,
  id: Id<'application'>,
): Promise<ApplicationRow | undefined> {
  return selectApplications(db)
    .where('a.id', '=', id)
    .where('a.status', '<>', 'DRAFT')
    .executeTakeFirst()
}

function selectApplications(db: Db | Tx) {
  return db
    .selectFrom('merchant_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.id',
      'a.user_id as userId',
      'a.status',
      'a.version',
      'a.company',
      'a.tax_id as taxId',
      'a.country',
      'a.contact_name as contactName',
      'a.contact_phone as contactPhone',
      'a.email',
      'a.shop_name as shopName',
      'a.about',
      'a.return_address as returnAddress',
      'a.agreed',
      'a.reject_reason as rejectReason',
      'a.seller_id as sellerId',
      'a.submitted_at as submittedAt',
      'a.decided_at as decidedAt',
      'a.created_at as createdAt',
      'a.updated_at as updatedAt',
      sql`coalesce((
        select json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'contentType', f.content_type)
          order by array_position(a.documents, f.id))
        from files f where f.id = any(a.documents)), '[]')`.as('documents'),
      sql`json_build_object('nickname', u.nickname, 'email', coalesce(u.email, ''), 'language', u.language,
        'createdAt', u.created_at)`.as('applicant'),
    ])
    .$castTo<ApplicationRow>()
}

export async function findApplicationStatus(
  db: Db,
  userId: Id<'user'>,
): Promise<ApplicationStatus | null> {
  const application = await db
    .selectFrom('merchant_applications')
    .select('status')
    .where('user_id', '=', userId)
    .orderBy(sql`status <> 'REJECTED'`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .$castTo<{ status: ApplicationStatus }>()
    .executeTakeFirst()
  return application?.status ?? null
}

export type ApplicationsQuery = {
  statuses: readonly string[]
  keyword: string
  limit: number
  offset: number
}

/** Those that wait first, the longest waiting on top; then what was decided, the latest on top. */
export async function pageApplications(
  db: Db,
  query: ApplicationsQuery,
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const filter = isWanted(query)
  const [rows, { total }] = await Promise.all([
    selectApplications(db)
      .where(filter)
      .orderBy(sql`a.status = 'AUDIT'`, 'desc')
      .orderBy(sql`case when a.status = 'AUDIT' then a.submitted_at end`)
      .orderBy('a.decided_at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    db
      .selectFrom('merchant_applications as a')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(filter)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/**
 * One text for every choice, so that its plan is made once: no state means all that were sent, an
 * empty word everybody.
 */
function isWanted({ statuses, keyword }: ApplicationsQuery): RawBuilder<SqlBool> {
  return sql`a.status <> 'DRAFT'
    and (cardinality(${statuses}::text[]) = 0 or a.status = any(${statuses}))
    and (${keyword} = '' or plain_text(a.company || ' ' || a.shop_name || ' ' || a.tax_id || ' ' || a.contact_name)
      like '%' || plain_text(${withoutPatterns(keyword)}) || '%')`
}

export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('merchant_applications')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('status', '=', 'AUDIT')
    .executeTakeFirstOrThrow()
  return waiting
}

export function findSellersWithTaxId(
  db: Db,
  taxId: string,
): Promise<{ sellerId: number; name: string; status: SellerStatus }[]> {
  return db
    .selectFrom('sellers')
    .select(['id as sellerId', 'name', 'status'])
    .where('vat_id', '=', taxId)
    .orderBy('id')
    .limit(20)
    .$castTo<{ sellerId: number; name: string; status: SellerStatus }>()
    .execute()
}

/** Whether an operator may read this file: it came with an application that was sent. */
export async function isSentDocument(db: Db, fileId: Id<'file'>): Promise<boolean> {
  const application = await db
    .selectFrom('merchant_applications')
    .select('id')
    .where(sql<boolean>`documents @> array[${fileId}::uuid]`)
    .where('status', '<>', 'DRAFT')
    .limit(1)
    .executeTakeFirst()
  return application !== undefined
}
