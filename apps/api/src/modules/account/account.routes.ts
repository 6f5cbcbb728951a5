import { accountCalls, type WireUser } from '@galleria/contract/account'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/kernel/refusal'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { endSession } from '#platform/sessions.ts'
import { findUser, rememberPlace, type UserRow } from './account.store.ts'
import { signIn, type TakeAlong } from './sign-in.ts'

export function createAccountRoutes(takeAlong: TakeAlong): readonly Bound[] {
  return [
    bind(accountCalls.login, async (ctx, credentials) => presentUser(await signIn(ctx, credentials, takeAlong))),
    bind(accountCalls.logout, async (ctx) => {
      await endSession(ctx)
      return {}
    }),
    bind(accountCalls.current, whoIsIt),
    bind(accountCalls.tourist, whoIsIt),
    bind(accountCalls.switchLanguage, async (ctx, { language, site }) => {
      if (ctx.actor.kind !== 'anonymous') await rememberPlace(ctx.db, ctx.actor.userId, language, site)
      return {}
    }),
  ]
}

async function whoIsIt(ctx: Context): Promise<WireUser> {
  const user = await findUser(ctx.db, buyerOf(ctx))
  if (!user) throw refuse('auth.signed_out')
  return presentUser(user)
}

function presentUser(user: UserRow): WireUser {
  return { id: toWireId('user', user.id), nickname: user.nickname, username: user.email ?? '', email: user.email ?? '', mobile: '', isTourist: user.kind === 'tourist', sellerId: user.sellerId }
}
