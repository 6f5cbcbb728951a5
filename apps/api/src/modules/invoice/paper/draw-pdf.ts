import type { InvoiceFacts, InvoiceKind } from '../invoice.types.ts'
import { drawBody } from './draw-body.ts'
import { drawPaper } from './paper-parts.ts'
import { writeCii } from './write-cii.ts'
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
export function drawPdf(facts: InvoiceFacts, issuedAt: Date): Promise<Buffer> {
  return drawPaper(
    {
      // Plain letters: a sign of XML would break the metadata, which repeats it.
      title: `${titles[facts.kind]} ${facts.number}`,
      at: issuedAt,
      info: { ModDate: issuedAt },
      subset: 'PDF/A-3b',
      lang: facts.language,
    },
    (doc, writer) => {
      drawBody(doc, writer, facts)
      doc.file(Buffer.from(writeCii(facts, 'EN16931')), {
        name: XML_NAME,
        type: 'text/xml',
        relationship: 'Alternative',
        description: 'Factur-X',
        creationDate: issuedAt,
        modifiedDate: issuedAt,
      } as never)
      doc.appendXML(facturXMetadata(XML_NAME))
    },
  )
}
