import { useId } from 'react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/guest-account-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { pageOf } from '../../../addresses/page-path.ts'
import { AccountForm } from '../../../parts/account/account-form.tsx'
import { checks } from '../../../parts/account/checks.ts'
import { CodeField } from '../../../parts/account/fields.tsx'
import { answerRefusal, textOf, waitOf } from '../../../parts/account/form-answer.ts'
import { Resend, ResendForm } from '../../../parts/account/resend.tsx'
import { sendForm } from '../../../parts/account/send-form.ts'
import { stepCookie } from '../../../parts/account/step-cookie.server.ts'
import { readForm } from '../../../parts/read-form.ts'
import { shopOf } from '../../../shop-context.ts'
import { WhyCode } from './guest-asks-card.tsx'
import { orderPath } from '../operations.ts'
import { readGuestAsks } from './guest-asks.ts'
import { sentCode, waitingStep } from '../codes/sent-code.server.ts'

export const meta = showHead

/**
 * The guest of an order becomes a member, to ask something of its shop. Whoever is one goes on;
 * whose order it is not in this browser signs in.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const asks = readGuestAsks(pageOf(request))
  if (await shop.user()) throw redirect(asks.to, 303)
  try {
    const order = await shop.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: asks.orderId },
    )
    const step = await stepCookie('guest-account', shop.origin).read(request)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Confirm your email address`),
        path: '/buyer/as-account',
        isListed: false,
      }),
      order: { id: order.id, code: order.tradeOrderCode },
      to: asks.to,
      sent: sentCode(step, order.id, Date.now()),
    }
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    throw signInFor(asks.to)
  }
}

function signInFor(to: string): Response {
  return redirect(`/login?to=${encodeURIComponent(to)}&note=refund`, 303)
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const form = await readForm(request)
  const asks = readGuestAsks(pageOf(request))
  const steps = stepCookie('guest-account', shop.origin)
  try {
    if (form.get('intent') === 'open') {
      await shop.call('POST /sapi/mall-order/web/order/openAccount', {
        id: asks.orderId,
        emailCode: textOf(form, 'emailCode'),
      })
      return redirect(asks.to, { status: 303, headers: await steps.forget() })
    }
    const { email } = await shop.call('POST /sapi/mall-order/web/order/sendAccountCode', {
      id: asks.orderId,
    })
    return redirect(asks.codePath, {
      status: 303,
      headers: await steps.keep({ orderId: asks.orderId, email, sentAt: Date.now() }),
    })
  } catch (error) {
    if (isProblem(error)) {
      // Done in another window of this browser.
      if (error.code === 'guest.member') return redirect(asks.to, 303)
      if (error.code === 'auth.second_factor')
        return redirect(`/login?step=code&to=${encodeURIComponent(asks.to)}`, {
          status: 303,
          headers: await steps.forget(),
        })
      if (error.code === 'auth.signed_out' || error.code === 'order.not_found')
        return signInFor(asks.to)
      const step = await steps.read(request)
      // Pressed again, on another page or in another tab: the code that was sent is still good.
      // Where it can be typed, the field stays and says how long it takes.
      const isOnceMore = error.code === '429' && form.get('intent') === 'ask'
      if (isOnceMore && sentCode(step, asks.orderId, Date.now()))
        return redirect(asks.codePath, {
          status: 303,
          headers: await steps.keep(waitingStep(step, waitOf(error.body), Date.now())),
        })
    }
    return data(answerRefusal(error, request, form, { 'code.wrong': 'emailCode' }), 422)
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

export default function GuestAccountPage({
  loaderData: { order, to, sent },
  actionData,
}: Route.ComponentProps) {
  const formId = useId()
  const code = order.code
  const email = sent?.email
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(order.id)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>Order {code}</Trans>
      </Link>
      <div className="max-w-2xl">
        <h1 className="text-head sm:text-hero">
          <Trans>Confirm your email address</Trans>
        </h1>
        {sent ? (
          <>
            <p role="status" className="mt-3 text-muted wrap-anywhere">
              <Trans>We have sent a code to {email}, the email address of your order.</Trans>
            </p>
            <AccountForm
              key="code"
              intent="open"
              answer={actionData}
              className="mt-6 grid gap-5"
              wanted={{ emailCode: checks.emailCode }}
              submit={<Trans>Confirm and continue</Trans>}
              busy={<Trans>One moment …</Trans>}
            >
              <CodeField
                name="emailCode"
                isFirst
                beside={<Resend cooldown={sent.cooldown} formId={formId} />}
              />
            </AccountForm>
            <ResendForm id={formId} answer={actionData} />
          </>
        ) : (
          <>
            <WhyCode />
            <AccountForm
              key="ask"
              intent="ask"
              answer={actionData}
              className="mt-6 grid gap-5"
              submit={<Trans>Send me a code</Trans>}
              busy={<Trans>Sending …</Trans>}
            />
          </>
        )}
        <p className="mt-8 border-t border-line pt-6 text-small text-muted">
          <Trans>
            Have an account with another address?{' '}
            <Link to={`/login?to=${encodeURIComponent(to)}`} className="link">
              Sign in
            </Link>
            , and your order is added to it.
          </Trans>
        </p>
      </div>
    </div>
  )
}
