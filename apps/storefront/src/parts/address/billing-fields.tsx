import { useLingui } from '@lingui/react/macro'
import { needsDocument } from '@galleria/contract/address-rules'
import { tidyTaxCode } from '@galleria/contract/tax-codes'
import { useShop } from '../use-shop.ts'
import { DocumentField } from './document-field.tsx'
import { FormField, type FieldKit } from './form-field.tsx'
import { useAwake } from './use-awake.ts'

/** What only a bill asks for: the tax code where the country has one, and what companies show. Before the page is awake everything is there, because nothing can come later. */
export function BillingFields({ kit }: { kit: FieldKit }) {
  const { t } = useLingui()
  const { site, front } = useShop()
  const { form, defaults, type } = kit
  const isAwake = useAwake()
  const company = form.watch('company') ?? defaults.company
  const isCompany = company.trim() !== ''
  const mustShow = needsDocument(site, type, company)
  const tidy = (name: 'taxCode' | 'eori') => (typed: string) => form.setValue(name, tidyTaxCode(typed) ?? typed)
  const example = front.taxCode ? taxCodeExamples[front.taxCode] : ''
  return (
    <>
      {front.taxCode ? <FormField kit={kit} name="taxCode" label={t`Tax code`} hint={t`For example ${example}`} isOptional={!mustShow} autoComplete="off" autoCapitalize="characters" className="sm:col-span-3" onLeave={tidy('taxCode')} /> : null}
      {isCompany || !isAwake ? <FormField kit={kit} name="eori" label={t`EORI number`} hint={t`Of companies that trade across customs borders.`} isOptional autoComplete="off" autoCapitalize="characters" className="sm:col-span-3" onLeave={tidy('eori')} /> : null}
      {front.needsTaxDocument && (isCompany || !isAwake) ? <DocumentField kit={kit} /> : null}
    </>
  )
}

/** Right by their own check digits. */
const taxCodeExamples = { IT: '12345678903', ES: '12345678Z', PL: '5260250274' } as const
