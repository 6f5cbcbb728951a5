import type { Context } from '#platform/context.ts'
import { isLive } from '../payment.flow.ts'
import type { Attempt } from '../payment.types.ts'
import type { PaymentProvider, ProviderPayment } from './payment-provider.ts'

type Place = {
  readonly provider: Pick<PaymentProvider, 'pages' | 'leadsToBanks'>
  readonly channel: string
  readonly env: Pick<Context['env'], 'origin' | 'webhookOrigin' | 'labUrl'>
}

/**
 * Whether a provider may send a buyer there (record 300): to its own pages, in a demo to the lab,
 * and where banks of many names ask their customers to any secure page that is not the mall's.
 */
export function mayLeadTo(address: string, { provider, channel, env }: Place): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return false
  if (provider.pages.some((page) => isPage(url, page))) return true
  const own = [env.origin, env.webhookOrigin].map((one) => new URL(one))
  if (own.some(({ host }) => host === url.host)) return false
  const isLabs = env.labUrl !== undefined && url.hostname === new URL(env.labUrl).hostname
  if (isLabs && url.protocol === 'http:') return true
  const name = url.hostname.replace(/\.$/, '')
  return (
    provider.leadsToBanks?.(channel) === true &&
    url.protocol === 'https:' &&
    PUBLIC_NAME.test(name) &&
    !own.some(({ hostname }) => hostname === name)
  )
}

/** No number and no name of a machine within: a bank is found by its name. */
const PUBLIC_NAME = /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** As a content policy reads it: `https://*.adyen.link` is all that stands below that name. */
function isPage(url: URL, page: string): boolean {
  const [scheme = '', host = ''] = page.split('://', 2)
  if (url.protocol !== `${scheme}:`) return false
  return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host
}

/**
 * What a provider says of an attempt, without an address that its buyer must not be led to. A
 * payment that has just been made, and can be made nowhere else, has failed by that: its buyer is
 * told so and pays by something else.
 */
export function keepFromLeading(
  ctx: Context,
  provider: PaymentProvider,
  attempt: Attempt,
  state: ProviderPayment,
): ProviderPayment {
  const place = { provider, channel: attempt.channel, env: ctx.env }
  const addresses = [state.redirectUrl, state.redirectInfo?.approveUrl]
  const wrong = addresses.find((one) => typeof one === 'string' && !mayLeadTo(one, place))
  if (typeof wrong !== 'string') return state
  if (isLive(attempt))
    ctx.log.error(
      { attemptId: attempt.id, provider: provider.name, origin: originOf(wrong) },
      'a provider sends a buyer where it may not: nobody is led there',
    )
  const led = { ...state, redirectUrl: null, redirectInfo: undefined }
  if (attempt.status !== 'CREATED' || state.status !== 'open') return led
  return { ...led, status: 'declined', failedReason: 'refused' }
}

/** What stands behind it may open the payment, and is not for a log. */
function originOf(address: string): string {
  const url = URL.parse(address)
  return url ? `${url.protocol}//${url.host}` : 'no address'
}
