import { randomBytes } from 'node:crypto'
import { texts } from '@galleria/i18n'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { isSame, keyedHash } from '#platform/secrets.ts'
import { drawCaptcha } from './captcha-picture.ts'

/**
 * Four signs that a program finds tiresome to read. A hurdle in front of what costs us a mail or an SMS, never the only control: behind it
 * stand the budgets per target, address and dial code. The signs follow from the token and our secret, so the spoken version needs no
 * second store, and the table keeps hashes only.
 */

/** Without those that look alike: I, L, O, 0, 1. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LIFETIME_MS = 2 * 60_000
const PICTURES = { times: 60, seconds: 600 }
const READINGS = { times: 15, seconds: 600 }

export async function createCaptcha(ctx: Context): Promise<{ token: string; image: string }> {
  await countAgainst(ctx, `captcha:ip:${ctx.ip}`, PICTURES)
  const token = randomBytes(24).toString('base64url')
  const answer = captchaAnswer(ctx.env.secret, token)
  await ctx.db
    .insertInto('captchas')
    .values({
      token_hash: hashOf(ctx, token),
      answer_hash: answerHash(ctx, token, answer),
      expires_at: new Date(ctx.now().getTime() + LIFETIME_MS),
    })
    .execute()
  return { token, image: await drawCaptcha(answer) }
}

/** For those who cannot see the picture: each sign and the word it is said with, `B, Bravo`. */
export async function speakCaptcha(ctx: Context, token: string): Promise<{ words: string[] }> {
  await countAgainst(ctx, `captcha-spoken:ip:${ctx.ip}`, READINGS)
  const known = await ctx.db
    .selectFrom('captchas')
    .select('token_hash')
    .where('token_hash', '=', hashOf(ctx, token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  if (!known) throw refuse('captcha.wrong')
  const { letters, digits } = texts[ctx.language].spoken
  return {
    words: [...captchaAnswer(ctx.env.secret, token)].map((sign) =>
      /\d/.test(sign)
        ? (digits.split(' ')[Number(sign)] ?? sign)
        : `${sign}, ${letters.split(' ')[sign.charCodeAt(0) - 65] ?? ''}`,
    ),
  }
}

/** Used up by any try, right or wrong: of any number at once one gets through. */
export async function demandCaptcha(
  ctx: Context,
  given: { captcha: string; token: string },
): Promise<void> {
  const row = await ctx.db
    .updateTable('captchas')
    .set({ used_at: ctx.now() })
    .where('token_hash', '=', hashOf(ctx, given.token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .returning('answer_hash as answerHash')
    .executeTakeFirst()
  if (!row || !isSame(row.answerHash, answerHash(ctx, given.token, given.captcha.toUpperCase())))
    throw refuse('captcha.wrong')
}

export function captchaAnswer(secret: string, token: string): string {
  return [...keyedHash(secret, 'captcha', token).subarray(0, 16)].reduce(
    (text, byte, index) => (index % 4 === 0 ? text + (SIGNS[byte % SIGNS.length] ?? '') : text),
    '',
  )
}

function hashOf(ctx: Context, token: string): Buffer {
  return keyedHash(ctx.env.secret, 'captcha-token', token)
}
function answerHash(ctx: Context, token: string, answer: string): Buffer {
  return keyedHash(ctx.env.secret, 'captcha-answer', `${token}:${answer}`)
}
