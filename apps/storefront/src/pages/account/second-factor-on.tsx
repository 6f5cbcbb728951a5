import { Plural, Trans } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { FactorField } from '../../parts/account/factor-field.tsx'
import { KnownPasswordField } from '../../parts/account/fields.tsx'
import type { FormAnswer } from '../../parts/account/form-answer.ts'

export type Factor = ReplyOf<'POST /auth/web/second-factor/current'>
type Cared = { factor: Factor; answer: FormAnswer | undefined }

export const waysOf = ({ isOn, passkeyList }: Factor) => ({
  hasApp: isOn,
  hasPasskeys: passkeyList.length > 0,
})
/** The last passkey of somebody whose work needs a factor, and who has no app, stays. */
export const isHeld = ({ isOn, passkeyList, isRequired }: Factor) =>
  isRequired && !isOn && passkeyList.length === 1

/** How many recovery codes are left, and new ones; they are for the app and for passkeys alike. */
export function RecoveryCard({ factor, answer }: Cared) {
  const { recoveryCodesLeft } = factor
  return (
    <section aria-labelledby="renew" className="card mt-6 p-5">
      <h2 id="renew" className="text-title">
        <Trans>Recovery codes</Trans>
      </h2>
      <p className={recoveryCodesLeft < 3 ? 'mt-2 text-warn' : 'mt-2 text-muted'}>
        <Plural
          value={recoveryCodesLeft}
          _0="None is left. Make new ones now."
          one="# is left. Make new ones soon."
          other="# are left. New ones take the place of the old ones."
        />
      </p>
      <AccountForm
        intent="renew"
        answer={answer}
        className="mt-4 grid gap-5"
        wanted={{ code: checks.factorCode }}
        submit={<Trans>Make new codes</Trans>}
        busy={<Trans>One moment …</Trans>}
      >
        <FactorField name="code" {...waysOf(factor)} />
      </AccountForm>
    </section>
  )
}

export function SwitchOff({ factor, hasPassword, answer }: Cared & { hasPassword: boolean }) {
  return (
    <section aria-labelledby="off" className="card mt-6 p-5">
      <h2 id="off" className="text-title">
        <Trans>Switch it off</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>To change to another phone, switch it off here and set it up on the new one.</Trans>
      </p>
      <AccountForm
        intent="off"
        answer={answer}
        isGrave
        className="mt-4 grid gap-5"
        wanted={{
          ...(hasPassword ? { oldPassword: checks.oldPassword } : {}),
          code: checks.factorCode,
        }}
        submit={<Trans>Switch it off</Trans>}
        busy={<Trans>One moment …</Trans>}
      >
        {hasPassword ? <KnownPasswordField name="oldPassword" /> : null}
        <FactorField name="code" {...waysOf(factor)} />
      </AccountForm>
    </section>
  )
}
