import { lazy } from 'react'
import {
  data,
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/checkout-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { rememberCountry, rememberedRegion } from '../../parts/address/delivery-cookie.ts'
import { saveAddress, type SaveAnswer } from '../../parts/address/save-address.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { loadTexts } from '../../texts/texts.client.ts'
import { signInPath } from '../account/sign-in-rules.ts'
import { addressFace, AddressSection, OpenAddress } from './address-section.tsx'
import { billingFace, BillingSection } from './billing-section.tsx'
import { OrderRefusalBox } from './checkout-messages.tsx'
import { chooseService, type ServiceAnswer } from './choose-service.ts'
import { chooseSite } from './choose-site.ts'
import { pathAfterSaving, readChoice } from './checkout-path.ts'
import { GoodsSection } from './goods-section.tsx'
import { orderGoods, type OrderAnswer } from './order-goods.ts'
import { OrderBar, OrderPart } from './order-part.tsx'
import { PaySection } from './pay-section.tsx'
import { readBalance } from './read-balance.ts'
import { readCheckout, type Checkout } from './read-checkout.ts'
import { nameCoupon, readCode } from './typed-coupon.server.ts'
import { readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../parts/read-form.ts'

/** What only the balance of a pre-order needs: its goods and bill are shown as an order's are. */
const BalanceCheckout = lazy(() => import('./balance-checkout.tsx'))

export const meta = showHead

export const handle = {
  isCalm: true,
  part: (loaded: unknown) =>
    typeof loaded === 'object' && loaded !== null && 'order' in loaded ? 'orders' : [],
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    if (new URL(request.url).searchParams.has('tradeContractId')) await loadTexts('orders')
    return next()
  },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const search = new URL(request.url).searchParams
  const contractId = search.get('tradeContractId')
  const head = headOf(shop, {
    title: shop.i18n._(msg`Checkout`),
    path: '/checkout',
    isListed: false,
  })
  if (contractId)
    return readForBuyer(request, async () => ({ head, ...(await readBalance(shop, contractId)) }))
  const choice = readChoice(search)
  const coupon = await readCode(request, choice, shop.origin)
  const checkout = await readCheckout(
    shop,
    { ...choice, coupon },
    rememberedRegion(request, shop.site),
  )
  return data(
    { head, checkout },
    {
      headers: choice.address ? rememberCountry(checkout.address, shop.origin) : {},
    },
  )
}

/**
 * Forms are sent here: an address, where goods are fetched, whether they are assembled, a coupon,
 * and the order itself.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const form = await readForm(request)
  if (form.get('intent') === 'order') return orderGoods(shop, form)
  if (form.get('intent') === 'site')
    return chooseSite(shop.call, form, readChoice(new URL(request.url).searchParams))
  if (form.get('intent') === 'service')
    return chooseService(shop.call, form, readChoice(new URL(request.url).searchParams))
  if (form.get('intent') === 'coupon')
    return nameCoupon(form, readChoice(new URL(request.url).searchParams), shop.origin)
  const { address, ...answer } = await saveAddress(shop, form)
  if (!address) return data(answer, 422)
  const headers = rememberCountry(address, shop.origin)
  return form.has('stay')
    ? data(answer, { headers })
    : redirect(pathAfterSaving(readChoice(new URL(request.url).searchParams), address), {
        status: 303,
        headers,
      })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await readForm(request.clone())).get('intent')
  const isOrder = intent === 'order'
  return answerOffline(
    serverAction,
    isOrder
      ? ({ refusal: 'offline' } satisfies OrderAnswer)
      : { errors: { form: { code: 'network' } } },
  )
}

/**
 * Opening a section asks nothing of the shop; a refused order does, because the bill may be another
 * one now.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if ((actionResult as { refusal?: unknown } | undefined)?.refusal) return actionStatus !== 503
  if (formMethod && formMethod !== 'GET') return defaultShouldRevalidate
  const chosen = ({ searchParams }: URL) =>
    ['address', 'billing', 'coupon'].map((name) => searchParams.get(name)).join(' ')
  return (
    currentUrl.pathname !== nextUrl.pathname ||
    chosen(currentUrl) !== chosen(nextUrl) ||
    currentUrl.search === nextUrl.search
  )
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return 'order' in loaderData ? (
    <BalanceCheckout order={loaderData.order} />
  ) : (
    <CartCheckout checkout={loaderData.checkout} actionData={actionData} />
  )
}

function CartCheckout({
  checkout,
  actionData,
}: {
  checkout: Checkout
  actionData: Route.ComponentProps['actionData']
}) {
  const [params] = useSearchParams()
  const { user } = useShop()
  const choice = readChoice(params)
  const answer = actionData && 'errors' in actionData ? (actionData as SaveAnswer) : undefined
  const refused = actionData && 'refusal' in actionData ? (actionData as OrderAnswer) : undefined
  const service =
    actionData && 'service' in actionData ? (actionData as ServiceAnswer).service : undefined
  // What is still open is not part of the order; a choice somebody just made must not be passed
  // over.
  const isReady =
    addressFace(checkout, choice) === 'done' && billingFace(checkout, choice) === 'done'
  return (
    <div className="wrap pt-6 sm:pt-10">
      <h1 className="text-head sm:text-hero">
        <Trans>Checkout</Trans>
      </h1>
      {user ? null : (
        <p className="mt-1 text-muted">
          <Trans>
            Have an account?{' '}
            <Link to={signInPath('/checkout')} className="link tap">
              Sign in
            </Link>
          </Trans>
        </p>
      )}
      <OrderRefusalBox answer={refused} bill={checkout.bill} />
      <div className="mt-6 items-start gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6 max-lg:mb-6">
          <AddressSection checkout={checkout} choice={choice} answer={answer} />
          <BillingSection checkout={checkout} choice={choice} answer={answer} />
          <GoodsSection
            bill={checkout.bill}
            choice={choice}
            number={checkout.address ? 3 : 2}
            phone={checkout.address?.personPhone ?? ''}
            answer={service}
          />
          {checkout.bill.firstPayAmt.value > 0 ? (
            <PaySection
              channels={checkout.channels}
              chosen={refused?.payChannel}
              number={checkout.address ? 4 : 3}
            />
          ) : null}
        </div>
        <OpenAddress checkout={checkout} choice={choice} answer={answer} />
        <OrderPart checkout={checkout} choice={choice} isReady={isReady} />
      </div>
      <OrderBar checkout={checkout} isReady={isReady} />
    </div>
  )
}
