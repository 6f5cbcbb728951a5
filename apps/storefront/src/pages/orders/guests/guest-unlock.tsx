import { useId } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { IconCheck } from '@galleria/ui/icons'
import { AccountForm } from '../../../parts/account/account-form.tsx'
import { checks } from '../../../parts/account/checks.ts'
import { CodeField } from '../../../parts/account/fields.tsx'
import type { FormAnswer } from '../../../parts/account/form-answer.ts'
import { Resend, ResendForm, type Cooldown } from '../../../parts/account/resend.tsx'
import { orderPath } from '../operations.ts'

type UnlockProps = {
  isCode: boolean
  /** A mail about goods that come back has led here. */ isReturn: boolean
  isMember: boolean
  cooldown: Cooldown
  answer: FormAnswer | undefined
}

/**
 * A link may have been passed on: to look at the order is all it gives. A code to the order's mail
 * address gives the rest.
 */
export function GuestUnlock({ isCode, isReturn, isMember, cooldown, answer }: UnlockProps) {
  const formId = useId()
  return (
    <section aria-labelledby={`${formId}-title`} className="card mt-6 max-w-3xl p-5 sm:p-6">
      <h2 id={`${formId}-title`} className="text-title">
        {isMember ? (
          <Trans>Add this order to your account</Trans>
        ) : isReturn ? (
          <Trans>Open your return</Trans>
        ) : (
          <Trans>Do more with this order</Trans>
        )}
      </h2>
      <p className="mt-2 text-muted">
        {isMember ? (
          <Trans>
            We’ll send a code to the order’s email address. With it, you can add the order and
            everything about it to your account.
          </Trans>
        ) : isReturn ? (
          <Trans>
            This link only shows the order. To see the return and enter the carrier and tracking
            number, confirm the order’s email address with a code.
          </Trans>
        ) : (
          <Trans>
            This link only shows the order. To pay, confirm receipt or add it to an account, confirm
            the order’s email address with a code.
          </Trans>
        )}
      </p>
      {isCode ? (
        <>
          <AccountForm
            key="code"
            intent="unlock"
            answer={answer}
            className="mt-4 grid gap-5"
            wanted={{ emailCode: checks.emailCode }}
            submit={<UnlockText isReturn={isReturn} isMember={isMember} />}
            busy={<Trans>One moment …</Trans>}
          >
            <CodeField
              name="emailCode"
              isFirst
              beside={<Resend cooldown={cooldown} formId={formId} />}
            />
          </AccountForm>
          <ResendForm id={formId} answer={answer} />
        </>
      ) : (
        <AccountForm
          key="ask"
          intent="ask"
          answer={answer}
          className="mt-4 grid gap-5"
          submit={<Trans>Send me a code</Trans>}
          busy={<Trans>Sending …</Trans>}
        />
      )}
      {isMember ? null : (
        <p className="mt-4 text-small text-muted">
          <Trans>
            Have an account?{' '}
            <Link to="/login?to=%2Fbuyer%2Forders" className="link">
              Sign in
            </Link>{' '}
            first, then open this link again: the order will be added to your account.
          </Trans>
        </p>
      )}
    </section>
  )
}

function UnlockText({ isReturn, isMember }: Pick<UnlockProps, 'isReturn' | 'isMember'>) {
  if (isMember) return <Trans>Add to account</Trans>
  return isReturn ? <Trans>Open the return</Trans> : <Trans>Open the order</Trans>
}

/** The guest of this order from now on; with an account the order stays at hand. */
export function GuestOpened({ orderId }: { orderId: string }) {
  const path = orderPath(orderId)
  const back = encodeURIComponent(path)
  return (
    <div className="wrap py-24 text-center">
      <span className="inline-grid size-16 place-items-center rounded-full bg-soft text-accent">
        <IconCheck size={32} />
      </span>
      <div role="status">
        <h1 className="mt-4 text-head">
          <Trans>Your order is open</Trans>
        </h1>
      </div>
      <p className="mx-auto mt-3 max-w-xl text-large text-muted">
        <Trans>
          You can now manage it on this device. With an account you can find it anywhere.
        </Trans>
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={path} className="btn btn-main">
          <Trans>Go to the order</Trans>
        </Link>
        <Link to={`/signup?to=${back}`} className="btn btn-quiet">
          <Trans>Create an account</Trans>
        </Link>
        <Link to={`/login?to=${back}`} className="btn btn-quiet">
          <Trans>Sign in</Trans>
        </Link>
      </div>
    </div>
  )
}
