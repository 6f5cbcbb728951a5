import { Plural, Trans } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'
import { DateText } from '@galleria/ui/date'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { KnownPasswordField, RecoveryField } from '../../parts/account/fields.tsx'
import type { FormAnswer } from '../../parts/account/form-answer.ts'
import { useShop } from '../../parts/use-shop.ts'

type Factor = ReplyOf<'POST /auth/web/second-factor/current'>

/** It is on: since when, how many recovery codes are left, new ones, and the way back. */
export function SwitchedOn({
  factor: { since, recoveryCodesLeft },
  hasPassword,
  answer,
}: {
  factor: Factor
  hasPassword: boolean
  answer: FormAnswer | undefined
}) {
  const { locale, front } = useShop()
  return (
    <>
      <p className="mt-6 rounded-card bg-soft p-4">
        <Trans>
          On since{' '}
          <DateText iso={since ?? ''} locale={locale} timeZone={front.timeZone} shape="moment" />.
        </Trans>
      </p>
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
          <RecoveryField isEither />
        </AccountForm>
      </section>
      <section aria-labelledby="off" className="card mt-6 p-5">
        <h2 id="off" className="text-title">
          <Trans>Switch it off</Trans>
        </h2>
        <p className="mt-2 text-muted">
          <Trans>
            To change to another phone, switch it off here and set it up on the new one.
          </Trans>
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
          <RecoveryField isEither />
        </AccountForm>
      </section>
    </>
  )
}
