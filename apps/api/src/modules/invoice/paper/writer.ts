import type PDFDocument from 'pdfkit'
import { splitRuns, type Fonts, type Run } from '#platform/fonts.ts'

type Style = {
  readonly size?: number
  readonly isBold?: boolean
  readonly align?: 'left' | 'right'
  readonly color?: string
}
type Box = { readonly x: number; readonly y: number; readonly width: number }

export type Doc = typeof PDFDocument.prototype

/** The edges of an A4 page, in points. */
export const PAGE = { left: 48, right: 547, top: 48, bottom: 772 } as const

export const INK = '#1C1B18'
export const QUIET = '#66625A'

/** Writes texts into a PDF, each sign in a font that has it. Lengths are points. */
export type Writer = {
  /** Within a box; answers where the text ends. */
  write(text: string, box: Box, style?: Style): number
  heightOf(text: string, width: number, style?: Style): number
}

export function createWriter(doc: Doc, fonts: Fonts): Writer {
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as never)

  function heightOf(text: string, width: number, { size = 9, isBold = false }: Style = {}): number {
    // Of mixed texts the taller font decides: a row is rather a hair too high than cut.
    const heights = splitRuns(fonts, text, isBold).map(({ font }) =>
      doc.font(font).fontSize(size).heightOfString(text, { width }),
    )
    return Math.max(0, ...heights)
  }

  function writeWrapped(runs: readonly Run[], { x, y, width }: Box, size: number): void {
    for (const [index, { font, text }] of runs.entries()) {
      doc.font(font).fontSize(size)
      const options = { width, continued: index < runs.length - 1 }
      if (index === 0) doc.text(text, x, y, options)
      else doc.text(text, options)
    }
  }

  /** One line that ends at the box's right edge. */
  function writeToRight(runs: readonly Run[], { x, y, width }: Box, size: number): void {
    const widths = runs.map(({ font, text }) => doc.font(font).fontSize(size).widthOfString(text))
    let at = x + width - widths.reduce((sum, one) => sum + one, 0)
    for (const [index, { font, text }] of runs.entries()) {
      doc.font(font).fontSize(size).text(text, at, y, { lineBreak: false })
      at += widths[index] ?? 0
    }
  }

  return {
    heightOf,
    write(text, { x, y, width }, style = {}) {
      const { size = 9, isBold = false, align = 'left', color = INK } = style
      const runs = splitRuns(fonts, text, isBold)
      doc.fillColor(color)
      if (align === 'right') writeToRight(runs, { x, y, width }, size)
      else writeWrapped(runs, { x, y, width }, size)
      return y + heightOf(text, width, style)
    },
  }
}
