import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { useDialog } from '@galleria/ui/inputs/dialog-hold'
import { AccountFrame, Done } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { CaptchaField, CodeField, EmailField, MobileField } from '../../parts/account/fields.tsx'
import type { FormAnswer } from '../../parts/account/form-answer.ts'
import {
  Resend,
  ResendDialog,
  ResendForm,
  ResendOpener,
  useResend,
} from '../../parts/account/resend.tsx'
import { commands, Dialog } from '../../parts/buyer/dialog.tsx'
import type { ContactStep, readContact } from './contact-steps.ts'

type Loaded = Awaited<ReturnType<typeof readContact>>
type ViewProps = { loaded: Loaded; answer: FormAnswer | undefined }

/** The mail address or number of an account, and the steps to another one [ACC-012, ACC-013]. */
export function ContactView({ loaded, answer }: ViewProps) {
  const { kind, step, isBinding } = loaded
  const title = kind === 'email' ? <Trans>Email address</Trans> : <Trans>Mobile number</Trans>
  return (
    <AccountFrame title={title}>
      <DoneText loaded={loaded} />
      {step === 'show' ? null : <Steps step={step} isBinding={isBinding} />}
      {step === 'show' ? (
        <Present loaded={loaded} answer={answer} />
      ) : step === 'old' ? (
        <OldStep loaded={loaded} answer={answer} />
      ) : step === 'new' ? (
        <NewStep loaded={loaded} answer={answer} />
      ) : (
        <CodeStep loaded={loaded} answer={answer} />
      )}
    </AccountFrame>
  )
}

function DoneText({ loaded: { kind, done } }: { loaded: Loaded }) {
  if (done === 'removed')
    return (
      <Done>
        {kind === 'email' ? (
          <Trans>The email address has been removed from your account.</Trans>
        ) : (
          <Trans>The number has been removed from your account.</Trans>
        )}
      </Done>
    )
  if (done === 'bound' || done === 'changed')
    return (
      <Done>
        {kind === 'email' ? (
          <Trans>Your email address has been changed. We have told your previous contact.</Trans>
        ) : (
          <Trans>Your mobile number has been changed. We have told your previous contact.</Trans>
        )}
      </Done>
    )
  return null
}

/** Where in the four steps somebody is. */
function Steps({ step, isBinding }: { step: ContactStep; isBinding: boolean }) {
  const all: ContactStep[] = isBinding
    ? ['new', 'new-code']
    : ['old', 'old-code', 'new', 'new-code']
  const [number, total] = [all.indexOf(step) + 1, all.length]
  return (
    <p className="mt-4 text-small text-muted">
      <Trans>
        Step {number} of {total}
      </Trans>
    </p>
  )
}

function Present({ loaded: { kind, present, isAskedToRemove }, answer }: ViewProps) {
  const dialog = useDialog()
  return (
    <>
      <p className="mt-6 card p-5 text-large font-medium wrap-anywhere">{present}</p>
      <p className="mt-3 text-muted">
        {kind === 'email' ? (
          <Trans>You use it to sign in, and we use it to tell you about your orders.</Trans>
        ) : (
          <Trans>You can use it to sign in, and to reset your password by text message.</Trans>
        )}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="?step=old" className="btn btn-main">
          {kind === 'email' ? <Trans>Change address</Trans> : <Trans>Change number</Trans>}
        </Link>
        <button {...commands(dialog, 'show-modal')} className="btn btn-quiet">
          {kind === 'email' ? <Trans>Remove address</Trans> : <Trans>Remove number</Trans>}
        </button>
      </div>
      <Dialog
        dialog={dialog}
        title={
          kind === 'email' ? (
            <Trans>Remove this address?</Trans>
          ) : (
            <Trans>Remove this number?</Trans>
          )
        }
        isAnswer={isAskedToRemove || answer?.intent === 'remove'}
      >
        <p className="mt-3 mb-5">
          {kind === 'email' ? (
            <Trans>
              You will no longer be able to sign in with it, and we will stop writing to it. To
              remove it, your account needs another contact.
            </Trans>
          ) : (
            <Trans>
              You will no longer be able to sign in with it. To remove it, your account needs
              another contact.
            </Trans>
          )}
        </p>
        <AccountForm
          intent="remove"
          answer={answer}
          isGrave
          submit={<Trans>Remove</Trans>}
          busy={<Trans>One moment …</Trans>}
          beside={
            <button {...commands(dialog, 'close')} className="btn btn-quiet max-sm:w-full">
              <Trans>Keep it</Trans>
            </button>
          }
        />
      </Dialog>
    </>
  )
}

