import * as z from 'zod/mini'
import { genders } from '../address/rules.ts'
import { stripInvisible, stripSigns } from '../plain-text.ts'
import { wireTime } from '../wire.ts'
import {
  LONGEST_PASSWORD,
  captchaPattern,
  codePattern,
  invitationPattern,
  nicknameError,
} from './rules.ts'

/** What the calls of an account share: the person, and the fields of its forms. */

export const wireUser = z.object({
  id: z.string(),
  nickname: z.string(),
  /** The mail, or the number where there is no mail. */ username: z.string(),
  email: z.string(),
  /** E.164, `+491701234567`. */ mobile: z.string(),
  isTourist: z.boolean(),
  /** Address of a picture, or empty. */
  avatar: z.string(),
  gender: z.enum(genders),
  birthday: z.nullable(z.string()),
  /** False for members who only ever came by way of another provider. */
  hasPassword: z.boolean(),
  /** The seller whose back office this person may enter. */
  sellerId: z.nullable(z.int()),
  createdAt: wireTime,
})

export type WireUser = z.output<typeof wireUser>

export const secret = z.string().check(z.minLength(1), z.maxLength(100))

export const captcha = z.string().check(z.regex(captchaPattern, { error: 'captcha' }))

export const code = z.string().check(z.regex(codePattern, { error: 'code' }))

/**
 * A code of the app, or a recovery code, with whatever people type between its signs; or what
 * `passkey/show` has answered.
 */
export const factorCode = z
  .string()
  .check(z.maxLength(50), z.trim(), z.minLength(1, { error: 'required' }))

export const prefix = z.string().check(z.regex(/^\+[1-9][0-9]{0,3}$/, { error: 'phone' }))

/**
 * The number behind the dial code as people write it, with or without its leading zero; or the
 * whole number with `+`.
 */
export const mobile = z
  .string()
  .check(
    z.maxLength(40),
    z.overwrite(stripSigns),
    z.regex(/^\+?[0-9 ()/.-]{4,24}$/, { error: 'phone' }),
  )

/**
 * Bounded only: what a password must be depends on its owner too, and is said with the code
 * `password`.
 */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(4 * LONGEST_PASSWORD, { error: 'password' }),
  )

export const knownPassword = z
  .string()
  .check(z.minLength(1, { error: 'required' }), z.maxLength(4 * LONGEST_PASSWORD))

export const nickname = z.string().check(
  z.maxLength(160, { error: 'length', abort: true }),
  z.overwrite(stripInvisible),
  z.trim(),
  z.refine((value: string) => nicknameError(value) === undefined, { error: 'nickname' }),
)

export const invitationCode = z
  .string()
  .check(z.maxLength(20), z.trim(), z.regex(invitationPattern, { error: 'invitation' }))

export const proof = { captcha, token: secret }

export const phone = { mobile, prefix }

export const stepToken = z.object({ stepToken: z.string() })
