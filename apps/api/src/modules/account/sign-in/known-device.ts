import { randomBytes } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { isSame, keyedHash } from '#platform/secrets.ts'
import type { UserRow } from '../account.store.ts'

/**
 * A browser that somebody has signed in from carries a mark of the account: nobody else's guessing
 * locks its owner out there. The cookie is the browser's own number and a few marks,
 * `number.mark.mark`; each mark is signed over number, account and password, so that another
 * account, another browser or a new password makes it worth nothing. No table: what was signed with
 * a secret that still counts is known.
 */

const NUMBER = /^[\w-]{22}$/
const MARK = /^[\w-]{43}$/
/** Members of one household at one browser. */
const MOST_MARKS = 5

type Marked = Pick<UserRow, 'id' | 'passwordHash'>

/** The browser's number, when this member has signed in from it with the password of today. */
export function findKnownDevice(ctx: Context, user: Marked): string | undefined {
  const { number, marks } = readDevice(ctx)
  if (!number || user.passwordHash === null) return undefined
  const isKnown = ctx.env.secrets.some((secret) => {
    const mark = markOf(secret, number, user)
    return marks.some((shown) => isSame(Buffer.from(shown), Buffer.from(mark)))
  })
  return isKnown ? number : undefined
}

/** The number this browser came with. */
export function numberOf(ctx: Context): string | undefined {
  return readDevice(ctx).number
}

/** One for a browser that came without. */
export function newNumber(): string {
  return randomBytes(16).toString('base64url')
}

/** Gives the browser its number and keeps the marks it has: nothing was proven. */
export function storeNumber(ctx: Context, number: string): void {
  ctx.session.setDevice([number, ...readDevice(ctx).marks].join('.'))
}

/**
 * After a proof that it is the owner: the password, or a code to a contact of theirs. Without a
 * password there is nothing to guess, and only the number is kept.
 */
export function rememberDevice(
  ctx: Context,
  user: Marked,
  number = numberOf(ctx) ?? newNumber(),
): void {
  if (user.passwordHash === null) return storeNumber(ctx, number)
  const { marks } = readDevice(ctx)
  const mark = markOf(ctx.env.secret, number, user)
  const others = marks.filter((one) => one !== mark)
  ctx.session.setDevice([number, mark, ...others.slice(0, MOST_MARKS - 1)].join('.'))
}

function readDevice({ session }: Context): { number?: string | undefined; marks: string[] } {
  const [number = '', ...marks] = (session.device ?? '').slice(0, 300).split('.')
  return NUMBER.test(number)
    ? { number, marks: marks.filter((mark) => MARK.test(mark)).slice(0, MOST_MARKS) }
    : { marks: [] }
}

function markOf(secret: string, number: string, { id, passwordHash }: Marked): string {
  return keyedHash(secret, 'device', `${number}:${id}:${passwordHash}`).toString('base64url')
}
