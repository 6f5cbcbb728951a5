import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { someInvoice } from '../../../testing/some-invoices.ts'
import type { InvoiceFacts } from '../invoice.types.ts'
import { drawPdf } from './draw-pdf.ts'
import { openFonts, splitRuns } from '#platform/fonts.ts'
import { profileFor } from './profiles.ts'
import { writeCii } from './write-cii.ts'

/**
 * Papers of all tax cases, languages and storefronts, read by a reader of their own: 24 here, 200
 * in `npm run prove` (`INVOICES`). The rules are those of EN 16931-1, 6.4, that concern a mall's
 * invoice; the same XML was held against the XSD and the Schematron of CEN when it was written
 * (decision 086).
 */
const COUNT = Number(process.env['INVOICES'] ?? 24)
const AT = new Date('2026-11-23T10:00:00Z')

const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, text]) => text ?? '',
  )
const blocks = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}>.*?</ram:${name}>`, 'gs'))].map(([block]) => block)
const cents = (text: string | undefined) => Math.round(Number(text) * 100)
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** What a rule of the norm finds wrong. */
function findWrong(xml: string, facts: InvoiceFacts): string[] {
  const wrong: string[] = []
  const hold = (rule: string, holds: boolean) => void (holds || wrong.push(rule))
  const [totals = ''] = blocks(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const total = (name: string) => cents(all(totals, name)[0])
  const lines = blocks(xml, 'IncludedSupplyChainTradeLineItem')
  const header = xml.slice(xml.indexOf('<ram:ApplicableHeaderTradeSettlement>'))
  const taxes = blocks(header, 'ApplicableTradeTax')
  const charges = blocks(header, 'SpecifiedTradeAllowanceCharge')
  const nets = lines.map((line) => cents(all(line, 'LineTotalAmount')[0]))
  hold('BR-16', lines.length === facts.lines.length && lines.length > 0)
  hold('BR-CO-10', sum(nets) === total('LineTotalAmount'))
  hold(
    'BR-CO-12',
    sum(charges.map((one) => cents(all(one, 'ActualAmount')[0]))) === total('ChargeTotalAmount'),
  )
  hold(
    'BR-CO-13',
    total('LineTotalAmount') + total('ChargeTotalAmount') === total('TaxBasisTotalAmount'),
  )
  hold(
    'BR-CO-14',
    sum(taxes.map((one) => cents(all(one, 'CalculatedAmount')[0]))) === total('TaxTotalAmount'),
  )
  hold(
    'BR-CO-15',
    total('TaxBasisTotalAmount') + total('TaxTotalAmount') === total('GrandTotalAmount'),
  )
  hold(
    'BR-CO-16',
    total('GrandTotalAmount') - total('TotalPrepaidAmount') === total('DuePayableAmount'),
  )
  for (const tax of taxes) {
    const [basis, amount] = [
      cents(all(tax, 'BasisAmount')[0]),
      cents(all(tax, 'CalculatedAmount')[0]),
    ]
    const percent = Number(all(tax, 'RateApplicablePercent')[0])
    const [category] = all(tax, 'CategoryCode')
    hold('BR-CO-17', Math.abs(amount - (basis * percent) / 100) < 100)
    hold('BR-S-10', (category === 'S') === (all(tax, 'ExemptionReason').length === 0))
    hold('BR-IC-10', category === 'S' || all(tax, 'ExemptionReasonCode').length === 1)
    hold('BR-G-09', category === 'S' || (amount === 0 && percent === 0))
  }
  hold(
    'BR-IC-02',
    facts.treatment !== 'REVERSE_CHARGE' ||
      all(xml, 'ID').filter((one) => /^[A-Z]{2}/.test(one)).length >= 2,
  )
  hold(
    'BR-26',
    lines.every((line) => Number(all(line, 'ChargeAmount')[0]) >= 0),
  )
  hold(
    'PEPPOL-R120',
    lines.every(
      (line, index) =>
        Math.abs(
          Number(all(line, 'ChargeAmount')[0]) * Number(all(line, 'BilledQuantity')[0]) * 100 -
            cents(all(line, 'ActualAmount')[0] ?? '0') -
            (nets[index] ?? 0),
        ) < 2,
    ),
  )
  // What was taken off a line, as the paper says it below its name.
  hold(
    'BT-136',
    lines.every(
      (line, index) =>
        cents(all(line, 'ActualAmount')[0] ?? '0') === (facts.lines[index]?.allowance ?? 0),
    ),
  )
  hold(
    'BR-55',
    blocks(xml, 'InvoiceReferencedDocument').length === (facts.corrects || facts.deducts ? 1 : 0),
  )
  const [type = ''] = all(xml, 'TypeCode')
  hold('BT-3', type === { INVOICE: '380', CREDIT_NOTE: '381', DEPOSIT: '386' }[facts.kind])
  hold('BR-05', all(xml, 'InvoiceCurrencyCode')[0] === facts.currency)
  hold('paid', total('GrandTotalAmount') === facts.total.gross)
  hold('whole', !/undefined|NaN|Infinity/.test(xml))
  return wrong
}

test(`${COUNT} papers of all tax cases keep the rules of EN 16931, and the PDF carries the same XML`, async () => {
  for (let nth = 0; nth < COUNT; nth += 1) {
    const facts = someInvoice(nth)
    const xml = writeCii(facts, profileFor(facts))
    expect(findWrong(xml, facts), `paper ${nth}`).toEqual([])
    const pdf = await drawPdf(facts, AT)
    const streams = readStreams(pdf)
    expect(streams.filter((one) => one.includes('<rsm:CrossIndustryInvoice'))).toEqual([
      writeCii(facts, 'EN16931'),
    ])
    expect(findUnlikePdfA(pdf.toString('latin1')), `paper ${nth}`).toEqual([])
  }
}, 300_000)

test('a rule that is broken is found', () => {
  const facts = someInvoice(1)
  const xml = writeCii(facts, 'EN16931')
  expect(findWrong(xml.replace(/(<ram:GrandTotalAmount>)\d/, '$19'), facts)).not.toEqual([])
  expect(findWrong(xml.replace('<ram:CategoryCode>S<', '<ram:CategoryCode>K<'), facts)).toEqual([])
  expect(
    findWrong(xml.replaceAll('<ram:CategoryCode>S<', '<ram:CategoryCode>K<'), facts),
  ).toContain('BR-G-09')
  expect(
    findWrong(xml.replace(/<ram:LineTotalAmount>\d/, '<ram:LineTotalAmount>9'), facts),
  ).toContain('BR-CO-10')
})

test('equal facts give equal bytes', async () => {
  const [one, other] = [await drawPdf(someInvoice(3), AT), await drawPdf(someInvoice(3), AT)]
  expect(one.equals(other)).toBe(true)
})

test('every letter of the nine languages has a sign in one of the fonts; what has none is a question mark, never lost', async () => {
  const fonts = await openFonts()
  const letters =
    'ÄÖÜäöüß ÀÂÆÇÉÈÊËÎÏÔŒÙÛŸ àâæçéèêëîïôœùûÿ ÁÍÑÓÚ¿¡ñ ÅØ åø ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż €£§№„“”’–— 发票号码红字发票税额合计欧盟增值税'
  for (const isBold of [false, true])
    expect(
      splitRuns(fonts, letters, isBold)
        .map(({ text }) => text)
        .join(''),
    ).toBe(letters)
  expect(splitRuns(fonts, 'a🛋b', false)).toEqual([{ font: 'regular', text: 'a?b' }])
})

function readStreams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\n(.*?)\nendstream/gs)].flatMap(([, body]) => {
    const bytes = Buffer.from(body ?? '', 'latin1')
    try {
      return [inflateSync(bytes).toString('utf8')]
    } catch {
      return [bytes.toString('utf8')]
    }
  })
}

/**
 * What PDF/A-3b and Factur-X ask of the file's objects, as far as it can be seen without a
 * validator.
 */
function findUnlikePdfA(text: string): string[] {
  const fonts = text.match(/\/Type \/FontDescriptor/g)?.length ?? 0
  const wanted: Record<string, boolean> = {
    'part 3': text.includes('<pdfaid:part>3</pdfaid:part>'),
    'conformance B': text.includes('<pdfaid:conformance>B</pdfaid:conformance>'),
    'output intent': text.includes('/GTS_PDFA1'),
    'all fonts embedded': fonts > 0 && fonts === text.match(/\/FontFile2 /g)?.length,
    'the XML is an alternative of the whole':
      text.includes('/AFRelationship /Alternative') && text.includes('/AF ['),
    'Factur-X of EN 16931': text.includes('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>'),
    'no scripts, no lock': !/\/JavaScript|\/Encrypt/.test(text),
  }
  return Object.keys(wanted).filter((name) => !wanted[name])
}
