import { channels, type Channel } from './channels.rules.ts'
import { openMockpay } from './mockpay.ts'
import type { Providers } from './payment-provider.ts'

/** What there is to pay with. */
export type PaymentSetup = { readonly providers: Providers; readonly channels: readonly Channel[] }

/** Each provider reads its own settings; one without settings is not there. */
const openers = [openMockpay]

export function openPayments(
  source: Readonly<Record<string, string | undefined>>,
  env: { readonly labUrl: string | undefined },
): PaymentSetup {
  const providers = openers.flatMap((open) => open(source, env) ?? [])
  return { channels, providers: new Map(providers.map((provider) => [provider.name, provider])) }
}
