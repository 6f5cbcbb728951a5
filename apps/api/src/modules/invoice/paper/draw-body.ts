import { addressLines, countryIn } from '@galleria/contract/address-lines'
import { formatLocale } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { fill, formatsFor } from '#platform/write-mail.ts'
import type { InvoiceFacts } from '../invoice.types.ts'
import { drawTable } from './draw-table.ts'
import { drawFeet, HALF, RIGHT_HALF, writeLines, writeNotes } from './paper-parts.ts'
import { vatIdOf } from './profiles.ts'
import { PAGE, QUIET, type Doc, type Writer } from './writer.ts'

/** Head, parties, goods, sums and the words of the law; continued on as many pages as it takes. */
export function drawBody(doc: Doc, writer: Writer, facts: InvoiceFacts): void {
  const y = drawParties(writer, facts, drawHead(writer, facts))
  const end = drawTable(doc, writer, facts, y + 20)
  drawNotes(doc, writer, facts, end + 16)
  writeInvoiceFeet(doc, writer, facts)
}

function drawHead(writer: Writer, facts: InvoiceFacts): number {
  const words = texts[facts.language].invoice
  const { day } = formatsFor(facts.language, facts.site, facts.currency)
  const { seller } = facts
  writer.write(
    words.titles[facts.kind],
    { x: PAGE.left, y: PAGE.top, width: HALF },
    { size: 22, isBold: true },
  )
  const rows: (readonly [string, string])[] = [
    [words.number, facts.number],
    [words.issuedOn, day(facts.issuedOn)],
    ...(facts.deliveredOn ? [[words.deliveredOn, day(facts.deliveredOn)] as const] : []),
    [words.order, facts.orderCode],
    [words.orderedOn, day(facts.orderedOn)],
  ]
  let left = PAGE.top + 38
  for (const [name, value] of rows) {
    writer.write(name, { x: PAGE.left, y: left, width: 110 }, { color: QUIET })
    left = writer.write(value, { x: PAGE.left + 115, y: left, width: HALF - 115 }) + 2
  }
  if (facts.corrects)
    left = writer.write(
      fill(words.corrects, { number: facts.corrects.number, day: day(facts.corrects.issuedOn) }),
      { x: PAGE.left, y: left + 4, width: HALF },
      { isBold: true },
    )
  const right = writeLines(writer, { x: RIGHT_HALF, y: PAGE.top + 6 }, words.soldBy, [
    seller.name,
    seller.street,
    `${seller.postalCode} ${seller.city}`.trim(),
    countryIn(facts.language, seller.country),
    `${words.vatId} ${seller.vatId}`,
    seller.email,
    seller.phone,
  ])
  return Math.max(left, right)
}

function drawParties(writer: Writer, facts: InvoiceFacts, y: number): number {
  const words = texts[facts.language].invoice
  const { buyer, deliverTo, language } = facts
  const left = writeLines(writer, { x: PAGE.left, y: y + 24 }, words.billTo, [
    ...addressLines(buyer, language),
    buyer.taxCode &&
      `${vatIdOf(facts) ? words.vatId : words.taxCode} ${vatIdOf(facts) ?? buyer.taxCode}`,
    buyer.eori && `${words.eori} ${buyer.eori}`,
  ])
  const right = writeLines(
    writer,
    { x: RIGHT_HALF, y: y + 24 },
    words.deliverTo,
    addressLines(deliverTo, language),
  )
  return Math.max(left, right)
}

function drawNotes(doc: Doc, writer: Writer, facts: InvoiceFacts, y: number): void {
  const words = texts[facts.language].invoice
  const { kind, treatment } = facts
  const reason = treatment === 'STANDARD' ? '' : words.reasons[treatment]
  writeNotes(doc, writer, [reason, words.settled[kind]], y)
}

/** Whose paper it is, and how many pages it has, below every page. */
function writeInvoiceFeet(doc: Doc, writer: Writer, facts: InvoiceFacts): void {
  const locale = formatLocale(facts.language, facts.site)
  const number = (value: number) => value.toLocaleString(locale)
  const style = { size: 8, color: QUIET }
  drawFeet(doc, (y, page, pages) => {
    const about = `${facts.seller.name} · ${facts.number}`
    writer.write(about, { x: PAGE.left, y, width: HALF }, style)
    writer.write(
      fill(texts[facts.language].invoice.page, { page: number(page), pages: number(pages) }),
      { x: RIGHT_HALF, y, width: HALF },
      { ...style, align: 'right' },
    )
  })
}
