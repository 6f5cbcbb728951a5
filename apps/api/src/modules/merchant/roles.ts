import {
  actsForSeller,
  noRoles,
  rolesOfTrust,
  type MerchantRight,
  type Roles,
  type SellerStatus,
  type StaffRole,
} from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import type { Env } from '#platform/env.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'

type SignedIn = Omit<Roles, 'sellerIds'> & { sellerIds: number[] } & {
  userId: Id<'user'>
  kind: 'tourist' | 'member'
  lastSeenAt: Date
}
const personOfSession = hotSql<'merchant.signedIn', SignedIn>(
  'merchant.signedIn',
  `select s.user_id as "userId", u.kind, f.seller_id as "sellerId", e.status as "sellerStatus", f.role,
    array(select a.seller_id from seller_staff a where a.user_id = u.id order by a.seller_id) as "sellerIds",
    o.user_id is not null as "isOperator", o.role as "operatorRole", s.last_seen_at as "lastSeenAt",
    $3::boolean and (o.user_id is not null or exists (select from seller_staff m where m.user_id = u.id and m.role = any($4)))
      and not exists (select from second_factors t where t.user_id = u.id and t.status = 'ON')
      and not exists (select from passkeys p where p.user_id = u.id) as "owesSecondFactor"
  from sessions s join users u on u.id = s.user_id
  left join lateral (select w.seller_id, w.role from seller_staff w where w.user_id = u.id
    order by w.seller_id is not distinct from s.seller_id desc, w.since, w.seller_id limit 1) f on true
  left join sellers e on e.id = f.seller_id left join operators o on o.user_id = u.id
  where s.token_hash = $1 and s.expires_at > $2`,
)

/**
 * Who holds a session, and whom they work for as of now, not as of sign-in. One statement, because
 * every call asks it.
 */
export function createFindSignedIn({ demandsSecondFactor }: Pick<Env, 'demandsSecondFactor'>) {
  return async (db: Db, tokenHash: Buffer, now: Date): Promise<SignedIn | undefined> =>
    (await runHot(db, personOfSession, [tokenHash, now, demandsSecondFactor, rolesOfTrust]))[0]
}

/**
 * Whether somebody works for the mall, or holds a role of trust at any shop, where that needs a
 * second factor.
 */
export async function needsSecondFactor(
  { env }: Context,
  db: Db,
  userId: Id<'user'>,
): Promise<boolean> {
  if (!env.demandsSecondFactor) return false
  const trusted = db
    .selectFrom('seller_staff')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('role', 'in', rolesOfTrust)
  const found = await db
    .selectFrom('operators')
    .select('user_id')
    .where('user_id', '=', userId)
    .unionAll(trusted)
    .executeTakeFirst()
  return found !== undefined
}

/** The seller behind a call that `bind` has let through as `merchant`. */
export function sellerOf(ctx: Context): number {
  if (ctx.actor.kind === 'anonymous' || ctx.actor.sellerId === null)
    throw new Error('a call for merchants was run without one')
  return ctx.actor.sellerId
}

/**
 * A person of a seller's in a job, with the role as of now: none for whoever has left meanwhile.
 */
export async function asStaffNow(
  ctx: Context,
  { userId, sellerId }: { readonly userId: Id<'user'>; readonly sellerId: number },
) {
  const place = await ctx.db
    .selectFrom('seller_staff as f')
    .innerJoin('sellers as e', 'e.id', 'f.seller_id')
    .where('f.user_id', '=', userId)
    .where('f.seller_id', '=', sellerId)
    .select(['e.status', 'f.role'])
    .$castTo<{ status: SellerStatus; role: StaffRole }>()
    .executeTakeFirst()
  const roles = place
    ? {
        ...noRoles,
        sellerId,
        sellerStatus: place.status,
        role: place.role,
        sellerIds: [sellerId],
      }
    : noRoles
  return { ...ctx, actor: { kind: 'member' as const, userId, ...roles } }
}

/**
 * What the caller may still do for the seller, for the buttons and for what is no call; the calls
 * themselves are refused at the door.
 */
export function hasRight({ actor }: Context, right: MerchantRight): boolean {
  return actor.kind !== 'anonymous' && actsForSeller(actor, right)
}

/**
 * Whether the caller is of this seller's people, whichever desk the session is at: such a person
 * does not judge it.
 */
export function worksFor({ actor }: Context, sellerId: number): boolean {
  return actor.kind !== 'anonymous' && actor.sellerIds.includes(sellerId)
}
