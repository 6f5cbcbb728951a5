import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { stockAlertCalls } from '@galleria/contract/stock-alert'
import type { Id } from '@galleria/kernel/id'
import { findUser, mailboxOf, mailContact } from '#modules/account/index.ts'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import { lockRow } from '#platform/lock.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { blind } from '#platform/secrets.ts'
import { restockJobs } from './restock.jobs.ts'
import { countAlerts, findSoldVersion } from './restock.queries.ts'
import { saveAlert } from './restock.store.ts'

/** Whoever waits for more has not chosen. */
const MOST = 50
/**
 * What one network asks for with addresses that nobody has proven; the job bounds what a mailbox
 * gets.
 */
const PER_NETWORK = { times: 10, seconds: 3600 }
const PER_MEMBER = { times: 60, seconds: 3600 }

/**
 * Asks for one mail when a sold-out version can be bought again. The answer is the same whoever's
 * the address is, and whether or not it waits already.
 */
export async function createStockAlert(
  ctx: Context,
  { skuId, email }: Parsed<typeof stockAlertCalls.createStockAlert>,
): Promise<Reply<typeof stockAlertCalls.createStockAlert>> {
  const version = await findSoldVersion(ctx.db, ctx.site, skuId)
  if (!version) throw refuse('sku.not_found')
  if (version.isThere) throw refuse('wish.not_needed')
  const memberId = await findMember(ctx)
  if (memberId) await createAsMember(ctx, memberId, skuId)
  else await createByAddress(ctx, skuId, email)
  return { isWaiting: memberId !== undefined }
}

/** A member whose account has a mail address: that one is proven. */
async function findMember(ctx: Context): Promise<Id<'user'> | undefined> {
  if (ctx.actor.kind !== 'member') return undefined
  const user = await findUser(ctx.db, ctx.actor.userId)
  return user?.email ? ctx.actor.userId : undefined
}

async function createAsMember(ctx: Context, userId: Id<'user'>, skuId: number): Promise<void> {
  await countAgainst(ctx, `stock-wish:member:${userId}`, PER_MEMBER)
  await ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'users', { id: userId })
    if ((await countAlerts(tx, userId, skuId)) >= MOST)
      throw refuse('wish.too_many', { most: MOST })
    await saveAlert(tx, alertOf(ctx, skuId, { userId }))
  })
}

async function createByAddress(
  ctx: Context,
  skuId: number,
  email: string | undefined,
): Promise<void> {
  if (email === undefined) throw refuseFields([{ path: 'email', code: 'required' }])
  await countAgainst(ctx, `stock-wish:ip:${ctx.ip}`, PER_NETWORK)
  const { target } = mailContact(email)
  const mailbox = blind(ctx.env.secret, `stock-wish:${mailboxOf(target)}`)
  await ctx.inTransaction(async (tx) => {
    const alert = await saveAlert(tx, alertOf(ctx, skuId, { email: target, mailbox }))
    if (alert)
      await ctx.jobs.send(tx, restockJobs.confirm, {
        wishId: alert.id,
        askedAt: alert.askedAt.toISOString(),
      })
  })
}

function alertOf<Owner extends object>(ctx: Context, skuId: number, owner: Owner) {
  return { id: ctx.newId('stockWish'), skuId, site: ctx.site, language: ctx.language, ...owner }
}
