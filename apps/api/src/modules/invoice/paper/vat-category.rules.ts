import type { TaxTreatment } from '@galleria/contract/vat'

/**
 * How EN 16931 writes why there is the tax there is: its category (UNCL 5305) and, where there is
 * none, the code of the reason (VATEX).
 */
export const vatCategories: Readonly<
  Record<TaxTreatment, { readonly category: 'S' | 'K' | 'G'; readonly reason: string | null }>
> = {
  STANDARD: { category: 'S', reason: null },
  // Goods that go to a company in another country of the Union: exempt here (Directive 2006/112/EC
  // art. 138), taxed there by who gets them.
  REVERSE_CHARGE: { category: 'K', reason: 'VATEX-EU-IC' },
  EXPORT: { category: 'G', reason: 'VATEX-EU-G' },
}
