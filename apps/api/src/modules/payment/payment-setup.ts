import { channels, type Channel } from './channels.rules.ts'
import { openMockpay } from './mockpay.ts'
import type { Providers } from './payment-provider.ts'

/** What there is to pay with. */
export type PaymentSetup = { readonly providers: Providers; readonly channels: readonly Channel[] }

/** Each provider reads its own settings; one without settings is not there, nor are its channels. */
const openers = [openMockpay]

export function openPayments(
  source: Readonly<Record<string, string | undefined>>,
  env: { readonly labUrl: string | undefined },
): PaymentSetup {
  const opened = openers.flatMap((open) => open(source, env) ?? [])
  const providers = new Map(opened.map((provider) => [provider.name, provider]))
  return { providers, channels: channels.filter(({ provider }) => providers.has(provider)) }
}
