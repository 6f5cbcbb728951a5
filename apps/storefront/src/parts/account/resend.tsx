import { useEffect, useState, type ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDialog, type DialogHold } from '@galleria/ui/inputs/dialog-hold'
import { ResendButton } from '@galleria/ui/inputs/resend-button'
import { VerificationModal } from '@galleria/ui/inputs/verification-modal'
import { useSecondsLeft } from '@galleria/ui/inputs/use-seconds-left'
import { AccountForm, AccountNotice } from './account-form.tsx'
import { checks } from './checks.ts'
import { CaptchaField } from './fields.tsx'
import type { FormAnswer } from './form-answer.ts'
import { useHydrated } from '@galleria/ui/use-hydrated'

/** How long the server asks to wait, and when it sent the last one. */
export type Cooldown = { readonly sentAt: number; readonly waitS: number }

function useResendWords() {
  const { t } = useLingui()
  return { label: t`Send a new code`, waiting: (seconds: number) => t`New code in ${seconds} s` }
}

/** A new code for the same address, by the form of that id: forms cannot stand in forms. */
export function Resend({ cooldown, formId }: { cooldown: Cooldown; formId: string }) {
  return (
    <ResendButton
      type="submit"
      form={formId}
      sentAt={cooldown.sentAt}
      waitS={cooldown.waitS}
      {...useResendWords()}
    />
  )
}

/** The form that `Resend` sends, and what came of it when it was refused. */
export function ResendForm({
  id,
  answer,
  children,
}: {
  id: string
  answer: FormAnswer | undefined
  children?: ReactNode
}) {
  const isSending = useNavigation().state !== 'idle'
  const own = answer?.intent === 'resend' ? answer : undefined
  const left = useSecondsLeft(own?.waitS ?? 0, own)
  return (
    <Form
      id={id}
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        if (isSending || left > 0) event.preventDefault()
      }}
      className="mt-4"
    >
      <input type="hidden" name="intent" value="resend" />
      <AccountNotice answer={own} left={left} />
      {children}
    </Form>
  )
}

type AskedResend = {
  readonly dialog: DialogHold
  /** How often it was asked for: 0 before the first time, so that no picture is made for nobody. */
  readonly asked: number
  ask(): void
}

/**
 * The window that asks for a picture's signs before a new code is sent; it closes when the code is
 * on its way.
 */
export function useResend({ sentAt }: Cooldown): AskedResend {
  const dialog = useDialog()
  const [asked, setAsked] = useState(0)
  const { ref } = dialog
  useEffect(() => {
    ref.current?.close()
  }, [sentAt, ref])
  return {
    dialog,
    asked,
    ask: () => {
      setAsked((count) => count + 1)
      ref.current?.showModal()
    },
  }
}

/** Opens the window. Without script the first step asks for the signs again. */
export function ResendOpener({
  cooldown,
  resend,
  firstStep,
}: {
  cooldown: Cooldown
  resend: AskedResend
  firstStep: string
}) {
  const isHydrated = useHydrated()
  return (
    <>
      <span className={isHydrated ? '' : 'invisible'}>
        <ResendButton
          sentAt={cooldown.sentAt}
          waitS={cooldown.waitS}
          {...useResendWords()}
          onClick={resend.ask}
        />
      </span>
      <noscript>
        <Link to={firstStep} className="link tap">
          <Trans>Send a new code</Trans>
        </Link>
      </noscript>
    </>
  )
}

export function ResendDialog({
  resend: { dialog, asked },
  answer,
}: {
  resend: AskedResend
  answer: FormAnswer | undefined
}) {
  const { t } = useLingui()
  return (
    <VerificationModal dialog={dialog} title={<Trans>Send a new code</Trans>} closeLabel={t`Close`}>
      <p className="mt-1 mb-4 text-muted">
        <Trans>
          To stop others requesting codes in your name, please enter the characters in the picture.
        </Trans>
      </p>
      {asked > 0 ? (
        <AccountForm
          key={asked}
          intent="resend"
          answer={answer}
          wanted={{ captcha: checks.captcha }}
          submit={<Trans>Send a new code</Trans>}
          busy={<Trans>Sending …</Trans>}
        >
          <CaptchaField picture={undefined} isFirst />
        </AccountForm>
      ) : null}
    </VerificationModal>
  )
}
