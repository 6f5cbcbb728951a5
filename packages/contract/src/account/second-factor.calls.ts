import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nothing, wireTime } from '../wire.ts'
import { code, factorCode, knownPassword, wireUser } from './fields.ts'

/**
 * The second factor: codes of an authenticator app (RFC 6238), and recovery codes for when it is
 * lost.
 */

const recoveryCodes = z.object({
  /** Shown this once; the mall keeps hashes. */ recoveryCodeList: z.array(z.string()),
})

export const secondFactorCalls = {
  loginCode: defineCall({
    call: 'POST /auth/web/user/login-code',
    who: 'anyone',
    about:
      'The second half of signing in, after `login` was refused with `auth.second_factor`: a code of the app, or a recovery code. From the same browser, within ten minutes.',
    body: z.object({ code: factorCode }),
    reply: wireUser,
    refusals: ['second_factor.wrong', 'step.expired'],
  }),
  secondFactor: defineCall({
    call: 'POST /auth/web/second-factor/current',
    who: 'member',
    about: 'Whether this account has a second factor, and how many recovery codes are left.',
    body: nothing,
    reply: z.object({
      isOn: z.boolean(),
      since: z.nullable(wireTime),
      recoveryCodesLeft: z.int(),
      /** Last used first. */
      passkeyList: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          addedAt: wireTime,
          lastUsedAt: z.nullable(wireTime),
        }),
      ),
      /** Work of this person needs one: the last passkey is not removed. */ isRequired:
        z.boolean(),
      /** The back office opens only once there is one. */ isOwed: z.boolean(),
    }),
    refusals: [],
  }),
  beginSecondFactor: defineCall({
    call: 'POST /auth/web/second-factor/begin',
    who: 'member',
    about:
      'The secret for an authenticator app, as text and as the address of a QR code. The same one for an hour; it counts for nothing until `confirm`.',
    body: nothing,
    reply: z.object({ /** Base32. */ secret: z.string(), uri: z.string() }),
    refusals: ['second_factor.on', 'auth.prove_again'],
  }),
  confirmSecondFactor: defineCall({
    call: 'POST /auth/web/second-factor/confirm',
    who: 'member',
    about:
      'Switches it on with a first code of the app. Ends all other sessions and answers the recovery codes; none beside passkeys, whose codes stay good.',
    body: z.object({
      code,
      /** Beside passkeys: one that was shown, or a recovery code. */
      proof: z.optional(factorCode),
    }),
    reply: recoveryCodes,
    refusals: [
      'second_factor.wrong',
      'second_factor.proof',
      'second_factor.on',
      'step.expired',
      'auth.prove_again',
    ],
  }),
  renewRecoveryCodes: defineCall({
    call: 'POST /auth/web/second-factor/recovery-codes',
    who: 'member',
    about:
      'Ten new recovery codes for a code, or for what `passkey/show` has answered; the old ones are good for nothing any more.',
    body: z.object({ code: factorCode }),
    reply: recoveryCodes,
    refusals: ['second_factor.wrong', 'second_factor.off'],
  }),
  switchOffSecondFactor: defineCall({
    call: 'POST /auth/web/second-factor/switch-off',
    who: 'member',
    about:
      'Switches the app off with the password and a code, or what `passkey/show` has answered; without a password after `prove`. Whose work needs a factor and has no other owes one from then on.',
    body: z.object({ code: factorCode, password: z.optional(knownPassword) }),
    reply: nothing,
    refusals: ['second_factor.wrong', 'second_factor.off', 'password.wrong', 'auth.prove_again'],
  }),
}
