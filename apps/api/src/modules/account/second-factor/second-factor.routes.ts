import { accountCalls } from '@galleria/contract/account'
import { operatorPersonCalls } from '@galleria/contract/operator-person'
import { bind, type Bound } from '#platform/bind.ts'
import { askPasskey, readHalf } from './half-sign-in.ts'
import type { NeedsSecondFactor } from './last-factor.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.ts'
import {
  beginSecondFactor,
  confirmSecondFactorBy,
  readSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from './set-up-second-factor.ts'
import { askOwnPasskey, showPasskey } from './show-passkey.ts'
import { findPerson, switchOffFor } from './switch-off-for.ts'

export const passkeyRoutes = (isNeeded: NeedsSecondFactor): readonly Bound[] => [
  bind(accountCalls.beginPasskey, beginPasskey),
  bind(accountCalls.addPasskey, addPasskey),
  bind(accountCalls.removePasskey, async (ctx, given) => {
    await removePasskey(ctx, given, isNeeded)
    return {}
  }),
  bind(accountCalls.loginHalf, readHalf),
  bind(accountCalls.askPasskey, askPasskey),
  bind(accountCalls.askOwnPasskey, askOwnPasskey),
  bind(accountCalls.showPasskey, showPasskey),
]

/** The own second factor, and what an operator does for somebody who has lost it. */
export const secondFactorRoutes = (isNeeded: NeedsSecondFactor): readonly Bound[] => [
  bind(accountCalls.secondFactor, (ctx) => readSecondFactor(ctx, isNeeded)),
  bind(accountCalls.beginSecondFactor, beginSecondFactor),
  bind(accountCalls.confirmSecondFactor, confirmSecondFactorBy),
  bind(accountCalls.renewRecoveryCodes, renewRecoveryCodes),
  bind(accountCalls.switchOffSecondFactor, async (ctx, given) => {
    await switchOffSecondFactor(ctx, given)
    return {}
  }),
  bind(operatorPersonCalls.findPerson, findPerson),
  bind(operatorPersonCalls.switchOffSecondFactorFor, switchOffFor),
]
