import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import type { PageSources } from '#platform/pages-policy.ts'
import { openAffirm } from '../affirm/affirm.ts'
import { channels, channelsOpenTo, type Channel } from './channels.rules.ts'
import { openKlarna } from '../klarna/klarna.ts'
import { openAdyen } from '../adyen/adyen.ts'
import { openBraintree } from '../braintree/braintree.ts'
import { openMockpay } from './mockpay.ts'
import { openStripe } from '../stripe/stripe.ts'
import { openPaypal } from '../paypal/paypal.ts'
import type { BrowserSources } from './pay-widget.ts'
import type { PaymentProvider, ProviderEnv, Providers } from './payment-provider.ts'

/** What there is to pay with. */
export type PaymentSetup = { readonly providers: Providers; readonly channels: readonly Channel[] }

/**
 * Reads a provider's own settings; one without them is not there. Its SDK is loaded with its first
 * call, never at the start.
 */
export type OpenProvider = (
  source: Readonly<Record<string, string | undefined>>,
  env: ProviderEnv,
) => PaymentProvider | undefined

const openers: readonly OpenProvider[] = [
  openMockpay,
  openStripe,
  openAdyen,
  openPaypal,
  openKlarna,
  openAffirm,
  openBraintree,
]

/**
 * Channels are there with their provider; optional ones only where `PAY_CHANNELS` names them (with
 * commas): on every storefront, or on one that stands behind a colon.
 */
export function openPayments(
  source: Readonly<Record<string, string | undefined>>,
  env: ProviderEnv,
): PaymentSetup {
  const opened = openers.flatMap((open) => open(source, env) ?? [])
  const providers = new Map(opened.map((provider) => [provider.name, provider]))
  const wanted = new Set(source['PAY_CHANNELS']?.split(',').map((name) => name.trim()))
  return {
    providers,
    channels: channels
      .filter(({ provider }) => providers.has(provider))
      .flatMap((channel) => {
        if (!channel.isOptional || wanted.has(channel.name)) return [channel]
        const named = sites.filter((site) => wanted.has(`${channel.name}:${site}`))
        return named.length > 0 ? [{ ...channel, sites: named }] : []
      }),
  }
}

/** The channels that may be offered on a storefront, to whomever. */
export function channelsOn(
  { channels: all }: PaymentSetup,
  { site, isDemo }: { readonly site: Site; readonly isDemo: boolean },
): readonly Channel[] {
  return channelsOpenTo({ isGuest: false, isDemo, site, currency: storefronts[site].currency }, all)
}

/** Of those alone whose channels may be offered on a storefront. */
export function pageSourcesOf(
  setup: PaymentSetup,
  isDemo: boolean,
): Readonly<Record<Site, PageSources>> {
  const sourcesOn = (site: Site) => {
    const names = new Set(channelsOn(setup, { site, isDemo }).map(({ provider }) => provider))
    return sourcesOf([...names].flatMap((name) => setup.providers.get(name) ?? []))
  }
  return Object.fromEntries(sites.map((site) => [site, sourcesOn(site)])) as Record<
    Site,
    PageSources
  >
}

function sourcesOf(all: readonly PaymentProvider[]): PageSources {
  const of = (kind: keyof BrowserSources) => [
    ...new Set(all.flatMap(({ browser }) => browser?.[kind] ?? [])),
  ]
  return {
    formTargets: all.flatMap(({ pages }) => pages),
    vendors: {
      scripts: [...new Set([...all.flatMap(originsOfScripts), ...of('scripts')])],
      frames: of('frames'),
      connects: of('connects'),
      images: of('images'),
      styles: of('styles'),
      forms: of('forms'),
    },
  }
}

const originsOfScripts = ({ scripts = {} }: PaymentProvider) =>
  Object.values(scripts).map((address) => new URL(address).origin)
