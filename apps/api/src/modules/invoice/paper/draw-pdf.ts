import PDFDocument from 'pdfkit'
import type { InvoiceFacts, InvoiceKind } from '../invoice.types.ts'
import { drawBody } from './draw-body.ts'
import { openFonts } from './fonts.ts'
import { writeCii } from './write-cii.ts'
import { createWriter } from './writer.ts'
import { facturXMetadata } from './xmp.ts'

/** The name by which programs find the XML in it (Factur-X 1.0.07, 6.2.3). */
export const XML_NAME = 'factur-x.xml'

const titles: Readonly<Record<InvoiceKind, string>> = {
  INVOICE: 'Invoice',
  DEPOSIT: 'Deposit invoice',
  CREDIT_NOTE: 'Credit note',
}

/**
 * A paper as Factur-X: PDF/A-3b, all letters embedded, with the same facts as XML inside. Equal
 * facts give equal bytes.
 */
export async function drawPdf(facts: InvoiceFacts, issuedAt: Date): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 48,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: facts.language,
    displayTitle: true,
    bufferPages: true,
    font: null as never,
    info: {
      // Plain letters: the same words stand in the metadata, where a sign of XML would break it.
      Title: `${titles[facts.kind]} ${facts.number}`,
      Creator: 'Galleria',
      Producer: 'Galleria',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const content = collect(doc)
  drawBody(doc, createWriter(doc, await openFonts()), facts)
  doc.file(Buffer.from(writeCii(facts, 'EN16931')), {
    name: XML_NAME,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  } as never)
  doc.appendXML(facturXMetadata(XML_NAME))
  doc.end()
  return content
}

async function collect(doc: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(doc))
}
