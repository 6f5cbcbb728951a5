import { msg } from '@lingui/core/macro'
import { data, redirect } from 'react-router'
import { isProblem, type Client } from '@galleria/contract/client'
import type { Route } from './+types/guest-order-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { pageOf } from '../../../addresses/page-path.ts'
import { cooldownLeft } from '../../../parts/account/cooldown.ts'
import { answerRefusal, textOf } from '../../../parts/account/form-answer.ts'
import { readCaptcha } from '../../../parts/account/read-captcha.ts'
import { sendForm } from '../../../parts/account/send-form.ts'
import { stepCookie, stepText } from '../../../parts/account/step-cookie.server.ts'
import { shopOf } from '../../../shop-context.ts'
import { GuestLookup, type NoOrder } from './guest-lookup.tsx'
import { GuestOpened, GuestUnlock } from './guest-unlock.tsx'
import { orderPath, reversePath } from '../operations.ts'
import { OrderView } from '../order-view.tsx'
import { withdrawalPath } from '../withdrawal/statement.ts'
import { readForm } from '../../../parts/read-form.ts'

export const meta = showHead

/**
 * The address opens the order, so nobody keeps the page and no other site learns where the reader
 * came from. Our own does: without an origin a form that is sent without a script would be refused.
 */
const secret = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }

export function headers() {
  return secret
}

/**
 * Without a link the form that asks for one; with one the order to look at, and the way to do more
 * with it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  const token = query.get('token') ?? ''
  const step = await stepCookie('guest', shop.origin).read(request)
  const cooldown = { sentAt: step?.sentAt ?? 0, waitS: cooldownLeft(step?.sentAt, Date.now()) }
  const head = headOf(shop, {
    title: shop.i18n._(msg`Your order`),
    path: '/guest-order',
    isListed: false,
  })
  const common = { head, cooldown, isMember: (await shop.user()) !== undefined }
  const openedId = stepText(step, 'orderId')
  if (query.has('opened') && openedId) return { ...common, view: 'opened' as const, openedId }
  const lookup = async (why?: NoOrder) => ({
    ...common,
    view: 'lookup' as const,
    why,
    isSent: query.has('sent'),
    hasOrders: await hasOrders(shop.call),
    email: stepText(step, 'email') ?? '',
    captcha: query.has('picture') ? await readCaptcha(shop) : undefined,
  })
  if (!token) return lookup()
  const wanted = readRequest(query)
  // Whoever has proven the order's address in this browser before goes on to what the mail is
  // about.
  if (wanted && (await isOwn(shop.call, wanted))) throw redirect(reversePath(wanted), 303)
  try {
    return {
      ...common,
      view: 'order' as const,
      token,
      order: await shop.call('POST /sapi/mall-order/web/order/queryGuestOrder', { token }),
      isCode: query.get('step') === 'code' && step?.sentAt !== undefined,
      isReturn: wanted !== undefined,
    }
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    const { orderId: ownId } = error.body
    if (typeof ownId === 'string') throw redirect(orderPath(ownId), 303)
    const why = error.code === 'guest.member' ? 'member' : 'spoilt'
    return data(await lookup(why), { status: error.status })
  }
}

/** The request that a mail is about; whose it is the server says. */
function readRequest(query: URLSearchParams): string | undefined {
  const named = query.get('request') ?? ''
  return /^asv_[a-z0-9]{26}$/.test(named) ? named : undefined
}

async function isOwn(call: Client, id: string): Promise<boolean> {
  try {
    await call('POST /sapi/mall-order/web/reverseorder/querybyid', { id })
    return true
  } catch (error) {
    if (isProblem(error) && error.status < 500) return false
    throw error
  }
}

/** Whether this browser has ordered: then nobody has to look for a number. */
async function hasOrders(call: Client): Promise<boolean> {
  try {
    const { total } = await call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {
      pageSize: 1,
    })
    return total > 0
  } catch (error) {
    if (isProblem(error) && error.status === 401) return false
    throw error
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const form = await readForm(request)
  const url = pageOf(request)
  const token = url.searchParams.get('token') ?? ''
  const steps = stepCookie('guest', shop.origin)
  try {
    switch (form.get('intent')) {
      case 'lookup': {
        const email = textOf(form, 'email')
        const proof = textOf(form, 'token')
          ? { captcha: textOf(form, 'captcha'), token: textOf(form, 'token') }
          : {}
        await shop.call('POST /sapi/mall-order/web/order/sendGuestOrderLink', {
          orderCode: textOf(form, 'orderCode'),
          email,
          ...proof,
        })
        return redirect('/guest-order?sent', {
          status: 303,
          headers: await steps.keep({ email, sentAt: Date.now() }),
        })
      }
      case 'unlock': {
        const { user, orderId } = await shop.call(
          'POST /sapi/mall-order/web/order/unlockGuestOrder',
          { token, emailCode: textOf(form, 'emailCode') },
        )
        const wanted = readRequest(url.searchParams)
        if (wanted)
          return redirect(reversePath(wanted), { status: 303, headers: await steps.forget() })
        if (!user.isTourist)
          return redirect(orderPath(orderId), { status: 303, headers: await steps.forget() })
        return redirect('/guest-order?opened', {
          status: 303,
          headers: await steps.keep({ orderId }),
        })
      }
      default:
        await shop.call('POST /sapi/mall-order/web/order/sendGuestOrderCode', { token })
        url.searchParams.set('step', 'code')
        return redirect(url.pathname + url.search, {
          status: 303,
          headers: await steps.keep({ sentAt: Date.now() }),
        })
    }
  } catch (error) {
    return data(
      answerRefusal(error, request, form, {
        'captcha.wrong': 'captcha',
        'captcha.old': 'captcha',
        'captcha.required': 'captcha',
        'code.wrong': 'emailCode',
      }),
      422,
    )
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

export default function GuestOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.view) {
    case 'lookup':
      return <GuestLookup {...loaderData} answer={actionData} />
    case 'opened':
      return <GuestOpened orderId={loaderData.openedId} />
    case 'order':
      return (
        <div className="wrap pt-4 pb-16 sm:pt-8">
          <OrderView
            order={loaderData.order}
            withdrawalPath={withdrawalPath({ token: loaderData.token })}
          />
          <GuestUnlock
            isCode={loaderData.isCode}
            isReturn={loaderData.isReturn}
            isMember={loaderData.isMember}
            cooldown={loaderData.cooldown}
            answer={actionData}
          />
        </div>
      )
  }
}
