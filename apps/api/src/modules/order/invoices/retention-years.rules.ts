import type { Site } from '@galleria/contract/storefronts'

/**
 * For how many calendar years after the year of the order an invoice is kept, by the storefront's
 * law. DE: AO § 147(3), UStG § 14b. NL: AWR art. 52. ES: Código de Comercio art. 30. SE:
 * Bokföringslagen 7:2. FR: Code de commerce L123-22. IT: Codice civile 2220. PL: Ordynacja
 * podatkowa art. 86, five years after the year in which the tax was due, which for December is the
 * next one. UK: VAT Notice 700/21.
 */
export const RETENTION_YEARS: Readonly<Record<Site, number>> = {
  DE: 8,
  NL: 7,
  ES: 6,
  SE: 7,
  FR: 10,
  IT: 10,
  PL: 6,
  UK: 6,
}
