import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { Done } from '../../parts/account/account-frame.tsx'
import { checks } from '../../parts/account/checks.ts'
import { FactorField } from '../../parts/account/factor-field.tsx'
import { CodeField } from '../../parts/account/fields.tsx'
import type { FormAnswer } from '../../parts/account/form-answer.ts'
import { CopyButton } from '../../parts/buyer/copy-button.tsx'
import type { SetUp } from './second-factor.ts'

/**
 * Scanned with another device, tapped on this one, or typed; then the first code proves that it
 * worked.
 */
export function SetUpApp({
  setUp: { secret, uri, qrCode },
  hasPasskeys,
  answer,
}: {
  setUp: SetUp
  /** Then one is shown as well. */ hasPasskeys: boolean
  answer: FormAnswer | undefined
}) {
  const { t } = useLingui()
  return (
    <ol className="mt-6 grid gap-8">
      <li>
        <h2 className="text-title">
          <Trans>1. Add Galleria to your app</Trans>
        </h2>
        <p className="mt-2">
          <Trans>Scan this picture with the app:</Trans>
        </p>
        {/* Dark on light in both themes, or readers do not find it. */}
        <svg
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          role="img"
          aria-label={t`QR code for the app; the key below says the same`}
          className="mt-3 w-56 rounded-card"
        >
          <rect width={qrCode.size} height={qrCode.size} fill="#fff" />
          <path d={qrCode.path} fill="#1C1B18" />
        </svg>
        <p className="mt-3">
          <a href={uri} className="link tap">
            <Trans>The app is on this device</Trans>
          </a>
        </p>
        <p className="mt-2">
          <Trans>Or type this key into it:</Trans>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <code className="text-large digits wrap-anywhere select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton text={secret} label={t`Copy the key`} done={<Trans>Copied.</Trans>} />
        </p>
      </li>
      <li>
        <h2 className="text-title">
          <Trans>2. Enter the code it shows</Trans>
        </h2>
        <AccountForm
          intent="confirm"
          answer={answer}
          className="mt-3 grid gap-5"
          wanted={{ code: checks.code, ...(hasPasskeys ? { proofCode: checks.factorCode } : {}) }}
          submit={<Trans>Switch it on</Trans>}
          busy={<Trans>One moment …</Trans>}
        >
          <CodeField name="code" />
          {hasPasskeys ? <FactorField name="proofCode" hasApp={false} hasPasskeys /> : null}
        </AccountForm>
      </li>
    </ol>
  )
}

/** Shown once: what was not saved now is made anew. */
export function RecoveryCodes({
  codes,
  isFirst,
  wayOn,
}: {
  codes: readonly string[]
  /** It was switched on with this very answer. */ isFirst: boolean
  wayOn: ReactNode
}) {
  const { t } = useLingui()
  return (
    <>
      <Done>
        {isFirst ? (
          <Trans>Two-step sign-in is on. All other devices have been signed out.</Trans>
        ) : (
          <Trans>These are your new codes. The old ones no longer work.</Trans>
        )}
      </Done>
      <p className="mt-6">
        <Trans>
          If you lose your phone or your device, one of these codes lets you in. Each works once.
          Keep them somewhere else: we show them only now.
        </Trans>
      </p>
      <section aria-label={t`Recovery codes`} className="card mt-4 p-5">
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code className="text-large digits select-all">{code}</code>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex items-center gap-1">
          <CopyButton
            text={codes.join('\n')}
            label={t`Copy all codes`}
            done={<Trans>Copied.</Trans>}
          />
          <Trans>Copy all codes</Trans>
        </p>
      </section>
      {wayOn}
    </>
  )
}
