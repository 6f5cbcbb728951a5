import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * What an XLSX file has beside its one sheet (ECMA-376 part 1, 12.2 and 12.3): the least that makes
 * one.
 */
const WORKBOOK: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${MIME}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MIME}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="Galleria" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/**
 * An XLSX workbook of this sheet's XML, packed as it comes, so that no more of it is in memory than
 * a chunk.
 */
export function zipSheet(sheet: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const zip = new ZipFile()
  const packed = Readable.from(zip.outputStream as AsyncIterable<Buffer>)
  zip.on('error', (error: Error) => packed.destroy(error))
  for (const [name, content] of Object.entries(WORKBOOK)) zip.addBuffer(Buffer.from(content), name)
  zip.addReadStream(Readable.from(sheet), 'xl/worksheets/sheet1.xml')
  zip.end()
  return packed
}
