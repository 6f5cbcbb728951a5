import { addressLines, countryIn } from '@galleria/contract/address-lines'
import { formatLocale } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { fill, formatsFor } from '#platform/write-mail.ts'
import type { InvoiceFacts } from '../invoice.types.ts'
import { drawTable } from './draw-table.ts'
import { vatIdOf } from './profiles.ts'
import { PAGE, QUIET, type Doc, type Writer } from './writer.ts'

const WIDTH = PAGE.right - PAGE.left
const HALF = WIDTH / 2 - 12

/** Head, parties, goods, sums and the words of the law; continued on as many pages as it takes. */
export function drawBody(doc: Doc, writer: Writer, facts: InvoiceFacts): void {
  const y = drawParties(writer, facts, drawHead(writer, facts))
  const end = drawTable(doc, writer, facts, y + 20)
  drawNotes(doc, writer, facts, end + 16)
  drawFeet(doc, writer, facts)
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
  const x = PAGE.left + HALF + 24
  const right = writeLines(writer, { x, y: PAGE.top + 6 }, words.soldBy, [
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
    { x: PAGE.left + HALF + 24, y: y + 24 },
    words.deliverTo,
    addressLines(deliverTo, language),
  )
  return Math.max(left, right)
}

function writeLines(
  writer: Writer,
  { x, y }: { x: number; y: number },
  title: string,
  lines: readonly string[],
): number {
  let at = writer.write(title, { x, y, width: HALF }, { color: QUIET }) + 3
  for (const [index, line] of lines.filter(Boolean).entries())
    at = writer.write(line, { x, y: at, width: HALF }, { size: 10, isBold: index === 0 }) + 1
  return at
}

function drawNotes(doc: Doc, writer: Writer, facts: InvoiceFacts, y: number): void {
  const words = texts[facts.language].invoice
  const notes = [
    facts.treatment === 'STANDARD' ? '' : words.reasons[facts.treatment],
    words.settled[facts.kind],
  ].filter(Boolean)
  let at = y
  for (const note of notes) {
    if (at + writer.heightOf(note, WIDTH) > PAGE.bottom) {
      doc.addPage()
      at = PAGE.top
    }
    at = writer.write(note, { x: PAGE.left, y: at, width: WIDTH }) + 6
  }
}

/** Whose paper it is, and how many pages it has, below every page. */
function drawFeet(doc: Doc, writer: Writer, facts: InvoiceFacts): void {
  const { count } = doc.bufferedPageRange()
  const locale = formatLocale(facts.language, facts.site)
  const number = (value: number) => value.toLocaleString(locale)
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    // Below the margin text would begin a page of its own.
    doc.page.margins.bottom = 0
    const style = { size: 8, color: QUIET }
    writer.write(
      `${facts.seller.name} · ${facts.number}`,
      { x: PAGE.left, y: 800, width: HALF },
      style,
    )
    writer.write(
      fill(texts[facts.language].invoice.page, { page: number(page + 1), pages: number(count) }),
      { x: PAGE.left + HALF + 24, y: 800, width: HALF },
      { ...style, align: 'right' },
    )
  }
}
