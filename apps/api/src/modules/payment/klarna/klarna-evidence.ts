import PDFDocument from 'pdfkit'
import { openFonts, splitRuns } from '#platform/fonts.ts'

/** What is said of a dispute as the file that Klarna wants beside it: PDF, all letters embedded. */
export async function drawEvidence(text: string): Promise<Buffer> {
  const fonts = await openFonts()
  const doc = new PDFDocument({
    size: 'A4',
    margin: 48,
    // The library's own fonts have no Polish or Chinese letters.
    font: null as never,
    info: { Title: 'Evidence', Creator: 'Galleria', Producer: 'Galleria' },
  })
  const content = Array.fromAsync(doc as AsyncIterable<Buffer>)
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as never)
  doc.font('regular').fontSize(11)
  for (const line of text.split(/\r?\n/)) {
    const runs = splitRuns(fonts, line.replaceAll('\t', ' '), false)
    if (runs.length === 0) doc.moveDown()
    for (const [index, run] of runs.entries())
      doc.font(run.font).text(run.text, { continued: index < runs.length - 1 })
  }
  doc.end()
  return Buffer.concat(await content)
}
