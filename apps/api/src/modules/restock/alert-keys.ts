import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { readKey, writeKey } from '#platform/signed-key.ts'
import { CONFIRM_HOURS } from './restock.store.ts'

/** The keys in the mails about what is sold out. */

/** Longer than anybody waits: a mail that is found late ends them, too. */
const WAY_OUT_HOURS = 366 * 24

export function confirmToken({ env, now }: Context, id: Id<'stockWish'>): string {
  const until = new Date(now().getTime() + CONFIRM_HOURS * HOUR)
  return writeKey(env.secret, 'confirm-wish', toWireId('stockWish', id), until)
}

export function readConfirmToken(
  { env, now }: Context,
  token: string,
): Id<'stockWish'> | undefined {
  const named = readKey(env.secrets, 'confirm-wish', token, now())
  return named === undefined ? undefined : fromWireId('stockWish', named)
}

type Reader = { readonly userId: Id<'user'> } | { readonly mailbox: string }

/** Ends all alerts of one reader; it opens nothing. */
export function endToken({ env, now }: Context, reader: Reader): string {
  const named = 'userId' in reader ? toWireId('user', reader.userId) : `box_${reader.mailbox}`
  return writeKey(env.secret, 'end-wishes', named, new Date(now().getTime() + WAY_OUT_HOURS * HOUR))
}

export function readEndToken({ env, now }: Context, token: string): Reader | undefined {
  const named = readKey(env.secrets, 'end-wishes', token, now())
  if (named === undefined) return undefined
  if (named.startsWith('box_')) return { mailbox: named.slice('box_'.length) }
  const userId = fromWireId('user', named)
  return userId && { userId }
}
