import { addressLines, countryIn } from '@galleria/contract/address-lines'
import { texts } from '@galleria/i18n'
import { formatsFor } from '#platform/write-mail.ts'
import {
  drawPaper,
  drawRows,
  PAGE,
  quantityOf,
  RIGHT_HALF,
  WIDTH,
  writeFacts,
  writeFeet,
  writeLines,
  writeNotes,
  type Column,
  type Doc,
  type Row,
  type Writer,
} from '#modules/invoice/index.ts'
import type { Receipt } from './find-receipt.ts'

const columns = [
  { x: PAGE.left, width: 300, kind: 'name' },
  { x: PAGE.left + 310, width: 80, kind: 'figure' },
  { x: PAGE.right - 100, width: 100, kind: 'figure' },
] as const satisfies readonly Column[]

/** A receipt as PDF, in its buyer's language. The same facts give the same bytes. */
export function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { code, language, seller, refundedOn: at } = receipt
  return drawPaper(
    { title: `Refund receipt ${code}`, at, lang: language, info: { ModDate: at } },
    (doc, writer) => {
      const end = drawMoney(doc, writer, receipt, drawHead(writer, receipt) + 24)
      drawNotes(doc, writer, receipt, end + 20)
      writeFeet(doc, writer, { language, about: `${seller.name} · ${code}` })
    },
  )
}

function drawHead(writer: Writer, receipt: Receipt): number {
  const { language, seller, buyer } = receipt
  const words = { ...texts[language].deliveryNote, ...texts[language].receipt }
  const { dayOf } = formatsFor(language, receipt.site, receipt.currency)
  const title = { x: PAGE.left, y: PAGE.top, width: WIDTH }
  const top = writer.write(words.title, title, { size: 22, isBold: true }) + 12
  const facts = [
    [words.order, receipt.orderCode],
    [words.orderedOn, dayOf(receipt.orderedOn)],
    [words.request, receipt.code],
    [words.refundedOn, dayOf(receipt.refundedOn)],
  ] as const
  const left = writeFacts(writer, facts, top)
  const sold = writeLines(writer, { x: RIGHT_HALF, y: top }, words.soldBy, [
    seller.name,
    seller.street,
    `${seller.postalCode} ${seller.city}`.trim(),
    countryIn(language, seller.country),
    seller.email,
    seller.phone,
  ])
  const below = { x: PAGE.left, y: Math.max(left, sold) + 16 }
  return writeLines(writer, below, words.refundedTo, addressLines(buyer, language))
}

function drawMoney(doc: Doc, writer: Writer, receipt: Receipt, from: number): number {
  const { language } = receipt
  const words = { ...texts[language].deliveryNote, ...texts[language].receipt }
  const { amount } = formatsFor(language, receipt.site, receipt.currency)
  const charge = (name: string, minor: number): Row => ({
    cells: [name, '', amount(minor)],
    variant: '',
  })
  const rows = [
    ...receipt.lines.map((line) => ({
      cells: [line.name, quantityOf(receipt, line), amount(line.amount)],
      variant: line.variant,
    })),
    ...(receipt.shipping > 0 ? [charge(words.shipping, receipt.shipping)] : []),
    ...(receipt.untaken > 0 ? [charge(words.untaken, -receipt.untaken)] : []),
  ]
  const names = [words.item, words.qty, words.amount]
  let y = drawRows(doc, writer, { columns, names, rows }, from)
  if (y + 40 > PAGE.bottom) {
    doc.addPage()
    y = PAGE.top
  }
  const large = { size: 12, isBold: true }
  const [name, , figure] = columns
  writer.write(words.total, { ...name, y: y + 4 }, large)
  const sum = amount(receipt.total)
  return writer.write(sum, { ...figure, y: y + 4 }, { ...large, align: 'right' })
}

function drawNotes(doc: Doc, writer: Writer, { language, isOtherWay }: Receipt, y: number): void {
  const words = texts[language].receipt
  writeNotes(doc, writer, [isOtherWay ? '' : words.sameWay, words.noInvoice], y)
}
