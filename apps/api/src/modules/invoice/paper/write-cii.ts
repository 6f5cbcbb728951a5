import { texts } from '@galleria/i18n'
import type { Unit } from '@galleria/kernel/measure'
import { minorDigits } from '@galleria/kernel/money'
import type {
  InvoiceFacts,
  InvoiceKind,
  InvoiceLine,
  Party,
  TaxedAmount,
} from '../invoice.types.ts'
import { electronicAddressOf, guidelines, vatIdOf, type Profile } from './profiles.ts'
import { vatCategories } from './vat-category.rules.ts'
import { element, writeXml, type Element } from './xml.ts'

/** UNCL 1001, as far as EN 16931 knows it (BT-3). */
const typeCodes: Readonly<Record<InvoiceKind, string>> = {
  INVOICE: '380',
  CREDIT_NOTE: '381',
  DEPOSIT: '386',
}

/**
 * An invoice as XML: Cross Industry Invoice D16B, the syntax of Factur-X and one of the two of
 * XRechnung. Elements stand in the order of the schema; the numbers of terms (BT-1 and so on) are
 * those of EN 16931-1.
 */
export function writeCii(facts: InvoiceFacts, profile: Profile): string {
  return writeXml(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          profile === 'XRECHNUNG'
            ? element('ram:BusinessProcessSpecifiedDocumentContextParameter', [
                element('ram:ID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
              ])
            : null,
          element('ram:GuidelineSpecifiedDocumentContextParameter', [
            element('ram:ID', guidelines[profile]),
          ]),
        ]),
        element('rsm:ExchangedDocument', [
          element('ram:ID', facts.number),
          element('ram:TypeCode', typeCodes[facts.kind]),
          element('ram:IssueDateTime', [dateOf(facts.issuedOn)]),
          ...notesOf(facts).map((note) =>
            element('ram:IncludedNote', [element('ram:Content', note)]),
          ),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...facts.lines.map((line, index) => lineItem(facts, line, index)),
          agreement(facts, profile),
          delivery(facts),
          settlement(facts),
        ]),
      ],
      {
        'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
        'xmlns:ram':
          'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
        'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
        'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
      },
    ),
  )
}

/** UN/ECE Recommendation 20; pieces are H87. */
const unitCodes: Readonly<Record<Unit, string>> = {
  metre: 'MTR',
  square_metre: 'MTK',
  kilogram: 'KGM',
}

/** What the paper says besides and the norm has no element for (BT-22). */
function notesOf({ buyer, language, treatment }: InvoiceFacts): string[] {
  const words = texts[language].invoice
  return [
    ...(treatment === 'STANDARD' ? [] : [words.reasons[treatment]]),
    ...(buyer.eori ? [`${words.eori}: ${buyer.eori}`] : []),
  ]
}

function lineItem(facts: InvoiceFacts, line: InvoiceLine, index: number): Element | null {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [
      element('ram:Name', line.name),
      element('ram:Description', line.variant),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [
        element('ram:ChargeAmount', unitPriceOf(facts, line)),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(line.qty), {
        unitCode: line.unit ? unitCodes[line.unit] : 'H87',
      }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', categoryOf(facts, line)),
      allowance(facts, line),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amountOf(facts, line.net)),
      ]),
    ]),
  ])
}

/** What was taken off a line (BG-27); its price is the one before. */
function allowance(facts: InvoiceFacts, line: InvoiceLine): Element | null {
  return line.allowance
    ? element('ram:SpecifiedTradeAllowanceCharge', [
        element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
        element('ram:ActualAmount', amountOf(facts, line.allowance)),
        // UNCL 5189: discount.
        element('ram:ReasonCode', '95'),
        element('ram:Reason', texts[facts.language].promotion.allowance),
      ])
    : null
}

function agreement(facts: InvoiceFacts, profile: Profile): Element | null {
  const { seller, buyer } = facts
  const vatId = vatIdOf(facts)
  const reached = vatId && electronicAddressOf(buyer.country, vatId)
  const isXRechnung = profile === 'XRECHNUNG'
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', facts.orderCode),
    element('ram:SellerTradeParty', [
      element('ram:Name', seller.name),
      element('ram:DefinedTradeContact', [
        element('ram:PersonName', isXRechnung ? seller.name : ''),
        element('ram:TelephoneUniversalCommunication', [
          element('ram:CompleteNumber', seller.phone),
        ]),
        element('ram:EmailURIUniversalCommunication', [element('ram:URIID', seller.email)]),
      ]),
      address({ ...seller, houseNo: '', detail: '', province: '' }),
      element('ram:URIUniversalCommunication', [
        element('ram:URIID', seller.email, { schemeID: 'EM' }),
      ]),
      taxRegistration(seller.vatId),
    ]),
    element('ram:BuyerTradeParty', [
      // A code that is no VAT id, such as a person's in Italy (BT-46).
      vatId ? null : element('ram:ID', buyer.taxCode),
      element('ram:Name', buyer.company || buyer.name),
      buyer.company
        ? element('ram:DefinedTradeContact', [element('ram:PersonName', buyer.name)])
        : null,
      address(buyer),
      reached
        ? element('ram:URIUniversalCommunication', [
            element('ram:URIID', reached.id, { schemeID: reached.scheme }),
          ])
        : null,
      vatId ? taxRegistration(vatId) : null,
    ]),
    element('ram:SellerOrderReferencedDocument', [
      element('ram:IssuerAssignedID', facts.orderCode),
    ]),
  ])
}

