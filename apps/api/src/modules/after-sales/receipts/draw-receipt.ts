import PDFDocument from 'pdfkit'
import { addressLines, countryIn } from '@galleria/contract/address-lines'
import { formatLocale } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { unitSigns } from '@galleria/kernel/measure'
import { fill, formatsFor } from '#platform/write-mail.ts'
import {
  createWriter,
  INK,
  openFonts,
  PAGE,
  QUIET,
  type Doc,
  type Writer,
} from '#modules/invoice/index.ts'
import type { Receipt } from './find-receipt.ts'

const WIDTH = PAGE.right - PAGE.left
const HALF = WIDTH / 2 - 12
/** Where the columns begin and how wide they are: name, quantity, amount. Points. */
const columns = [
  { x: PAGE.left, width: 300 },
  { x: PAGE.left + 310, width: 80 },
  { x: PAGE.right - 100, width: 100 },
] as const

/** A receipt as PDF, in its buyer's language. The same facts give the same bytes. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const at = receipt.refundedOn
  const doc = new PDFDocument({
    size: 'A4',
    margin: 48,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    font: null as never,
    lang: receipt.language,
    // Plain letters, as of every paper.
    info: {
      Title: `Refund receipt ${receipt.code}`,
      Creator: 'Galleria',
      Producer: 'Galleria',
      CreationDate: at,
      ModDate: at,
    },
  })
  const content = Array.fromAsync(doc as AsyncIterable<Buffer>)
  const writer = createWriter(doc, await openFonts())
  const end = drawMoney(doc, writer, receipt, drawHead(writer, receipt) + 24)
  drawNotes(doc, writer, receipt, end + 20)
  drawFeet(doc, writer, receipt)
  doc.end()
  return Buffer.concat(await content)
}

function drawHead(writer: Writer, receipt: Receipt): number {
  const { language, seller, buyer } = receipt
  const words = { ...texts[language].deliveryNote, ...texts[language].receipt }
  const { dayOf } = formatsFor(language, receipt.site, receipt.currency)
  const title = { x: PAGE.left, y: PAGE.top, width: WIDTH }
  let left = writer.write(words.title, title, { size: 22, isBold: true }) + 12
  const top = left
  for (const [name, value] of [
    [words.order, receipt.orderCode],
    [words.orderedOn, dayOf(receipt.orderedOn)],
    [words.request, receipt.code],
    [words.refundedOn, dayOf(receipt.refundedOn)],
  ] as const) {
    const height = writer.heightOf(name, 110)
    writer.write(name, { x: PAGE.left, y: left, width: 110 }, { color: QUIET })
    const end = writer.write(value, { x: PAGE.left + 115, y: left, width: HALF - 115 })
    left = Math.max(end, left + height) + 2
  }
  const x = PAGE.left + HALF + 24
  const sold = writeLines(writer, { x, y: top }, words.soldBy, [
    seller.name,
    seller.street,
    `${seller.postalCode} ${seller.city}`.trim(),
    countryIn(language, seller.country),
    seller.email,
    seller.phone,
  ])
  const below = Math.max(left, sold) + 16
  return writeLines(
    writer,
    { x: PAGE.left, y: below },
    words.refundedTo,
    addressLines(buyer, language),
  )
}

function writeLines(
  writer: Writer,
  { x, y }: { readonly x: number; readonly y: number },
  title: string,
  lines: readonly string[],
): number {
  let at = writer.write(title, { x, y, width: HALF }, { color: QUIET }) + 3
  for (const [index, line] of lines.filter(Boolean).entries())
    at = writer.write(line, { x, y: at, width: HALF }, { size: 10, isBold: index === 0 }) + 1
  return at
}

type Row = { readonly name: string; readonly variant?: string; readonly qty?: string }

/** A row is never cut: what does not fit goes to the next page, below the names of the columns. */
function drawMoney(doc: Doc, writer: Writer, receipt: Receipt, from: number): number {
  const words = texts[receipt.language].receipt
  const { amount } = formatsFor(receipt.language, receipt.site, receipt.currency)
  let y = drawNames(doc, writer, receipt, from)
  const rows: (Row & { readonly minor: number })[] = [
    ...receipt.lines.map((line) => ({
      name: line.name,
      variant: line.variant,
      qty: quantityOf(receipt, line),
      minor: line.amount,
    })),
    ...(receipt.shipping > 0 ? [{ name: words.shipping, minor: receipt.shipping }] : []),
    ...(receipt.untaken > 0 ? [{ name: words.untaken, minor: -receipt.untaken }] : []),
  ]
  for (const { name, variant = '', qty = '', minor } of rows) {
    const small = { size: 8, color: QUIET }
    const height =
      writer.heightOf(name, columns[0].width) +
      (variant ? writer.heightOf(variant, columns[0].width, small) : 0)
    if (y + height > PAGE.bottom) {
      doc.addPage()
      y = drawNames(doc, writer, receipt, PAGE.top)
    }
    const after = writer.write(name, { ...columns[0], y })
    if (variant) writer.write(variant, { ...columns[0], y: after }, small)
    writer.write(qty, { ...columns[1], y }, { align: 'right' })
    writer.write(amount(minor), { ...columns[2], y }, { align: 'right' })
    y = rule(doc, y + height + 5, '#E6E2DA') + 5
  }
  if (y + 40 > PAGE.bottom) {
    doc.addPage()
    y = PAGE.top
  }
  const large = { size: 12, isBold: true }
  writer.write(words.total, { ...columns[0], y: y + 4 }, large)
  return writer.write(
    amount(receipt.total),
    { ...columns[2], y: y + 4 },
    { ...large, align: 'right' },
  )
}

function quantityOf(
  { language, site }: Receipt,
  { qty, measure }: Receipt['lines'][number],
): string {
  const count = new Intl.NumberFormat(formatLocale(language, site)).format(qty)
  return measure ? `${count} ${unitSigns[measure.unit]}` : count
}

function drawNames(doc: Doc, writer: Writer, { language }: Receipt, y: number): number {
  const words = { ...texts[language].deliveryNote, ...texts[language].receipt }
  const style = { size: 8, color: QUIET }
  const names = [words.item, words.qty, words.amount]
  for (const [index, name] of names.entries())
    writer.write(
      name,
      { ...columns[index]!, y },
      { ...style, align: index === 0 ? 'left' : 'right' },
    )
  return rule(doc, y + writer.heightOf(words.item, columns[0].width, style) + 3, INK) + 6
}

function drawNotes(doc: Doc, writer: Writer, { language, isOtherWay }: Receipt, y: number): void {
  const words = texts[language].receipt
  let at = y
  for (const note of [isOtherWay ? '' : words.sameWay, words.noInvoice].filter(Boolean)) {
    if (at + writer.heightOf(note, WIDTH) > PAGE.bottom) {
      doc.addPage()
      at = PAGE.top
    }
    at = writer.write(note, { x: PAGE.left, y: at, width: WIDTH }) + 6
  }
}

function drawFeet(doc: Doc, writer: Writer, { language, seller, code }: Receipt): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    // Below the margin text would begin a page of its own.
    doc.page.margins.bottom = 0
    const facts = { page: String(page + 1), pages: String(count) }
    writer.write(
      `${seller.name} · ${code} · ${fill(texts[language].deliveryNote.page, facts)}`,
      { x: PAGE.left, y: 800, width: WIDTH },
      { size: 8, color: QUIET },
    )
  }
}

function rule(doc: Doc, y: number, color: string): number {
  doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(color).stroke()
  return y
}
