/** What is to be looked at: the whole in pieces, and any part of it again. */
export type Looked = {
  readonly bytes: number
  read(from?: number, to?: number): AsyncIterable<Buffer>
}

/**
 * Whether a file is made of the parts of a PDF and nothing besides, from its head to its last line:
 * objects, tables of contents, trailers, remarks, and blanks between them. A PDF may be saved again
 * behind its end (ISO 32000-1, 7.5.6), and one for the web begins with what ends the others;
 * something else between two ends is another file that a program may find. Within a stream anything
 * may stand: what it is packed as says only who unpacks it.
 */
export async function hasOnlyPdfParts(document: Looked): Promise<boolean> {
  const reader: Reader = { document, text: '', start: 0, pos: 0, steps: 0 }
  for (;;) {
    if (!(await skipBlanks(reader))) return false
    if (reader.pos === reader.text.length) return true
    if (!(await readPart(reader))) return false
  }
}

/** A window on the file, as letters of one byte each. */
type Reader = {
  readonly document: Looked
  text: string
  start: number
  pos: number
  /** Words, values and remarks that were looked at. */
  steps: number
}

const WINDOW = 64 * 1024
/**
 * Longer than a word, a number or a remark may be: so much of what is ahead is in the window, or
 * the end of the file is.
 */
const AHEAD = 1024

/**
 * Twenty seconds of the processor otherwise, where a document of a hundred megabytes is nothing but
 * brackets; the largest that people send have some hundred thousand.
 */
const MOST_STEPS = 10_000_000

const isShort = ({ document, text, start, pos }: Reader) =>
  text.length - pos < AHEAD && start + text.length < document.bytes

/** False once it has taken too many steps. */
async function goOn(reader: Reader): Promise<boolean> {
  reader.steps += 1
  if (isShort(reader)) await seek(reader, reader.start + reader.pos)
  return reader.steps <= MOST_STEPS
}

async function seek(reader: Reader, to: number): Promise<void> {
  const parts: string[] = []
  for await (const piece of reader.document.read(to, Math.min(reader.document.bytes, to + WINDOW)))
    parts.push(piece.toString('latin1'))
  reader.text = parts.join('')
  reader.start = to
  reader.pos = 0
}

/** What is here, if it is this; behind it afterwards. */
function take(reader: Reader, what: RegExp): RegExpExecArray | undefined {
  what.lastIndex = reader.pos
  const found = what.exec(reader.text)
  if (found) reader.pos = what.lastIndex
  return found ?? undefined
}

const BLANKS = /[\0\t\n\f\r ]+/y
const REMARK = /%[^\r\n]{0,500}(?=[\r\n]|$)/y
/** A second head, or what a browser would draw. */
const NO_REMARK = /^%PDF-|<[a-z!?/]/i

/** False for a remark that is none. */
async function skipBlanks(reader: Reader): Promise<boolean> {
  for (;;) {
    if (!(await goOn(reader))) return false
    const isHead = reader.start + reader.pos === 0
    if (take(reader, BLANKS)) continue
    if (reader.text[reader.pos] !== '%') return true
    const remark = take(reader, REMARK)?.[0]
    if (remark === undefined) return false
    if (NO_REMARK.test(isHead ? remark.slice(1) : remark)) return false
  }
}

const OBJECT = /\d{1,10}[\0\s]{1,20}\d{1,5}[\0\s]{1,20}obj(?![A-Za-z0-9])/y
const TABLE = /xref(?=[\0\s])/y
const ENTRY = /(?:\d{1,10}|[nf])(?=[\0\s])/y
const TRAILER = /trailer(?=[\0\s<])/y
const PLACE = /startxref[\0\s]{1,20}\d{1,12}(?=[\0\s%])/y

async function readPart(reader: Reader): Promise<boolean> {
  if (take(reader, OBJECT)) return readObject(reader)
  if (take(reader, TABLE)) return readTable(reader)
  if (take(reader, TRAILER)) return (await readValues(reader)) !== undefined
  return take(reader, PLACE) !== undefined
}

