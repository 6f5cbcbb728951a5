import { data, Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WireDestroyReason } from '@galleria/contract/account'
import { smsPrefixes } from '@galleria/contract/account-rules'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/delete-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { AccountFrame } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { cooldownLeft } from '../../parts/account/cooldown.ts'
import { CaptchaField, CodeField } from '../../parts/account/fields.tsx'
import { answerRefusal, textOf, type FormAnswer } from '../../parts/account/form-answer.ts'
import { readCaptcha } from '../../parts/account/read-captcha.ts'
import { ResendDialog, ResendOpener, useResend } from '../../parts/account/resend.tsx'
import { LastChances } from './last-chances.tsx'
import { sendForm } from '../../parts/account/send-form.ts'
import { stepCookie, stepText } from '../../parts/account/step-cookie.server.ts'
import { shopOf } from '../../shop-context.ts'
import { demandMember, mobileText, splitMobile } from './member.ts'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead
const HERE = '/buyer/account/delete'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const user = await demandMember(shop, request)
  const { reasons, lastChanceList } = await shop.call('POST /auth/web/user/destroy-check', {})
  const query = new URL(request.url).searchParams
  const step = await stepCookie('delete', shop.origin).read(request)
  const by = stepText(step, 'by') === 'sms' ? ('sms' as const) : ('mail' as const)
  const isCode = query.get('step') === 'code' && step?.sentAt !== undefined && reasons.length === 0
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Delete your account`),
      path: HERE,
      isListed: false,
    }),
    reasons,
    lastChances: lastChanceList,
    email: user.email,
    mobile: mobileText(user.mobile, smsPrefixes),
    by,
    isCode,
    cooldown: { sentAt: step?.sentAt ?? 0, waitS: cooldownLeft(step?.sentAt, Date.now()) },
    captcha: reasons.length > 0 || isCode ? undefined : await readCaptcha(shop),
  }
}

/** A code to a contact of the account's own, and with it the account is gone. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const user = await demandMember(shop, request)
  const form = await readForm(request)
  const steps = stepCookie('delete', shop.origin)
  const intent = form.get('intent')
  const isSms =
    (intent === 'send' ? textOf(form, 'by') : stepText(await steps.read(request), 'by')) ===
      'sms' || !user.email
  const phone = splitMobile(user.mobile, smsPrefixes) ?? { prefix: '', mobile: user.mobile }
  try {
    if (intent === 'destroy') {
      await shop.call(
        'PUT /auth/web/user/user-destroy',
        isSms
          ? { ...phone, smsCode: textOf(form, 'smsCode') }
          : { email: user.email, emailCode: textOf(form, 'emailCode') },
      )
      return redirect('/login?note=deleted', { status: 303, headers: await steps.forget() })
    }
    const proof = { captcha: textOf(form, 'captcha'), token: textOf(form, 'token') }
    if (isSms) await shop.call('POST /api/user/web/destroy-send-sms-code', { ...phone, ...proof })
    else
      await shop.call('POST /api/user/web/destroy-send-email-code', { email: user.email, ...proof })
    return redirect(`${HERE}?step=code`, {
      status: 303,
      headers: await steps.keep({ by: isSms ? 'sms' : 'mail', sentAt: Date.now() }),
    })
  } catch (error) {
    // The page as it is now says what holds the account.
    if (isProblem(error) && error.code === 'account.held')
      return redirect(HERE, { status: 303, headers: await steps.forget() })
    return data(
      answerRefusal(error, request, form, {
        'captcha.wrong': 'captcha',
        'captcha.old': 'captcha',
        'code.wrong': isSms ? 'smsCode' : 'emailCode',
      }),
      422,
    )
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

type Loaded = Route.ComponentProps['loaderData']
type StepProps = { loaded: Loaded; answer: FormAnswer | undefined }

/** Says what goes and what stays, then asks for a code [ACC-015]. */
export default function DeletePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={<Trans>Delete your account</Trans>}>
      {loaderData.lastChances.length > 0 ? <LastChances chances={loaderData.lastChances} /> : null}
      {loaderData.reasons.length > 0 ? (
        <Held reasons={loaderData.reasons} />
      ) : loaderData.isCode ? (
        <CodeStep loaded={loaderData} answer={actionData} />
      ) : (
        <AskStep loaded={loaderData} answer={actionData} />
      )}
    </AccountFrame>
  )
}

function Held({ reasons }: { reasons: readonly WireDestroyReason[] }) {
  return (
    <div role="status" className="card mt-6 p-5">
      <h2 className="text-title">
        <Trans>There’s something to finish first</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>You can delete your account as soon as this is done:</Trans>
      </p>
      <ul className="mt-3 grid gap-2">
        {reasons.map((reason) => (
          <li key={`${reason.kind} ${reason.orderId}`} className="flex flex-wrap gap-x-3">
            <ReasonText kind={reason.kind} />
            {reason.orderId ? <OrderLink id={reason.orderId} code={reason.tradeOrderCode} /> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function OrderLink({ id, code }: { id: string; code: string }) {
  return (
    <Link to={`/buyer/order/detail/${id}`} className="link">
      <Trans>Order {code}</Trans>
    </Link>
  )
}

function ReasonText({ kind }: { kind: WireDestroyReason['kind'] }) {
  switch (kind) {
    case 'UNPAID':
      return <Trans>An order is awaiting payment: pay for it or cancel it.</Trans>
    case 'UNDELIVERED':
      return <Trans>An order is on its way to you: confirm receipt when it arrives.</Trans>
    case 'AFTER_SALES':
      return (
        <Trans>An after-sales application is open: wait until it is settled, or cancel it.</Trans>
      )
    case 'REFUND':
      return <Trans>A refund is on its way to you.</Trans>
    case 'MERCHANT':
      return <Trans>You work for a shop here: it has to remove you from its team first.</Trans>
    case 'OPERATOR':
      return <Trans>You run this mall: somebody else has to take over first.</Trans>
  }
}

function AskStep({ loaded: { email, mobile, captcha }, answer }: StepProps) {
  const contact = email || mobile
  return (
    <>
      <ul className="mt-6 grid list-disc gap-2 ps-5">
        <li>
          <Trans>
            Your profile, addresses, basket, linked accounts and sign-ins are deleted immediately
            and cannot be restored.
          </Trans>
        </li>
        <li>
          <Trans>Your reviews stay, without your name.</Trans>
        </li>
        <li>
          <Trans>
            You can no longer report faults in your orders here. Your legal rights towards the shops
            remain.
          </Trans>
        </li>
        <li>
          <Trans>
            We keep the parts of your orders that tax law requires, for as long as it requires them.
          </Trans>
        </li>
      </ul>
      <AccountForm
        intent="send"
        answer={answer}
        className="mt-6 grid gap-5"
        wanted={{ captcha: checks.captcha }}
        submit={<Trans>Send me a code</Trans>}
        busy={<Trans>Sending …</Trans>}
        beside={<Stay />}
      >
        {email && mobile ? (
          <fieldset>
            <legend className="mb-1 font-medium">
              <Trans>Where should we send the code?</Trans>
            </legend>
            <label className="flex min-h-11 items-center gap-3 wrap-anywhere">
              <input
                type="radio"
                name="by"
                value="mail"
                defaultChecked
                className="size-5 shrink-0 accent-accent"
              />
              {email}
            </label>
            <label className="flex min-h-11 items-center gap-3">
              <input type="radio" name="by" value="sms" className="size-5 shrink-0 accent-accent" />
              {mobile}
            </label>
          </fieldset>
        ) : (
          <p className="wrap-anywhere">
            <Trans>We’ll send a code to {contact}.</Trans>
          </p>
        )}
        <CaptchaField picture={captcha} />
      </AccountForm>
    </>
  )
}

function CodeStep({ loaded: { email, mobile, by, cooldown }, answer }: StepProps) {
  const resend = useResend(cooldown)
  const field = by === 'sms' ? 'smsCode' : 'emailCode'
  const to = by === 'sms' ? mobile : email
  return (
    <>
      <p className="mt-4 text-large wrap-anywhere">
        <Trans>We have sent a code to {to}.</Trans>{' '}
        <Trans>Entering it deletes your account permanently.</Trans>
      </p>
      <AccountForm
        intent="destroy"
        answer={answer}
        className="mt-6 grid gap-5"
        isGrave
        wanted={{ [field]: checks[field] }}
        submit={<Trans>Delete my account</Trans>}
        busy={<Trans>Deleting …</Trans>}
        beside={<Stay />}
      >
        <CodeField
          name={field}
          isFirst
          beside={<ResendOpener cooldown={cooldown} resend={resend} firstStep={HERE} />}
        />
      </AccountForm>
      <ResendDialog resend={resend} answer={answer} />
    </>
  )
}

function Stay() {
  return (
    <Link to="/buyer/account/data" className="link tap">
      <Trans>Keep my account</Trans>
    </Link>
  )
}
