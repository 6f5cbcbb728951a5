import { randomBytes } from 'node:crypto'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { keyCalls, WireKey } from '@galleria/contract/merchant-key'
import { KEY_MARK, MOST_KEYS } from '@galleria/contract/merchant-key-rules'
import { keyScopes, type KeyScope } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { hashKey } from '#platform/programs.ts'
import { isProven } from '#platform/sessions.ts'
import { lockPeople } from '../manage-people.ts'
import { tellProgram } from '../mail-program.ts'
import { findSeller } from '../seller.queries.ts'
import { sellerOf } from '../roles.ts'
import { addKey, countGoodKeys, findKeys, revoke, type Key } from './key.store.ts'

/** What has ended is shown for so long. */
const SHOWN_DAYS = 90
/** So much of a secret is shown, to tell keys apart; of 43 letters. */
const SHOWN_LETTERS = 6

export async function listKeys(ctx: Context): Promise<WireKey[]> {
  const now = ctx.now()
  const keys = await findKeys(ctx.db, {
    sellerId: sellerOf(ctx),
    now,
    endedSince: new Date(now.getTime() - SHOWN_DAYS * DAY),
  })
  return keys.map((key) => presentKey(key, now))
}

function presentKey(key: Key, now: Date): WireKey {
  const status = key.endedBy ?? (key.expiresAt <= now ? 'EXPIRED' : 'GOOD')
  return {
    id: toWireId('apiKey', key.id),
    name: key.name,
    prefix: key.prefix,
    scopeList: key.scopes,
    madeBy: key.madeBy,
    createTime: key.createdAt.toISOString(),
    expirationTime: key.expiresAt.toISOString(),
    lastUseTime: key.lastUsedAt?.toISOString() ?? null,
    status,
    operationList: status === 'GOOD' ? ['revoke'] : [],
  }
}

/** Whoever sits at a screen that somebody left open makes no key: it would outlive the session. */
export async function makeKey(
  ctx: Context,
  { name, scopeList, days }: Parsed<typeof keyCalls.makeKey>,
): Promise<Reply<typeof keyCalls.makeKey>> {
  if (!(await isProven(ctx))) throw refuse('auth.prove_again')
  const secret = `${KEY_MARK}${randomBytes(32).toString('base64url')}`
  const scopes = keyScopes.filter((scope): scope is KeyScope =>
    scopeList.some((one) => one === scope),
  )
  await ctx.inTransaction(async (tx) => {
    await lockPeople(ctx, tx)
    if ((await countGoodKeys(tx, sellerOf(ctx), ctx.now())) >= MOST_KEYS)
      throw refuse('key.too_many', { most: MOST_KEYS })
    const id = ctx.newId('apiKey')
    const expiresAt = new Date(ctx.now().getTime() + days * DAY)
    await addKey(tx, {
      id,
      sellerId: sellerOf(ctx),
      name,
      prefix: secret.slice(0, KEY_MARK.length + SHOWN_LETTERS),
      secretHash: hashKey(secret),
      scopes,
      madeBy: buyerOf(ctx),
      createdAt: ctx.now(),
      expiresAt,
    })
    noteChanges(
      tx,
      { kind: 'apiKey', id, name },
      { after: { scopes: scopes.join(' '), endTime: expiresAt.toISOString() } },
    )
    await tellProgram(ctx, tx, { what: 'key', name })
  })
  return { secret, keyList: await listKeys(ctx) }
}

export async function revokeKey(ctx: Context, { id }: { id: Id<'apiKey'> }): Promise<WireKey[]> {
  await ctx.inTransaction(async (tx) => {
    await lockPeople(ctx, tx)
    const revoked = await revoke(tx, { id, sellerId: sellerOf(ctx), at: ctx.now() })
    if (!revoked) throw refuse('key.not_found')
    if (revoked.hasEnded)
      noteChanges(
        tx,
        { kind: 'apiKey', id, name: revoked.name },
        { after: { endTime: ctx.now().toISOString() } },
      )
  })
  return listKeys(ctx)
}

export async function readCurrentKey(ctx: Context): Promise<Reply<typeof keyCalls.currentKey>> {
  const { actor } = ctx
  if (actor.kind !== 'key') throw refuse('key.not_found')
  const [seller, keys] = await Promise.all([
    findSeller(ctx.db, sellerOf(ctx)),
    findKeys(ctx.db, { sellerId: sellerOf(ctx), now: ctx.now(), endedSince: ctx.now() }),
  ])
  const key = keys.find(({ id }) => id === actor.keyId)
  if (!key || !seller) throw refuse('key.not_found')
  return {
    sellerId: sellerOf(ctx),
    sellerName: seller.name,
    name: key.name,
    scopeList: key.scopes,
    expirationTime: key.expiresAt.toISOString(),
  }
}