function taxRegistration(vatId: string): Element | null {
  return vatId
    ? element('ram:SpecifiedTaxRegistration', [element('ram:ID', vatId, { schemeID: 'VA' })])
    : null
}

function address(party: Omit<Party, 'name' | 'company'>): Element | null {
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', party.postalCode),
    element('ram:LineOne', `${party.street} ${party.houseNo}`.trim()),
    element('ram:LineTwo', party.detail),
    element('ram:CityName', party.city),
    element('ram:CountryID', party.country),
    element('ram:CountrySubDivisionName', party.province === party.city ? '' : party.province),
  ])
}

function delivery({ deliverTo, deliveredOn }: InvoiceFacts): Element | null {
  return element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [
      element('ram:Name', deliverTo.company || deliverTo.name),
      address(deliverTo),
    ]),
    deliveredOn
      ? element('ram:ActualDeliverySupplyChainEvent', [
          element('ram:OccurrenceDateTime', [dateOf(deliveredOn)]),
        ])
      : null,
  ])
}

function settlement(facts: InvoiceFacts): Element | null {
  const { rates, total, shipping, currency, treatment, language } = facts
  const earlier = facts.corrects ?? facts.deducts
  const amount = (minor: number) => amountOf(facts, minor)
  const { reason } = vatCategories[treatment]
  const words = texts[language].invoice
  const [type, category, rate] = ['ram:TypeCode', 'ram:CategoryCode', 'ram:RateApplicablePercent']
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:InvoiceCurrencyCode', currency),
    // Paid before anything is sent, through a payment service (UNCL 4461).
    element('ram:SpecifiedTradeSettlementPaymentMeans', [element('ram:TypeCode', '68')]),
    ...rates.map((one) =>
      element('ram:ApplicableTradeTax', [
        element('ram:CalculatedAmount', amount(one.tax)),
        element(type, 'VAT'),
        element('ram:ExemptionReason', treatment === 'STANDARD' ? '' : words.reasons[treatment]),
        element('ram:BasisAmount', amount(one.net)),
        element(category, vatCategories[treatment].category),
        element('ram:ExemptionReasonCode', reason ?? ''),
        element(rate, percentOf(one)),
      ]),
    ),
    shipping
      ? element('ram:SpecifiedTradeAllowanceCharge', [
          element('ram:ChargeIndicator', [element('udt:Indicator', 'true')]),
          element('ram:ActualAmount', amount(shipping.net)),
          // UNCL 7161: freight.
          element('ram:ReasonCode', 'FC'),
          element('ram:Reason', words.shipping),
          element('ram:CategoryTradeTax', categoryOf(facts, shipping)),
        ])
      : null,
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      element('ram:LineTotalAmount', amount(total.net - (shipping?.net ?? 0))),
      element('ram:ChargeTotalAmount', amount(shipping?.net ?? 0)),
      element('ram:AllowanceTotalAmount', amount(0)),
      element('ram:TaxBasisTotalAmount', amount(total.net)),
      element('ram:TaxTotalAmount', amount(total.tax), { currencyID: currency }),
      element('ram:GrandTotalAmount', amount(total.gross)),
      element('ram:TotalPrepaidAmount', amount(total.gross)),
      element('ram:DuePayableAmount', amount(0)),
    ]),
    earlier
      ? element('ram:InvoiceReferencedDocument', [
          element('ram:IssuerAssignedID', earlier.number),
          element('ram:FormattedIssueDateTime', [dateOf(earlier.issuedOn, 'qdt')]),
        ])
      : null,
  ])
}

function categoryOf({ treatment }: InvoiceFacts, amount: TaxedAmount): (Element | null)[] {
  return [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', vatCategories[treatment].category),
    element('ram:RateApplicablePercent', percentOf(amount)),
  ]
}

/** `19`, `25.5`. */
function percentOf({ rate }: TaxedAmount): string {
  return String(Number((rate * 100).toFixed(2)))
}

function amountOf({ currency }: InvoiceFacts, minor: number): string {
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

/**
 * Without tax and before what was taken off, as exact as the line's amount is a product of it to
 * the cent.
 */
function unitPriceOf({ currency }: InvoiceFacts, line: InvoiceLine): string {
  return ((line.net + (line.allowance ?? 0)) / line.qty / 10 ** minorDigits(currency)).toFixed(6)
}

function dateOf(day: string, prefix: 'udt' | 'qdt' = 'udt'): Element | null {
  return element(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })
}
