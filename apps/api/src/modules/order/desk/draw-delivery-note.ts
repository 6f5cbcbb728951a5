import { addressLines } from '@galleria/contract/address-lines'
import { texts } from '@galleria/i18n'
import { formatsFor } from '#platform/write-mail.ts'
import {
  drawPaper,
  drawRows,
  HALF,
  PAGE,
  quantityOf,
  RIGHT_HALF,
  writeFacts,
  writeFeet,
  writeLines,
  type Column,
  type Doc,
  type Writer,
} from '#modules/invoice/index.ts'
import type { DeliveryNote } from './delivery-note.ts'

const columns = [
  { x: PAGE.left, width: 92, kind: 'code' },
  { x: PAGE.left + 100, width: 300, kind: 'name' },
  { x: PAGE.right - 80, width: 80, kind: 'figure' },
] as const satisfies readonly Column[]

/** Delivery notes of one or more parcels, each on pages of its own and in its buyer's language. */
export function drawDeliveryNotes(notes: readonly DeliveryNote[], at: Date): Promise<Buffer> {
  const [first] = notes
  const language = notes.length === 1 && first ? { lang: first.language } : {}
  return drawPaper(
    { title: 'Delivery note', at, autoFirstPage: false, ...language },
    (doc, writer) => {
      for (const note of notes) drawNote(doc, writer, note)
    },
  )
}

function drawNote(doc: Doc, writer: Writer, note: DeliveryNote): void {
  doc.addPage()
  const from = doc.bufferedPageRange().count - 1
  drawGoods(doc, writer, note, drawHead(writer, note) + 24)
  const { language, shopName, orderCode } = note
  writeFeet(doc, writer, { language, about: `${shopName} · ${orderCode}` }, from)
}

function drawHead(writer: Writer, note: DeliveryNote): number {
  const { language, deliverTo } = note
  const words = texts[language].deliveryNote
  const { dayOf } = formatsFor(language, note.site, note.currency)
  writer.write(words.title, { x: PAGE.left, y: PAGE.top, width: HALF }, { size: 22, isBold: true })
  const facts: (readonly [string, string])[] = [
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
    ...(note.service ? serviceRows(note.service, language) : []),
  ]
  const y = PAGE.top + 38
  const left = writeFacts(writer, facts, y)
  const place = { x: RIGHT_HALF, y, size: 11 }
  const right = writeLines(writer, place, words.deliverTo, addressLines(deliverTo, language))
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

function drawGoods(doc: Doc, writer: Writer, note: DeliveryNote, from: number): void {
  const words = texts[note.language].deliveryNote
  const names = [words.code, words.item, words.qty]
  const rows = note.lines.map((line) => ({
    cells: [line.code, line.name, quantityOf(note, line)],
    variant: line.variant,
  }))
  drawRows(doc, writer, { columns, names, rows }, from)
}
