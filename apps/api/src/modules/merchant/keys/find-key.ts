import type { MerchantRight, SellerStatus } from '@galleria/contract/merchant-rights'
import { noRoles } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import type { KeyFinder } from '#platform/programs.ts'

type KeyRow = {
  keyId: Id<'apiKey'>
  userId: Id<'user'>
  sellerId: number
  sellerStatus: SellerStatus
  scopes: MerchantRight[]
  lastUsedAt: Date | null
}
const programOfKey = hotSql<'merchant.program', KeyRow>(
  'merchant.program',
  `select k.id as "keyId", k.made_by as "userId", k.seller_id as "sellerId", e.status as "sellerStatus", k.scopes, k.last_used_at as "lastUsedAt"
  from api_keys k join sellers e on e.id = k.seller_id where k.secret_hash = $1 and k.ended_at is null and k.expires_at > $2`,
)

/**
 * Which program of which shop asks, as of now; found by the hash of its secret, so that how long it
 * takes tells nothing of it.
 */
export const keyFinder: KeyFinder = {
  async find(db, secretHash, now) {
    const [row] = await runHot(db, programOfKey, [secretHash, now])
    return row && { ...noRoles, ...row, kind: 'key', sellerIds: [row.sellerId] }
  },
  async markUsed(db, keyId, now) {
    await db
      .updateTable('api_keys')
      .set({ last_used_at: now })
      .where('id', '=', (eb) =>
        eb.selectFrom('api_keys').select('id').where('id', '=', keyId).forUpdate().skipLocked(),
      )
      .execute()
  },
}