async function readTable(reader: Reader): Promise<boolean> {
  do if (!(await skipBlanks(reader))) return false
  while (take(reader, ENTRY))
  return true
}

const STREAM = /stream[ \t]{0,20}(?:\r\n|\n|\r)/y
const END_OF_STREAM = /[\0\s]{0,20}endstream/y
const END_OF_OBJECT = /endobj/y

async function readObject(reader: Reader): Promise<boolean> {
  const values = await readValues(reader)
  if (!values || !(await skipBlanks(reader))) return false
  if (take(reader, STREAM)) {
    if (!(await skipStream(reader, values.length)) || !(await skipBlanks(reader))) return false
  }
  return take(reader, END_OF_OBJECT) !== undefined
}

/** To behind its end: where its length says, or else at the first word that ends one. */
async function skipStream(reader: Reader, length: number | undefined): Promise<boolean> {
  const from = reader.start + reader.pos
  if (length !== undefined && from + length < reader.document.bytes) {
    await seek(reader, from + length)
    if (take(reader, END_OF_STREAM)) return true
  }
  const word = 'endstream'
  for (let at = from; at < reader.document.bytes; at += reader.text.length - word.length + 1) {
    await seek(reader, at)
    const end = reader.text.indexOf(word)
    reader.pos = end + word.length
    if (end >= 0) return true
    if (reader.text.length < word.length) return false
  }
  return false
}

const OPEN = /<<|\[/y
const CLOSE = />>|\]/y
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]{0,500}/y
const NUMBER = /[-+.\d]{1,100}(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const WORD = /(?:true|false|null|R)(?![^\0\t\n\f\r ()<>[\]{}/%])/y
/** A number of its own, and not that of an object which holds it. */
const LENGTH = /[\0\s]{0,20}(\d{1,12})(?![\d.]|[\0\s]{1,20}\d{1,5}[\0\s]{1,20}R)/y

/**
 * Values up to the first thing that is none, with all that was opened closed again; the length of a
 * stream, where the first dictionary says it.
 */
async function readValues(reader: Reader): Promise<{ length: number | undefined } | undefined> {
  let depth = 0
  let length: number | undefined
  let hasLength = false
  for (;;) {
    if (!(await skipBlanks(reader))) return undefined
    const name = take(reader, NAME)?.[0]
    if (name === '/Length' && depth === 1) {
      // Two of them, and each reader would take its own.
      if (hasLength) return undefined
      hasLength = true
      LENGTH.lastIndex = reader.pos
      const found = LENGTH.exec(reader.text)?.[1]
      length = found === undefined ? undefined : Number(found)
    }
    if (name !== undefined || take(reader, NUMBER) || take(reader, WORD)) continue
    if (take(reader, OPEN)) depth += 1
    else if (take(reader, CLOSE)) depth -= 1
    else if (reader.text[reader.pos] === '(') {
      if (!(await skipString(reader))) return undefined
    } else if (reader.text[reader.pos] === '<') {
      if (!(await skipFigures(reader))) return undefined
    } else return depth === 0 ? { length } : undefined
    if (depth < 0) return undefined
  }
}

const LETTERS = /[^()\\]{1,4000}/y
const ESCAPED = /\\[^]/y

async function skipString(reader: Reader): Promise<boolean> {
  let depth = 0
  for (;;) {
    if (!(await goOn(reader))) return false
    if (take(reader, LETTERS) || take(reader, ESCAPED)) continue
    const sign = reader.text[reader.pos]
    if (sign !== '(' && sign !== ')') return false
    reader.pos += 1
    depth += sign === '(' ? 1 : -1
    if (depth === 0) return true
  }
}

const FIGURES = /[0-9A-Fa-f\0\s]{1,4000}/y

async function skipFigures(reader: Reader): Promise<boolean> {
  for (reader.pos += 1; ;) {
    if (!(await goOn(reader))) return false
    if (take(reader, FIGURES)) continue
    return take(reader, />/y) !== undefined
  }
}
