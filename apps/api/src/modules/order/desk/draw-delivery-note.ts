import PDFDocument from 'pdfkit'
import { addressLines } from '@galleria/contract/address-lines'
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
import type { DeliveryNote } from './delivery-note.ts'

const WIDTH = PAGE.right - PAGE.left
const HALF = WIDTH / 2 - 12
/**
 * Where the columns begin and how wide they are: article number, name, quantity aligned to the
 * right. Points.
 */
const columns = [
  { x: PAGE.left, width: 92 },
  { x: PAGE.left + 100, width: 300 },
  { x: PAGE.right - 80, width: 80 },
] as const

/** Delivery notes of one or more parcels, each on pages of its own and in its buyer's language. */
export async function drawDeliveryNotes(notes: readonly DeliveryNote[], at: Date): Promise<Buffer> {
  const [first] = notes
  const doc = new PDFDocument({
    size: 'A4',
    margin: 48,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    font: null as never,
    ...(notes.length === 1 && first ? { lang: first.language } : {}),
    info: { Title: 'Delivery note', Creator: 'Galleria', Producer: 'Galleria', CreationDate: at },
  })
  const content = Array.fromAsync(doc as AsyncIterable<Buffer>)
  const writer = createWriter(doc, await openFonts())
  for (const note of notes) drawNote(doc, writer, note)
  doc.end()
  return Buffer.concat(await content)
}

function drawNote(doc: Doc, writer: Writer, note: DeliveryNote): void {
  doc.addPage()
  const from = doc.bufferedPageRange().count - 1
  drawGoods(doc, writer, note, drawHead(writer, note) + 24)
  drawFeet(doc, writer, note, from)
}

function drawHead(writer: Writer, note: DeliveryNote): number {
  const words = texts[note.language].deliveryNote
  const { dayOf } = formatsFor(note.language, note.site, note.currency)
  writer.write(words.title, { x: PAGE.left, y: PAGE.top, width: HALF }, { size: 22, isBold: true })
  const rows: (readonly [string, string])[] = [
    [words.order, note.orderCode],
    [words.orderedOn, dayOf(note.orderedOn)],
    [words.soldBy, note.shopName],
    ...(note.sent
      ? ([
          [words.sentOn, dayOf(note.sent.at)],
          [words.carrier, note.sent.carrier],
          [words.trackingNumber, note.sent.number],
        ] as const)
      : []),
    ...(note.service ? serviceRows(note.service, note.language) : []),
  ]
  let left = PAGE.top + 38
  for (const [name, value] of rows) {
    const height = writer.heightOf(name, 110)
    writer.write(name, { x: PAGE.left, y: left, width: 110 }, { color: QUIET })
    const end = writer.write(value, { x: PAGE.left + 115, y: left, width: HALF - 115 })
    left = Math.max(end, left + height) + 2
  }
  const box = { x: PAGE.left + HALF + 24, width: HALF }
  let right = writer.write(words.deliverTo, { ...box, y: PAGE.top + 38 }, { color: QUIET }) + 3
  for (const [index, line] of addressLines(note.deliverTo, note.language).filter(Boolean).entries())
    right = writer.write(line, { ...box, y: right }, { size: 11, isBold: index === 0 }) + 1
  return Math.max(left, right)
}

/** What the fitters need to know stands on the paper that they have with them. */
function serviceRows(
  { name, shippingName, contactNumber, remark }: NonNullable<DeliveryNote['service']>,
  language: DeliveryNote['language'],
): (readonly [string, string])[] {
  const words = texts[language].extras
  return [
    [words.assembly, `${name}, ${shippingName}`],
    [words.contact, contactNumber],
    ...(remark ? ([[words.remark, remark]] as const) : []),
  ]
}

/** A row is never cut: what does not fit goes to the next page, below the names of the columns. */
function drawGoods(doc: Doc, writer: Writer, note: DeliveryNote, from: number): void {
  let y = drawNames(doc, writer, note, from)
  for (const line of note.lines) {
    const height =
      Math.max(
        writer.heightOf(line.name, columns[1].width),
        writer.heightOf(line.code, columns[0].width),
      ) + (line.variant ? writer.heightOf(line.variant, columns[1].width, { size: 8 }) : 0)
    if (y + height > PAGE.bottom) {
      doc.addPage()
      y = drawNames(doc, writer, note, PAGE.top)
    }
    writer.write(line.code, { ...columns[0], y }, { isBold: true })
    const after = writer.write(line.name, { ...columns[1], y })
    if (line.variant)
      writer.write(line.variant, { ...columns[1], y: after }, { size: 8, color: QUIET })
    writer.write(quantityOf(note, line), { ...columns[2], y }, { align: 'right' })
    y = rule(doc, y + height + 5, '#E6E2DA') + 5
  }
}

function quantityOf({ language, site }: DeliveryNote, line: DeliveryNote['lines'][number]): string {
  const qty = new Intl.NumberFormat(formatLocale(language, site)).format(line.qty)
  return line.measure ? `${qty} ${unitSigns[line.measure.unit]}` : qty
}

function drawNames(doc: Doc, writer: Writer, note: DeliveryNote, y: number): number {
  const words = texts[note.language].deliveryNote
  const names = [words.code, words.item, words.qty]
  const style = { size: 8, color: QUIET }
  const height = Math.max(
    ...names.map((name, index) => writer.heightOf(name, columns[index]!.width, style)),
  )
  names.forEach((name, index) =>
    writer.write(
      name,
      { ...columns[index]!, y },
      { ...style, align: index === 2 ? 'right' : 'left' },
    ),
  )
  return rule(doc, y + height + 3, INK) + 6
}

function rule(doc: Doc, y: number, color: string): number {
  doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(color).stroke()
  return y
}

function drawFeet(doc: Doc, writer: Writer, note: DeliveryNote, from: number): void {
  const { count } = doc.bufferedPageRange()
  for (let page = from; page < count; page += 1) {
    doc.switchToPage(page)
    // Below the margin text would begin a page of its own.
    doc.page.margins.bottom = 0
    const facts = { page: String(page - from + 1), pages: String(count - from) }
    writer.write(
      `${note.shopName} · ${note.orderCode} · ${fill(texts[note.language].deliveryNote.page, facts)}`,
      { x: PAGE.left, y: 800, width: WIDTH },
      { size: 8, color: QUIET },
    )
  }
}
