import PDFDocument from 'pdfkit'
import { formatLocale, type Language, type Site } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { unitSigns, type Unit } from '@galleria/kernel/measure'
import { fill } from '#platform/write-mail.ts'
import { openFonts } from '#platform/fonts.ts'
import { createWriter, INK, PAGE, QUIET, type Doc, type Writer } from './writer.ts'

export const WIDTH = PAGE.right - PAGE.left
/** Of two columns of text beside each other. */
export const HALF = WIDTH / 2 - 12
/** Where the right one of them begins. */
export const RIGHT_HALF = PAGE.left + HALF + 24

type Reader = { readonly language: Language; readonly site: Site }
type PaperOptions = Omit<NonNullable<ConstructorParameters<typeof PDFDocument>[0]>, 'info'> & {
  readonly title: string
  /** When it is said to be made: what depends on it is drawn the same again. */ readonly at: Date
  readonly info?: { readonly ModDate: Date }
}

/** A PDF of A4 pages whose letters are all embedded: equal options and words give equal bytes. */
export async function drawPaper(
  { title, at, info, ...options }: PaperOptions,
  draw: (doc: Doc, writer: Writer) => void,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 48,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    // The library's own fonts are not embedded.
    font: null as never,
    ...options,
    info: { Title: title, Creator: 'Galleria', Producer: 'Galleria', CreationDate: at, ...info },
  })
  const content = Array.fromAsync(doc as AsyncIterable<Buffer>)
  draw(doc, createWriter(doc, await openFonts()))
  doc.end()
  return Buffer.concat(await content)
}

/** What a paper is about: names at the left edge, and what they are beside them. */
export function writeFacts(
  writer: Writer,
  facts: readonly (readonly [name: string, value: string])[],
  y: number,
): number {
  let at = y
  for (const [name, value] of facts) {
    const height = writer.heightOf(name, 110)
    writer.write(name, { x: PAGE.left, y: at, width: 110 }, { color: QUIET })
    const end = writer.write(value, { x: PAGE.left + 115, y: at, width: HALF - 115 })
    at = Math.max(end, at + height) + 2
  }
  return at
}

/** Somebody with an address, the name in bold; empty lines are left out. */
export function writeLines(
  writer: Writer,
  { x, y, size = 10 }: { readonly x: number; readonly y: number; readonly size?: number },
  title: string,
  lines: readonly string[],
): number {
  let at = writer.write(title, { x, y, width: HALF }, { color: QUIET }) + 3
  for (const [index, line] of lines.filter(Boolean).entries())
    at = writer.write(line, { x, y: at, width: HALF }, { size, isBold: index === 0 }) + 1
  return at
}

/** Where a column begins and how wide it is. Points. Codes are bold, figures end at the right. */
export type Column = {
  readonly x: number
  readonly width: number
  readonly kind: 'code' | 'name' | 'figure'
}
/** Below the name stands the `variant`, smaller. */
export type Row = { readonly cells: readonly string[]; readonly variant: string }
type Table = {
  readonly columns: readonly Column[]
  readonly names: readonly string[]
  readonly rows: readonly Row[]
}

/** A row is never cut: what does not fit goes to the next page, below the names of the columns. */
export function drawRows(doc: Doc, writer: Writer, table: Table, from: number): number {
  const { columns, rows } = table
  let y = drawNames(doc, writer, table, from)
  for (const row of rows) {
    const height = heightOf(writer, columns, row)
    if (y + height > PAGE.bottom) {
      doc.addPage()
      y = drawNames(doc, writer, table, PAGE.top)
    }
    for (const [index, column] of columns.entries()) writeCell(writer, column, row, index, y)
    y = drawRule(doc, y + height + 5, '#E6E2DA') + 5
  }
  return y
}

function writeCell(
  writer: Writer,
  { kind, ...box }: Column,
  { cells, variant }: Row,
  index: number,
  y: number,
): void {
  const text = cells[index] ?? ''
  if (kind === 'figure') writer.write(text, { ...box, y }, { align: 'right' })
  else {
    const end = writer.write(text, { ...box, y }, { isBold: kind === 'code' })
    if (kind === 'name' && variant)
      writer.write(variant, { ...box, y: end }, { size: 8, color: QUIET })
  }
}

/** A figure is one line, and never the tallest. */
function heightOf(writer: Writer, columns: readonly Column[], { cells, variant }: Row): number {
  const heights = columns.map(({ kind, width }, index) =>
    kind === 'figure' ? 0 : writer.heightOf(cells[index] ?? '', width),
  )
  const width = columns.find(({ kind }) => kind === 'name')?.width ?? 0
  return Math.max(...heights) + (variant ? writer.heightOf(variant, width, { size: 8 }) : 0)
}

function drawNames(doc: Doc, writer: Writer, { columns, names }: Table, y: number): number {
  const style = { size: 8, color: QUIET }
  const heights = columns.map(({ width }, index) =>
    writer.heightOf(names[index] ?? '', width, style),
  )
  for (const [index, { kind, ...box }] of columns.entries())
    writer.write(
      names[index] ?? '',
      { ...box, y },
      { ...style, align: kind === 'figure' ? 'right' : 'left' },
    )
  return drawRule(doc, y + Math.max(...heights) + 3, INK) + 6
}

export function drawRule(doc: Doc, y: number, color: string, from: number = PAGE.left): number {
  doc.moveTo(from, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(color).stroke()
  return y
}

/** Sentences below the table; empty ones are left out. */
export function writeNotes(doc: Doc, writer: Writer, notes: readonly string[], y: number): void {
  let at = y
  for (const note of notes.filter(Boolean)) {
    if (at + writer.heightOf(note, WIDTH) > PAGE.bottom) {
      doc.addPage()
      at = PAGE.top
    }
    at = writer.write(note, { x: PAGE.left, y: at, width: WIDTH }) + 6
  }
}

/** Below every page, with its number and how many there are; papers before `from` are not these. */
export function drawFeet(
  doc: Doc,
  draw: (y: number, page: number, pages: number) => void,
  from = 0,
): void {
  const { count } = doc.bufferedPageRange()
  for (let page = from; page < count; page += 1) {
    doc.switchToPage(page)
    // Below the margin text would begin a page of its own.
    doc.page.margins.bottom = 0
    draw(800, page - from + 1, count - from)
  }
}

/** Whose paper it is and what it is about, in one line with the number of the page. */
export function writeFeet(
  doc: Doc,
  writer: Writer,
  { language, about }: { readonly language: Language; readonly about: string },
  from = 0,
): void {
  drawFeet(
    doc,
    (y, page, pages) => {
      const place = fill(texts[language].deliveryNote.page, {
        page: String(page),
        pages: String(pages),
      })
      const style = { size: 8, color: QUIET }
      writer.write(`${about} · ${place}`, { x: PAGE.left, y, width: WIDTH }, style)
    },
    from,
  )
}

/** Pieces, or so much of what is sold by measure. */
export function quantityOf(
  { language, site }: Reader,
  { qty, measure }: { readonly qty: number; readonly measure: { unit: Unit } | null | undefined },
): string {
  const count = new Intl.NumberFormat(formatLocale(language, site)).format(qty)
  return measure ? `${count} ${unitSigns[measure.unit]}` : count
}
