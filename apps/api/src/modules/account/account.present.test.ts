import { expect, test } from 'vitest'
import { newId, toWireId } from '@galleria/kernel/id'
import type { Actor, Context } from '#platform/context.ts'
import { presentChanged, presentUser } from './account.present.ts'
import type { UserRow } from './account.store.ts'

const user: UserRow = {
  id: newId('user'),
  kind: 'member',
  email: 'kim@xn--mbel-5qa.de',
  mobile: '+4915199990001',
  nickname: 'Kim',
  passwordHash: 'a hash',
  language: 'de',
  site: 'DE',
  avatar: newId('file'),
  gender: 'FEMALE',
  birthday: '1990-05-01',
  createdAt: new Date('2026-01-02T03:04:05Z'),
}

test('a person sees the own account: the mail domain in its own letters, the picture by its address, never a hash', () =>
  expect(presentUser(user, 5)).toEqual({
    id: toWireId('user', user.id),
    nickname: 'Kim',
    username: 'kim@möbel.de',
    email: 'kim@möbel.de',
    mobile: '+4915199990001',
    isTourist: false,
    avatar: `/files/${user.avatar && toWireId('file', user.avatar)}.webp`,
    gender: 'FEMALE',
    birthday: '1990-05-01',
    hasPassword: true,
    sellerId: 5,
    createdAt: '2026-01-02T03:04:05.000Z',
  }))
test('a guest has neither contact nor picture nor password, and works for nobody', () =>
  expect(
    presentUser(
      { ...user, kind: 'tourist', email: null, mobile: null, avatar: null, passwordHash: null },
      null,
    ),
  ).toMatchObject({
    username: '',
    email: '',
    mobile: '',
    isTourist: true,
    avatar: '',
    hasPassword: false,
    sellerId: null,
  }))
test('who has only a number is called by it', () =>
  expect(presentUser({ ...user, email: null }, null).username).toBe('+4915199990001'))
test('after a change the account says whom its person works for, as the session knows it', () => {
  const shown = (actor: Actor) => presentChanged({ actor } as Context, user)
  const member = {
    kind: 'member',
    userId: user.id,
    sellerId: 7,
    sellerStatus: 'ACTIVE',
    role: 'owner',
    sellerIds: [7],
    isOperator: false,
    operatorRole: null,
    owesSecondFactor: false,
  } as const
  expect(shown(member)).toEqual(presentUser(user, 7))
  expect(shown({ ...member, sellerId: null, sellerStatus: null }).sellerId).toBeNull()
  expect(shown({ kind: 'anonymous' })).toEqual(presentUser(user, null))
})
