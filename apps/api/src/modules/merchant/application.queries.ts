import type { SellerStatus } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import type { ApplicationStatus } from './application.flow.ts'
import type { ApplicationRow } from './application.types.ts'

const COLUMNS = `a.id, a.user_id as "userId", a.status, a.version, a.company, a.tax_id as "taxId", a.country, a.contact_name as "contactName", a.contact_phone as "contactPhone", a.email, a.shop_name as "shopName", a.about,
  a.return_address as "returnAddress", a.agreed, a.reject_reason as "rejectReason", a.seller_id as "sellerId", a.submitted_at as "submittedAt", a.decided_at as "decidedAt", a.created_at as "createdAt", a.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'contentType', f.content_type) order by array_position(a.documents, f.id)), '[]') from files f where f.id = any(a.documents)) as documents,
  json_build_object('nickname', u.nickname, 'email', coalesce(u.email, ''), 'language', u.language, 'createdAt', u.created_at) as applicant`
const FROM = 'from merchant_applications a join users u on u.id = a.user_id'

/** The application that counts: an open one, or else the last that was rejected. */
export async function findOwnApplication(
  db: Db | Tx,
  userId: Id<'user'>,
): Promise<ApplicationRow | undefined> {
  const [row] = await runSql<ApplicationRow>(
    db,
    `select ${COLUMNS} ${FROM} where a.user_id = $1 order by (a.status <> 'REJECTED') desc, a.created_at desc, a.id desc limit 1`,
    [userId],
  )
  return row
}

/** By the operator, or by the mall itself for a mail. A draft is nobody's but its writer's. */
export async function findSentApplication(
  db: Db | Tx,
  id: Id<'application'>,
): Promise<ApplicationRow | undefined> {
  const [row] = await runSql<ApplicationRow>(
    db,
    `select ${COLUMNS} ${FROM} where a.id = $1 and a.status <> 'DRAFT'`,
    [id],
  )
  return row
}

export async function findApplicationStatus(
  db: Db,
  userId: Id<'user'>,
): Promise<ApplicationStatus | null> {
  const [row] = await runSql<{ status: ApplicationStatus }>(
    db,
    `select status from merchant_applications where user_id = $1 order by (status <> 'REJECTED') desc, created_at desc, id desc limit 1`,
    [userId],
  )
  return row?.status ?? null
}

export type ApplicationQuestion = {
  statuses: readonly string[]
  keyword: string
  limit: number
  offset: number
}

/** Those that wait first, the longest waiting on top; then what was decided, the latest on top. */
export async function pageApplications(
  db: Db,
  question: ApplicationQuestion,
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const filter = `a.status <> 'DRAFT' and (cardinality($1::text[]) = 0 or a.status = any($1)) and ($2 = '' or plain_text(a.company || ' ' || a.shop_name || ' ' || a.tax_id || ' ' || a.contact_name) like '%' || plain_text($2) || '%')`
  const values = [question.statuses, question.keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)]
  const [rows, counted] = await Promise.all([
    runSql<ApplicationRow>(
      db,
      `select ${COLUMNS} ${FROM} where ${filter} order by (a.status = 'AUDIT') desc, case when a.status = 'AUDIT' then a.submitted_at end, a.decided_at desc, a.id desc limit $3 offset $4`,
      [...values, question.limit, question.offset],
    ),
    runSql<{ total: number }>(
      db,
      `select count(*)::int as total from merchant_applications a where ${filter}`,
      values,
    ),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await runSql<{ n: number }>(
    db,
    `select count(*)::int as n from merchant_applications where status = 'AUDIT'`,
    [],
  )
  return row?.n ?? 0
}

export function findSellersWithTaxId(
  db: Db,
  taxId: string,
): Promise<{ sellerId: number; name: string; status: SellerStatus }[]> {
  return runSql(
    db,
    'select id as "sellerId", name, status from sellers where vat_id = $1 order by id limit 20',
    [taxId],
  )
}

/** Whether an operator may read this file: it came with an application that was sent. */
export async function isSentDocument(db: Db, fileId: Id<'file'>): Promise<boolean> {
  const rows = await runSql(
    db,
    `select 1 from merchant_applications where documents @> array[$1::uuid] and status <> 'DRAFT' limit 1`,
    [fileId],
  )
  return rows.length > 0
}
