import { rightsOf, sellerStatuses } from '@galleria/contract/merchant-rights'
import { runSql, type Db } from '#platform/db.ts'
import { findSellersMailbox } from './merchant.queries.ts'

/** Somebody whom the mall writes to at work; `key` tells one reader from another. */
export type Reader = {
  readonly key: string
  readonly email: string
  readonly language: string
  readonly name: string
}
const READER = 'u.id::text as key, u.email, u.language, u.nickname as name'

const shipping = sellerStatuses.filter((status) => rightsOf[status].includes('ship'))

/** Who may send the goods of a seller: its staff; where none of them reads mail, the seller's own mailbox. */
export async function findShippers(db: Db, sellerId: number): Promise<Reader[]> {
  const seller = await runSql<{ name: string }>(
    db,
    'select name from sellers where id = $1 and status = any($2)',
    [sellerId, shipping],
  )
  const staff = await runSql<Reader>(
    db,
    `select ${READER} from seller_staff f join users u on u.id = f.user_id where f.seller_id = $1 and u.email is not null order by u.id`,
    [sellerId],
  )
  if (!seller[0]) return []
  if (staff.length > 0) return staff
  const mailbox = await findSellersMailbox(db, sellerId)
  return mailbox ? [{ key: `seller-${sellerId}`, name: seller[0].name, ...mailbox }] : []
}

export function findOperators(db: Db): Promise<Reader[]> {
  return runSql(
    db,
    `select ${READER} from operators p join users u on u.id = p.user_id where u.email is not null order by u.id`,
    [],
  )
}
