import type { accountCalls } from '@galleria/contract/account'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockUser } from '../account.store.ts'
import { giveStepToken } from '../contacts/step-tokens.ts'
import { me } from '../me.ts'
import { tryFactor } from './check-factor.ts'
import { findPasskeys, storeChallenge, notePasskeyUse, takeChallenge } from './passkeys.store.ts'
import { askToSign, readChallenge, readSigned } from './web-authn.ts'

type Asked = Reply<typeof accountCalls.askOwnPasskey>['options']
type Signed = Parsed<typeof accountCalls.showPasskey>

/**
 * What a passkey of this person is to sign, once; null for who has none. `holder` says what for and
 * where: the answer counts for nothing else and nowhere else.
 */
export async function askFor(ctx: Context, holder: string, userId: Id<'user'>): Promise<Asked> {
  const passkeys = await findPasskeys(ctx.db, userId)
  if (passkeys.length === 0) return null
  const options = await askToSign(ctx, passkeys)
  await storeChallenge(ctx, holder, userId, options.challenge)
  return options
}

/** Uses up what was asked, whatever the answer, and then looks at that under the person's lock. */
export async function takeSigned(
  ctx: Context,
  holder: string,
  userId: Id<'user'>,
  given: Signed,
): Promise<(tx: Tx) => Promise<void>> {
  const challenge = readChallenge(given.clientData)
  if (!(await takeChallenge(ctx, holder, userId, challenge))) throw refuse('passkey.wrong')
  return async (tx) => {
    const own = await findPasskeys(tx, userId)
    const passkey = own.find(({ credentialId }) => credentialId === given.credentialId)
    if (!passkey) throw refuse('passkey.wrong')
    const now = await readSigned(ctx, challenge, passkey, given)
    await notePasskeyUse(tx, passkey.id, { ...now, at: ctx.now() })
  }
}

const holderOf = ({ session }: Context) => `passkey.show:${session.token}`

/** Who is signed in and has a passkey needs no code to change something about the second factor. */
export async function askOwnPasskey(
  ctx: Context,
): Promise<Reply<typeof accountCalls.askOwnPasskey>> {
  return { options: await askFor(ctx, holderOf(ctx), buyerOf(ctx)) }
}

/**
 * What stands in the place of a code, once, within five minutes: the forms take a code, and who has
 * no app has none but the recovery codes.
 */
export async function showPasskey(ctx: Context, given: Signed): Promise<{ code: string }> {
  const user = await me(ctx)
  const showing = async () => {
    const look = await takeSigned(ctx, holderOf(ctx), user.id, given)
    return ctx.inTransaction(async (tx) => {
      await lockUser(tx, user.id)
      await look(tx)
      return { code: await giveStepToken(ctx, tx, 'SHOWN_PASSKEY', user.id) }
    })
  }
  return tryFactor(ctx, user, showing, 'passkey')
}
