import { scriptReasons, type ScriptReason } from '@galleria/contract/pay-page'
import { sites, type Site } from '@galleria/contract/storefronts'
import { channelsOn, type PaymentSetup } from '../providers/payment-setup.ts'

/** A vendor's script that may run where one pays, and why it may. */
export type KnownScript = {
  readonly provider: string
  readonly address: string
  readonly reason: ScriptReason
  /** The channels whose widget loads it, and the storefronts that offer one of them. */
  readonly channels: readonly string[]
  readonly sites: readonly Site[]
}

/**
 * All that the widgets of this mall may load, each address once: the addresses that they load them
 * from and the policy allows (`scripts` of each provider). The reason is written down under the
 * name of its provider; without one a mall does not start.
 */
export function listKnownScripts(setup: PaymentSetup, isDemo: boolean): readonly KnownScript[] {
  const { providers, channels: all } = setup
  const offered = new Set(all.map(({ provider }) => provider))
  const onSite = sites.map((site) => ({ site, channels: channelsOn(setup, { site, isDemo }) }))
  return [...providers.values()]
    .filter(({ name }) => offered.has(name))
    .flatMap(({ name, scripts = {}, configOf }) =>
      Object.values(scripts).map((address) => {
        const reason = scriptReasons.find((one) => one === name)
        if (!reason) throw new Error(`nobody has written down why ${address} is loaded`)
        const channels = all
          .filter(({ provider }) => provider === name)
          .map((channel) => channel.name)
          .filter((channel) => Object.values(configOf?.(channel) ?? {}).includes(address))
        const where = onSite.filter((one) => one.channels.some((it) => channels.includes(it.name)))
        return { provider: name, address, reason, channels, sites: where.map(({ site }) => site) }
      }),
    )
}
