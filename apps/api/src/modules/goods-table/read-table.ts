import { pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import type { Separator } from '@galleria/contract/goods-table-rules'
import { refuse } from '@galleria/contract/refusals'
import { parse } from 'csv-parse'

/**
 * What one record may come to: nine languages of the longest texts, and no file that is one
 * quotation mark.
 */
const LONGEST_RECORD = 1024 * 1024

/** The records of a table as it lies on the disk, one after the other; the heading is the first. */
export async function* readRecords(
  source: Readable,
  { encoding, separator }: { readonly encoding: string; readonly separator: Separator },
): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: LONGEST_RECORD,
  })
  async function* decode(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
    const decoder = new TextDecoder(encoding)
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }
  // What goes wrong reaches the reader through the parser; who stops reading ends all of them.
  pipeline(source, decode, parser, () => undefined)
  let record = 0
  try {
    for await (const cells of parser) {
      record += 1
      yield cells as string[]
    }
  } catch (error) {
    if (!String((error as { code?: unknown }).code ?? '').startsWith('CSV_')) throw error
    throw refuse('import.broken', { row: record + 1 })
  }
}

export const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '')
