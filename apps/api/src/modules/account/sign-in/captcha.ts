import { hash, randomBytes } from 'node:crypto'
import { isWorkDone, WORK_PIECES, workText } from '@galleria/contract/captcha-work'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { isSame, keyedHash } from '#platform/secrets.ts'
import { drawCaptcha } from './captcha-picture.ts'

/**
 * Four signs that a program finds tiresome to read. A hurdle in front of what costs us a mail or an
 * SMS, never the only control: behind it stand the budgets per target, address and dial code. The
 * signs follow from the token and our secret, so whoever works for them needs no second store, and
 * the table keeps hashes only.
 */

/** Without those that look alike: I, L, O, 0, 1. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LIFETIME_MS = 2 * 60_000
const PICTURES = { times: 60, seconds: 600 }
const WORKS = { times: 15, seconds: 600 }

export async function createCaptcha(ctx: Context): Promise<{ token: string; image: string }> {
  await countAgainst(ctx, `captcha:ip:${ctx.ip}`, PICTURES)
  const token = randomBytes(24).toString('base64url')
  const answer = captchaAnswer(ctx.env.secret, token)
  await ctx.db
    .insertInto('captchas')
    .values({
      token_hash: hashOf(ctx.env.secret, token),
      answer_hash: answerHash(ctx.env.secret, token, answer),
      expires_at: new Date(ctx.now().getTime() + LIFETIME_MS),
    })
    .execute()
  return { token, image: await drawCaptcha(answer) }
}

/**
 * For those who cannot see the picture: its signs, for work that a person's device does once and a
 * program would have to do each time.
 */
export async function workCaptcha(
  ctx: Context,
  { token, nonces }: { token: string; nonces: readonly number[] },
): Promise<{ captcha: string }> {
  await countAgainst(ctx, `captcha-work:ip:${ctx.ip}`, WORKS)
  const known = await findLive(ctx, token)
  const isDone =
    nonces.length === WORK_PIECES &&
    nonces.every((nonce, piece) =>
      isWorkDone(hash('sha256', workText(token, piece, nonce), 'buffer')),
    )
  if (!isDone) throw refuse('captcha.wrong')
  return { captcha: captchaAnswer(known.secret, token) }
}

/** Used up by any try, right or wrong: of any number at once one gets through. */
export async function demandCaptcha(
  ctx: Context,
  given: { captcha: string; token: string },
): Promise<void> {
  const { secret, tokenHash } = await findLive(ctx, given.token)
  const row = await ctx.db
    .updateTable('captchas')
    .set({ used_at: ctx.now() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('answer_hash as answerHash')
    .executeTakeFirst()
  if (!row || !isSame(row.answerHash, answerHash(secret, given.token, given.captcha.toUpperCase())))
    throw refuse('captcha.wrong')
}

/**
 * A captcha that may still be tried, made with any secret that counts. One that is only too old is
 * told apart: whoever typed the right signs is not told they were wrong.
 */
async function findLive(
  ctx: Context,
  token: string,
): Promise<{ secret: string; tokenHash: Buffer }> {
  const candidates = ctx.env.secrets.map((secret) => ({ secret, tokenHash: hashOf(secret, token) }))
  const row = await ctx.db
    .selectFrom('captchas')
    .select(['token_hash as tokenHash', 'used_at as usedAt', 'expires_at as expiresAt'])
    .where(
      'token_hash',
      'in',
      candidates.map(({ tokenHash }) => tokenHash),
    )
    .executeTakeFirst()
  const made = row && candidates.find(({ tokenHash }) => tokenHash.equals(row.tokenHash))
  if (!made || row.usedAt !== null) throw refuse('captcha.wrong')
  if (row.expiresAt <= ctx.now()) throw refuse('captcha.old')
  return made
}

export function captchaAnswer(secret: string, token: string): string {
  return [...keyedHash(secret, 'captcha', token).subarray(0, 16)].reduce(
    (text, byte, index) => (index % 4 === 0 ? text + (SIGNS[byte % SIGNS.length] ?? '') : text),
    '',
  )
}

function hashOf(secret: string, token: string): Buffer {
  return keyedHash(secret, 'captcha-token', token)
}
function answerHash(secret: string, token: string, answer: string): Buffer {
  return keyedHash(secret, 'captcha-answer', `${token}:${answer}`)
}
