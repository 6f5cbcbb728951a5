import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { CaptchaPicture } from '@galleria/ui/inputs/captcha-input'
import { DoorFrame, Done } from '../../../parts/account/account-frame.tsx'
import { AccountForm } from '../../../parts/account/account-form.tsx'
import { checks } from '../../../parts/account/checks.ts'
import { CaptchaField, EmailField } from '../../../parts/account/fields.tsx'
import { TextField } from '../../../parts/form/text-field.tsx'
import type { FormAnswer } from '../../../parts/account/form-answer.ts'

/** Why a link opens nothing: it is old or cut short, or the order is in an account by now. */
export type NoOrder = 'spoilt' | 'member'

type LookupProps = {
  why: NoOrder | undefined
  isSent: boolean
  /** Orders of this browser's own. */ hasOrders: boolean
  email: string
  captcha: CaptchaPicture | undefined
  answer: FormAnswer | undefined
}

/**
 * Order number and mail address have a link sent. Whether they belong together is told in the mail
 * only; after some tries a picture's signs are asked for.
 */
export function GuestLookup({ why, isSent, hasOrders, email, captcha, answer }: LookupProps) {
  const isPictureAsked = captcha !== undefined || Boolean(answer?.errors?.['captcha'])
  return (
    <DoorFrame title={<Title why={why} />} intro={<Intro why={why} />}>
      {why === 'member' ? (
        <Link to="/login?to=%2Fbuyer%2Forders" className="btn btn-main mt-6">
          <Trans>Sign in</Trans>
        </Link>
      ) : null}
      {hasOrders ? (
        <p className="mt-6 rounded-card border border-accent bg-soft p-4">
          <Trans>You have placed orders in this browser.</Trans>{' '}
          <Link to="/buyer/orders" className="link tap">
            <Trans>See my orders</Trans>
          </Link>
        </p>
      ) : null}
      {isSent ? (
        <Done>
          <Trans>If the order number and address match, we have sent a link to {email}.</Trans>
        </Done>
      ) : null}
      <AccountForm
        intent="lookup"
        action="/guest-order"
        answer={answer}
        className="mt-6 grid gap-5"
        wanted={{
          orderCode: checks.orderCode,
          email: checks.email,
          ...(isPictureAsked ? { captcha: checks.captcha } : {}),
        }}
        submit={<Trans>Send me a link</Trans>}
        busy={<Trans>Sending …</Trans>}
      >
        <TextField
          name="orderCode"
          label={<Trans>Order number</Trans>}
          hint={<Trans>You’ll find it in every email about your order.</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <EmailField value={email} hint={<Trans>The one you used for the order.</Trans>} />
        {isPictureAsked ? <CaptchaField picture={captcha} /> : null}
      </AccountForm>
      <p className="mt-8 border-t border-line pt-6">
        <Trans>Have an account?</Trans>{' '}
        <Link to="/login?to=%2Fbuyer%2Forders" className="link tap">
          <Trans>Sign in</Trans>
        </Link>
      </p>
    </DoorFrame>
  )
}

function Title({ why }: Pick<LookupProps, 'why'>) {
  if (why === 'member') return <Trans>This order is now in an account</Trans>
  return why ? <Trans>This link does not open an order</Trans> : <Trans>Find your order</Trans>
}

function Intro({ why }: Pick<LookupProps, 'why'>) {
  switch (why) {
    case 'member':
      return (
        <Trans>
          It has been added to a member’s account, so the link in the email no longer works. Sign in
          to that account to see it. For another order, we can send you a link.
        </Trans>
      )
    case 'spoilt':
      return (
        <Trans>
          It is more than 90 days old, or incomplete. Please open the link in the latest email about
          your order, or ask for a new one here.
        </Trans>
      )
    default:
      return (
        <Trans>
          Every email about your order has a link that opens it. Can’t find one? We’ll send you a
          new link.
        </Trans>
      )
  }
}
