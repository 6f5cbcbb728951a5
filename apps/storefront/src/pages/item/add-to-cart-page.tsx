import { data, isRouteErrorResponse, Link, redirect } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/add-to-cart-page.ts'
import { shopOf, type Shop } from '../../shop-context.ts'
import { readSet } from './set-form.ts'
import { clampToStep } from '../../parts/measure.tsx'
import { readForm } from '../../parts/read-form.ts'

/**
 * Puts a sku into the cart. A form sent without script ends in the cart, or here with the reason
 * why not; a fetcher says `stay` and gets the answer as data. Price, shop and seller are the
 * server's business: only what and how many is read.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.has('set')) return addSet(shopOf(context), form)
  const skuId = Number(form.get('skuId'))
  // Whether it is sold in such steps the shop knows.
  const skuQty = clampToStep(Number(form.get('skuQty') ?? 1), 0.01)
  if (!Number.isSafeInteger(skuId) || skuId < 1) throw data(null, 404)
  const group = readGroup(form)
  try {
    await shopOf(context).call('POST /sapi/mall-order/cartline/create', {
      skuId,
      skuQty,
      ...group,
      ...readPress(form),
    })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return data({ refusal: error.body.title }, 422)
  }
  // What is ordered in a group is ordered by itself: there is nothing to collect in the cart first.
  if (group) return redirect('/checkout', 303)
  return form.has('stay') ? { refusal: undefined } : redirect('/cart', 303)
}

/** Longer than a slow line takes; then whoever pressed is told. */
const PATIENCE_MS = 15_000

/**
 * Without a connection, or a server that fails or says nothing, the page with the goods stays and
 * says why. The press has a key, so that it may be repeated.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    const sent: Promise<AddAnswer> = serverAction()
    return await Promise.race([sent, giveUp()])
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500))
      throw error
    return data<AddAnswer>(
      { refusal: undefined, trouble: navigator.onLine ? 'server' : 'offline' },
      503,
    )
  }
}
type AddAnswer = {
  readonly refusal?: string | undefined
  /** Nothing is known of what became of it. */ readonly trouble?: 'offline' | 'server'
}

function giveUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE_MS)
  })
}

/** Which press of the button it is; none without script. */
function readPress(form: FormData) {
  const requestKey = form.get('requestKey')
  return typeof requestKey === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(requestKey)
    ? { requestKey }
    : {}
}

/** The group of buyers to begin, by its size, or to join. */
function readGroup(form: FormData) {
  const id = form.get('groupBuyId')
  if (typeof id === 'string') return { groupBuyId: id }
  const size = form.get('groupBuySize')
  return size === null ? undefined : { groupBuySize: Number(size) }
}

/** A set in the versions that were chosen, one line of the cart. */
async function addSet({ call }: Shop, form: FormData) {
  const set = readSet(form)
  if (!set) throw data(null, 404)
  try {
    await call('POST /sapi/mall-order/cartline/create', {
      ...set,
      skuQty: 1,
      diySkuLineList: [...set.diySkuLineList],
      ...readPress(form),
    })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return data({ refusal: error.body.title }, 422)
  }
  return form.has('stay') ? { refusal: undefined } : redirect('/cart', 303)
}

/**
 * An address that only takes forms: opened, it is the cart. Not a loader, which pages that fetch
 * this module ahead would ask for an answer.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request }, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') throw redirect('/cart')
    return next()
  },
]

export function meta() {
  return [{ title: 'Galleria' }, { name: 'robots', content: 'noindex' }]
}

export default function AddToCartPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap py-24 text-center">
      <h1 className="text-head">
        <Trans>This could not be added to your basket</Trans>
      </h1>
      <p className="mt-3 text-large text-muted">{actionData?.refusal}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/cart" className="btn btn-main">
          <Trans>Go to basket</Trans>
        </Link>
        <Link to="/search" className="btn btn-quiet">
          <Trans>See all furniture</Trans>
        </Link>
      </div>
    </div>
  )
}