function OldStep({ loaded: { kind, present, captcha }, answer }: ViewProps) {
  return (
    <>
      <p className="mt-2 text-large wrap-anywhere">
        <Trans>First, let’s check it’s you: we’ll send a code to {present}.</Trans>
      </p>
      <AccountForm
        intent="send-old"
        answer={answer}
        className="mt-6 grid gap-5"
        wanted={{ captcha: checks.captcha }}
        submit={<Trans>Send me a code</Trans>}
        busy={<Trans>Sending …</Trans>}
        beside={<Away kind={kind} />}
      >
        <CaptchaField picture={captcha} />
      </AccountForm>
    </>
  )
}

function NewStep({ loaded: { kind, target, captcha, isBinding }, answer }: ViewProps) {
  const wanted = {
    [kind]: kind === 'email' ? checks.email : checks.mobile,
    ...(isBinding ? { captcha: checks.captcha } : {}),
  }
  return (
    <>
      <p className="mt-2 text-large">
        {isBinding ? (
          kind === 'email' ? (
            <Trans>
              Your account has no email address yet. We’ll send a code to check it’s yours.
            </Trans>
          ) : (
            <Trans>
              Your account has no mobile number yet. We’ll text you a code to check it’s yours.
            </Trans>
          )
        ) : kind === 'email' ? (
          <Trans>What is your new email address?</Trans>
        ) : (
          <Trans>What is your new mobile number?</Trans>
        )}
      </p>
      <AccountForm
        intent="send-new"
        answer={answer}
        className="mt-6 grid gap-5"
        wanted={wanted}
        submit={<Trans>Send me a code</Trans>}
        busy={<Trans>Sending …</Trans>}
        beside={isBinding ? null : <Away kind={kind} />}
      >
        {kind === 'email' ? (
          <EmailField label={<Trans>New email address</Trans>} value={target['email']} />
        ) : (
          <MobileField number={target['mobile']} code={target['prefix'] || undefined} />
        )}
        {isBinding ? <CaptchaField picture={captcha} /> : null}
      </AccountForm>
    </>
  )
}

function CodeStep({
  loaded: { kind, step, present, target, cooldown, isBinding },
  answer,
}: ViewProps) {
  const resend = useResend(cooldown)
  const formId = useId()
  const isOld = step === 'old-code'
  const needsPicture = isOld || isBinding
  const field = kind === 'email' ? ('emailCode' as const) : ('smsCode' as const)
  const to = isOld
    ? present
    : kind === 'email'
      ? (target['email'] ?? '')
      : `${target['prefix']} ${target['mobile']}`
  return (
    <>
      <p className="mt-2 text-large wrap-anywhere">
        <Trans>We have sent a code to {to}.</Trans>
      </p>
      <AccountForm
        key={step}
        intent={isOld ? 'check-old' : 'finish'}
        answer={answer}
        className="mt-6 grid gap-5"
        wanted={{ [field]: checks[field] }}
        submit={
          isOld ? (
            <Trans>Continue</Trans>
          ) : kind === 'email' ? (
            <Trans>Use this address</Trans>
          ) : (
            <Trans>Use this number</Trans>
          )
        }
        busy={<Trans>One moment …</Trans>}
        beside={<Away kind={kind} />}
      >
        <CodeField
          name={field}
          isFirst
          beside={
            needsPicture ? (
              <ResendOpener
                cooldown={cooldown}
                resend={resend}
                firstStep={isOld ? '?step=old' : '?step=new'}
              />
            ) : (
              <Resend cooldown={cooldown} formId={formId} />
            )
          }
        />
      </AccountForm>
      {needsPicture ? (
        <ResendDialog resend={resend} answer={answer} />
      ) : (
        <ResendForm id={formId} answer={answer} />
      )}
    </>
  )
}

function Away({ kind }: { kind: Loaded['kind'] }): ReactNode {
  return (
    <Link to={`/buyer/account/${kind}`} className="link tap">
      <Trans>Cancel</Trans>
    </Link>
  )
}
