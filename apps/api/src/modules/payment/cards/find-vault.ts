import type { CardVault } from '../providers/card-vault.ts'
import type { Providers } from '../providers/payment-provider.ts'

/** A provider that keeps cards. */
export type Vault = { readonly provider: string; readonly cards: CardVault }

/** The one that new cards go to: of several, the first that is set up. */
export function findVault(providers: Providers): Vault | undefined {
  return [...providers.values()]
    .flatMap(({ name, cards }) => (cards ? [{ provider: name, cards }] : []))
    .at(0)
}
