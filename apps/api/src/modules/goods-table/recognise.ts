import type { Readable } from 'node:stream'
import {
  MOST_IMPORT_COLUMNS,
  separators,
  type DecimalSign,
  type Separator,
} from '@galleria/contract/goods-table-rules'
import { refuse } from '@galleria/contract/refusals'
import { isBlank, readRecords } from './read-table.ts'

/** What a table that somebody saved is, found out from its bytes. */
export type Recognised = {
  readonly encoding: string
  readonly separator: Separator
  readonly decimalSign: DecimalSign
  readonly headings: readonly string[]
  /** Its first rows. */ readonly sample: readonly (readonly string[])[]
}

const SAMPLE_ROWS = 20

export async function recogniseTable(open: () => Promise<Readable>): Promise<Recognised> {
  const encoding = await findEncoding(await open())
  const separator = await findSeparator(open, encoding)
  const records: string[][] = []
  for await (const cells of readRecords(await open(), { encoding, separator })) {
    records.push(cells)
    if (records.length > SAMPLE_ROWS) break
  }
  const [headings = [], ...sample] = records
  if (isBlank(headings)) throw refuse('import.kind')
  if (headings.length > MOST_IMPORT_COLUMNS) throw refuse('import.kind')
  return {
    encoding,
    separator,
    decimalSign: findDecimalSign(sample, separator),
    headings: headings.map((heading) => heading.trim().slice(0, 100)),
    sample,
  }
}

/**
 * Excel writes "CSV" in the code page of its machine and says so nowhere: what is no UTF-8 is read
 * as Windows-1252. What is no text at all is no table.
 */
async function findEncoding(source: Readable): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let isFirst = true
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (isFirst) {
      const mark = chunk.subarray(0, 2).toString('hex')
      if (mark === 'fffe') return 'utf-16le'
      if (mark === 'feff') return 'utf-16be'
      isFirst = false
    }
    if (chunk.includes(0)) throw refuse('import.kind')
    try {
      if (isUtf8) decoder.decode(chunk, { stream: true })
    } catch {
      isUtf8 = false
    }
  }
  if (isFirst) throw refuse('import.kind')
  try {
    if (isUtf8) decoder.decode()
  } catch {
    isUtf8 = false
  }
  return isUtf8 ? 'utf-8' : 'windows-1252'
}

/** The one that makes the most columns of the heading. */
async function findSeparator(open: () => Promise<Readable>, encoding: string): Promise<Separator> {
  const found: { separator: Separator; columns: number }[] = []
  for (const separator of separators)
    for await (const cells of readRecords(await open(), { encoding, separator })) {
      found.push({ separator, columns: cells.length })
      break
    }
  return found.toSorted((a, b) => b.columns - a.columns)[0]?.separator ?? ','
}

/** By the figures behind the last sign of numbers; without any, by what such tables have. */
function findDecimalSign(
  sample: readonly (readonly string[])[],
  separator: Separator,
): DecimalSign {
  const ends = sample
    .flat()
    .map((cell) => /^[\d\s.,’']*\d([.,])\d{1,2}$/.exec(cell.trim())?.[1])
    .filter((sign) => sign !== undefined)
  const commas = ends.filter((sign) => sign === ',').length
  if (ends.length === 0) return separator === ';' ? ',' : '.'
  return commas * 2 >= ends.length ? ',' : '.'
}
