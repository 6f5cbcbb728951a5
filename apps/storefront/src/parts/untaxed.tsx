import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { TaxTreatment } from '@galleria/contract/vat'

/**
 * What a bill says in place of its tax when it contains none, as an invoice must (Directive
 * 2006/112/EC, art. 226).
 */
export const untaxedTexts: Readonly<Record<Exclude<TaxTreatment, 'STANDARD'>, ReactNode>> = {
  REVERSE_CHARGE: <Trans>No VAT: reverse charge, the buyer’s company owes it</Trans>,
  EXPORT: <Trans>No VAT: delivery outside the EU</Trans>,
}
