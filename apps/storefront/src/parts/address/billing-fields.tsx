import { lazy, Suspense } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { needsDocument } from '@galleria/contract/address-rules'
import { sellerTaxExamples } from '@galleria/contract/seller-tax'
import { tidyTaxCode } from '@galleria/contract/tax-codes'
import { fillField, useFieldValue } from '@galleria/ui/form/fields'
import { useHydrated } from '@galleria/ui/use-hydrated'
import { useShop } from '../use-shop.ts'
import { FormField, type FieldKit } from './form-field.tsx'

const DocumentField = lazy(() =>
  import('./document-field.tsx').catch(() => ({ default: NoDocumentField })),
)

/**
 * What only a bill asks for: the tax code where the country has one, and what companies show.
 * Before the page is hydrated everything is there, because nothing can come later.
 */
export function BillingFields({ kit }: { kit: FieldKit }) {
  const { t } = useLingui()
  const { site, front } = useShop()
  const { form, defaults, type, needs } = kit
  const isHydrated = useHydrated()
  const company = useFieldValue(form, 'company', defaults.company)
  const isCompany = company.trim() !== ''
  const mustShow = needsDocument(site, type, company)
  const tidy = (name: 'taxCode' | 'eori') => (typed: string) =>
    fillField(form, name, tidyTaxCode(typed) ?? typed)
  const example = front.taxCode ? taxCodeExamples[front.taxCode] : ''
  const abroad = front.countries.find((country) => country !== front.country)
  const idAbroad = abroad ? sellerTaxExamples[abroad] : ''
  return (
    <>
      {front.taxCode || abroad || needs?.taxCode ? (
        <FormField
          kit={kit}
          name="taxCode"
          label={t`Tax code`}
          hint={
            front.taxCode
              ? t`For example ${example}`
              : needs?.taxCode
                ? t`Your company’s VAT number, needed for goods worth up to £135 coming into the United Kingdom.`
                : t`For a company in another country that receives the goods there: its VAT ID, for example ${idAbroad}. No VAT is then charged.`
          }
          isOptional={!mustShow && !(isCompany && needs?.taxCode)}
          autoComplete="off"
          autoCapitalize="characters"
          className="sm:col-span-3"
          onLeave={tidy('taxCode')}
        />
      ) : null}
      {isCompany || !isHydrated ? (
        <FormField
          kit={kit}
          name="eori"
          label={t`EORI number`}
          hint={t`For companies that trade across customs borders.`}
          isOptional={!needs?.eori}
          autoComplete="off"
          autoCapitalize="characters"
          className="sm:col-span-3"
          onLeave={tidy('eori')}
        />
      ) : null}
      {/* A text that is not shown: React writes the first value back into a hidden input each time
          it draws. */}
      <input hidden readOnly name="rfcFile" defaultValue={defaults.rfcFile} />
      {mustShow && isHydrated ? (
        <Suspense fallback={null}>
          <DocumentField kit={kit} />
        </Suspense>
      ) : null}
      {front.needsTaxDocument ? (
        <noscript>
          <p className="text-small text-muted sm:col-span-6">
            <Trans>To add a document, please turn on JavaScript.</Trans>
          </p>
        </noscript>
      ) : null}
    </>
  )
}

function NoDocumentField() {
  return (
    <p role="alert" className="text-refuse sm:col-span-6">
      <Trans>You’re offline. What you typed has been kept; please try again.</Trans>
    </p>
  )
}

/** Right by their own check digits. */
const taxCodeExamples = { IT: '12345678903', ES: '12345678Z', PL: '5260250274' } as const
