import { accountCalls } from '@galleria/contract/account'
import { operatorPersonCalls } from '@galleria/contract/operator-person'
import { bind, type Bound } from '#platform/bind.ts'
import {
  beginSecondFactor,
  confirmSecondFactorBy,
  readSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from './set-up-second-factor.ts'
import { findPerson, switchOffFor } from './switch-off-for.ts'

/** The own second factor, and what an operator does for somebody who has lost it. */
export const secondFactorRoutes: readonly Bound[] = [
  bind(accountCalls.secondFactor, readSecondFactor),
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
