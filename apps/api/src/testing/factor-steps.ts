import { codeAt } from '#modules/account/second-factor/totp.ts'
import { GOOD_PASSWORD, refusalOf, signUp } from './account-steps.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'

/** The steps of somebody with an authenticator app. */

export type App = { code(): string; readonly recoveryCodes: readonly string[] }

/** The app shows another code after half a minute. */
export function waitForNextCode(t: TestMall): void {
  t.clock.advance(30_000)
}

/**
 * Sets an app up for whoever is signed in there; the code it was confirmed with is used up. `proof`
 * is a factor that is there already.
 */
export async function setUpApp(t: TestMall, visitor: Visitor, proof?: string): Promise<App> {
  const { secret } = await visitor.call('POST /auth/web/second-factor/begin', {})
  const code = () => codeAt(secret, t.clock.now())
  const { recoveryCodeList } = await visitor.call('POST /auth/web/second-factor/confirm', {
    code: code(),
    proof,
  })
  waitForNextCode(t)
  return { code, recoveryCodes: recoveryCodeList }
}

/** Shows the password; answers what it was refused with. */
export function showPassword(
  visitor: Visitor,
  account: string,
  password = GOOD_PASSWORD,
): Promise<unknown> {
  return visitor.call('POST /auth/web/user/login', { account, password })
}

export const showCode = (visitor: Visitor, code: string) =>
  visitor.call('POST /auth/web/user/login-code', { code })

/** A member with an app, and a browser at the door that has shown the password. */
export async function halfIn(t: TestMall, email: string) {
  const { visitor, user } = await signUp(t, email)
  const app = await setUpApp(t, visitor)
  const door = t.visit()
  await refusalOf(showPassword(door, email))
  return { visitor, user, app, door, email }
}
