import type { WireUser } from '@galleria/contract/account'
import { toWireId } from '@galleria/kernel/id'
import { showEmail } from '#platform/show-email.ts'
import type { UserRow } from './account.store.ts'

export function presentUser(user: UserRow): WireUser {
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
    sellerId: user.sellerId,
    createdAt: user.createdAt.toISOString(),
  }
}
