import type { WireUser } from '@galleria/contract/account'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { showEmail } from '#platform/show-email.ts'
import type { UserRow } from './account.store.ts'

/** A change that somebody signed in has made: whom they work for is known from their session. */
export function presentChanged({ actor }: Context, user: UserRow): WireUser {
  return presentUser(user, actor.kind === 'anonymous' ? null : actor.sellerId)
}

export function presentUser(user: UserRow, sellerId: number | null): WireUser {
  const email = showEmail(user.email ?? '')
  return {
    id: toWireId('user', user.id),
    nickname: user.nickname,
    username: email || (user.mobile ?? ''),
    email,
    mobile: user.mobile ?? '',
    isTourist: user.kind === 'tourist',
    avatar: user.avatar ? `/files/${toWireId('file', user.avatar)}.webp` : '',
    gender: user.gender,
    birthday: user.birthday,
    hasPassword: user.passwordHash !== null,
    sellerId,
    createdAt: user.createdAt.toISOString(),
  }
}
