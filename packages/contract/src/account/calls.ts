import { contactCalls } from './contact.calls.ts'
import { guestOrderCalls } from './guest-order.calls.ts'
import { leavingCalls } from './leaving.calls.ts'
import { passkeyCalls } from './passkey.calls.ts'
import { passwordCalls } from './password.calls.ts'
import { profileCalls } from './profile.calls.ts'
import { secondFactorCalls } from './second-factor.calls.ts'
import { signInCalls } from './sign-in.calls.ts'

export { wireUser, type WireUser } from './fields.ts'
export { destroyReasons, type WireDestroyReason, type WireLastChance } from './leaving.calls.ts'
export { wireSession, type WireSession } from './sign-in.calls.ts'

/** Every call of an account. */
export const accountCalls = {
  ...signInCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...passwordCalls,
  ...contactCalls,
  ...profileCalls,
  ...leavingCalls,
  ...guestOrderCalls,
}
