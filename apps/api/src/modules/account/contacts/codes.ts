import { randomUUID } from 'node:crypto'
import { CODE_COOLDOWN_S, CODE_LIFETIME_MIN, CODE_TRIES } from '@galleria/contract/account-rules'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst, isWithin } from '#platform/rate-limit.ts'
import { blind, isSame, keyedHash } from '#platform/secrets.ts'
import { addCode, countTry, findAskedCode, useCode, type CodeRow } from './code.store.ts'
import type { CodeCheck, CodePurpose } from './code.types.ts'
import { dialCodeOf, mailboxOf, type Contact } from './contact.ts'
import { accountJobs } from '../account.jobs.ts'

const PER_IP = { EMAIL: { times: 60, seconds: 3600 }, SMS: { times: 20, seconds: 3600 } } as const
/** From everybody together, in a day. */
const PER_TARGET = {
  EMAIL: { times: 40, seconds: 86_400 },
  SMS: { times: 15, seconds: 86_400 },
} as const
/** What a wave of SMS into one country may cost us in an hour. */
const PER_DIAL_CODE = { times: 300, seconds: 3600 }

export async function sendCode(
  ctx: Context,
  request: {
    purpose: CodePurpose
    contact: Contact
    userId: Id<'user'> | null
    /**
     * A browser that the contact's owner has signed in from: what strangers ask for is not counted
     * against it.
     */
    device?: string | undefined
    /** Has the code written; without it by a mail of the account's. */
    tell?: (tx: Tx, codeId: string) => Promise<void>
  },
): Promise<string> {
  if (request.contact.channel === 'SMS' && !ctx.env.sms) throw refuse('not_found')
  await countSending(ctx, request.contact, request.device)
  const id = randomUUID()
  await ctx.inTransaction(async (tx) => {
    await addCode(tx, {
      id,
      userId: request.userId,
      purpose: request.purpose,
      contact: request.contact,
      codeHash: hashCode(ctx.env.secret, id, digitsOf(ctx.env.secret, id)),
      askedBy: request.userId === null ? callerOf(ctx) : null,
      at: ctx.now(),
      expiresAt: new Date(ctx.now().getTime() + CODE_LIFETIME_MIN * 60_000),
    })
    if (request.tell) await request.tell(tx, id)
    else await ctx.jobs.send(tx, accountJobs.mail, { codeId: id, language: ctx.language })
  })
  return id
}

/**
 * One a minute, five an hour, ten a day from one network to a target, so that a stranger does not
 * use up somebody's codes; a few times that from all together, so that nobody's mailbox is flooded.
 * The limits of whoever asks come first. A browser of the owner's has its own.
 */
export async function countSending(ctx: Context, contact: Contact, device?: string): Promise<void> {
  await countAgainst(ctx, `code:ip:${contact.channel}:${ctx.ip}`, PER_IP[contact.channel])
  const target = blind(
    ctx.env.secret,
    contact.channel === 'EMAIL' ? mailboxOf(contact.target) : contact.target,
  )
  const own = `${target}:${blind(ctx.env.secret, device ?? ctx.ip)}`
  await countAgainst(ctx, `code:wait:${own}`, { times: 1, seconds: CODE_COOLDOWN_S })
  await countAgainst(ctx, `code:hour:${own}`, { times: 5, seconds: 3600 })
  await countAgainst(ctx, `code:day:${own}`, { times: 10, seconds: 86_400 })
  if (!device) await countAgainst(ctx, `code:all:${target}`, PER_TARGET[contact.channel])
  if (contact.channel === 'SMS')
    await countAgainst(ctx, `code:dial:${dialCodeOf(contact.target)}`, PER_DIAL_CODE)
}

/** Who asks: the person behind the cookie; without one, the network the call comes from. */
function callerOf({ actor, env, ip }: Context): string {
  return blind(env.secret, actor.kind === 'anonymous' ? `network ${ip}` : actor.userId)
}

/**
 * Counts a try, outside any transaction, so that a wrong one counts although its call is refused.
 * The code still has to be used up. Whoever asked for it has tries of their own, which nobody else
 * can use up.
 */
export async function checkCode(ctx: Context, question: CodeCheck): Promise<CodeRow> {
  const asked = await findAskedCode(ctx.db, question, callerOf(ctx))
  const mayTry = asked && (asked.isOwn || (await isWithinNetwork(ctx, asked.id)))
  const row = mayTry ? await countTry(ctx.db, asked, ctx.now()) : undefined
  const secret = row && secretOf(ctx.env, row)
  if (!row || !secret || !isSame(row.codeHash, hashCode(secret, row.id, question.code)))
    throw refuse('code.wrong')
  return row
}

/**
 * Somebody who did not ask for the code may be the same person at another screen, or a stranger:
 * cookies are free, networks are not.
 */
function isWithinNetwork(ctx: Context, codeId: string): Promise<boolean> {
  return isWithin(ctx, `code:try:${codeId}:${blind(ctx.env.secret, ctx.ip)}`, {
    times: CODE_TRIES,
    seconds: CODE_LIFETIME_MIN * 60,
  })
}

/**
 * Uses a checked code up, inside the transaction it is good for: of any number at once one wins.
 */
export async function takeCode(ctx: Context, tx: Tx, row: CodeRow): Promise<void> {
  if (!(await useCode(tx, row.id, ctx.now()))) throw refuse('code.wrong')
}

/** The secret a code was drawn with: one that was replaced a minute ago still counts. */
export function secretOf(
  { secrets }: Pick<Context['env'], 'secrets'>,
  row: Pick<CodeRow, 'id' | 'codeHash'>,
): string | undefined {
  return secrets.find((secret) =>
    isSame(row.codeHash, hashCode(secret, row.id, digitsOf(secret, row.id))),
  )
}

export function digitsOf(secret: string, id: string): string {
  return String(keyedHash(secret, 'code', id).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}
function hashCode(secret: string, id: string, code: string): Buffer {
  return keyedHash(secret, 'code-hash', `${id}:${code}`)
}
