import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { hasOnlyPdfParts, type Looked } from './pdf-parts.ts'

export type Verdict = 'clean' | 'refused'

const EICAR = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`,
  'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('-')
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Encrypt|SubmitForm|ImportData|GoToR|GoToE)(?![A-Za-z])/
/** What may stand between a name and its value: blanks, NUL among them, and remarks. */
const GAP = String.raw`(?:[\0\s]|%[^\r\n]{0,100}[\r\n]){0,20}`
/** Short names stand in a picture by chance; with what must follow them, they do not. */
const SCRIPT = new RegExp(String.raw`\/JS${GAP}(?:\(|<[0-9A-Fa-f\s]{4}|\d{1,9} \d{1,5} R)`)
const XML_FORM = new RegExp(
  String.raw`\/XFA${GAP}(?:\[|\(|<|\d{1,9}[\0\s]{1,9}\d{1,5}[\0\s]{1,9}R)`,
)
/**
 * Where a press leads, and the first letters of it; one that stands in another object cannot be
 * judged here.
 */
const LINK = new RegExp(
  String.raw`\/(URI|Base|U?F)${GAP}(?:\((?<text>[^)]{0,60})|<(?<figures>[0-9A-Fa-f\s]{1,160})|(?<elsewhere>\d{1,9}[\0\s]{1,9}\d{1,5}[\0\s]{1,9}R))`,
  'g',
)
const ESCAPED = /#([0-9A-Fa-f]{2})/g
/** Behind it stand blanks and nothing else: what follows the end of a PDF is another file. */
const END = /startxref\s{1,4}\d{1,12}\s{1,4}%%EOF[\0\s]{0,900}$/
/** An unpacked list of objects begins with their numbers and places. */
const NUMBERED = /^[\0\s]{0,20}\d{1,10}[\0\s]{1,20}\d{1,10}[\0\s]/

/** Longer than anything that is looked for across the border of two pieces. */
const OVERLAP = 512
/**
 * Packed objects: how many, how large, and how large in all once unpacked; more is no tax document.
 */
const MOST_PACKS = 5000
const MOST_PACKED = 8 * 1024 * 1024
const MOST_UNPACKED = 256 * 1024 * 1024
const unpack = promisify(inflate)

/**
 * Whether a document is what it says and nothing more: a PDF from its first byte to its last lines,
 * made of nothing else (`pdf-parts.ts`), without scripts, programs to start, forms that send
 * themselves, ways to files elsewhere, or other files in it. Names are looked for in the whole
 * file, because a reader follows its table of contents even into the middle of a picture, and in
 * the packed objects. What cannot be looked into (encrypted, packed in an unusual way) is refused.
 */
export async function scanPdf(document: Looked): Promise<Verdict> {
  const packs = new Set<number>()
  let tail = ''
  let end = 0
  for await (const piece of document.read()) {
    const fresh = piece.toString('latin1')
    if (end === 0 && !fresh.startsWith('%PDF-')) return 'refused'
    const text = tail + fresh
    if (isActive(text)) return 'refused'
    const begin = end - tail.length
    for (const found of text.matchAll(/\/ObjStm/g)) packs.add(begin + found.index)
    if (packs.size > MOST_PACKS) return 'refused'
    end += piece.length
    tail = text.slice(-OVERLAP)
  }
  if (!END.test(await readText(document, Math.max(0, document.bytes - 1024), document.bytes)))
    return 'refused'
  if (!(await hasOnlyPdfParts(document))) return 'refused'

  let left = MOST_UNPACKED
  for (const at of packs) {
    const objects = await readPack(document, at, left)
    if (objects === undefined || isActive(objects)) return 'refused'
    left -= objects.length
  }
  return 'clean'
}

function isActive(text: string): boolean {
  if (text.includes(EICAR)) return true
  const plain = text.includes('#')
    ? text.replaceAll(ESCAPED, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    : text
  // A pack whose name is written in another way is one that nobody is meant to find.
  if (plain !== text && count(plain, '/ObjStm') > count(text, '/ObjStm')) return true
  return ACTIVE.test(plain) || SCRIPT.test(plain) || XML_FORM.test(plain) || leadsOut(plain)
}

/**
 * The web, mail and telephones are where a document may point to; files, shares and programs are
 * not.
 */
function leadsOut(plain: string): boolean {
  for (const { 1: name, groups } of plain.matchAll(LINK)) {
    const isAction = name === 'URI' || name === 'Base'
    if (groups?.['elsewhere'] !== undefined) {
      if (name === 'URI') return true
      continue
    }
    const target = readString(groups ?? {})
    if (/^(?:[\\/]{2}|file:|smb:)/i.test(target)) return true
    if (isAction && /^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:/i.test(target)) return true
  }
  return false
}

/** A string of a PDF, in letters or in figures, narrow or wide. */
function readString({ text, figures }: Readonly<Record<string, string>>): string {
  const read = figures
    ? Buffer.from(figures.replaceAll(/\s/g, ''), 'hex').toString('latin1')
    : (text ?? '').replaceAll(/\\([0-7]{1,3}|\r\n|[^])/g, (_, one: string) =>
        /^[0-7]/.test(one)
          ? String.fromCharCode(Number.parseInt(one, 8) & 255)
          : /^[\r\nnrtbf]/.test(one)
            ? ''
            : one,
      )
  return read.replaceAll(/[\0\s\u00fe\u00ff]/g, '')
}

function count(text: string, part: string): number {
  return text.split(part).length - 1
}

/** The objects packed behind a dictionary that names them; undefined when they cannot be read. */
async function readPack(document: Looked, at: number, most: number): Promise<string | undefined> {
  const from = Math.max(0, at - 1024)
  const around = await readText(document, from, Math.min(document.bytes, at + 2048))
  const begin = around.lastIndexOf('<<', at - from)
  const stream = /stream\r?\n/.exec(around.slice(at - from))
  if (begin < 0 || !stream) return undefined
  const start = at - from + stream.index
  const dictionary = around.slice(begin, start)
  const filter = /\/Filter\s{0,10}(\[[^\]]{0,200}\]|\/\w{1,40})/.exec(dictionary)?.[1]
  // Written in a way that says how to unpack it to a reader, and nothing to us.
  if (dictionary.includes('#') || dictionary.includes('/DecodeParms')) return undefined
  const first = from + start + stream[0].length
  const packed = await readText(document, first, Math.min(document.bytes, first + MOST_PACKED))
  const end = packed.indexOf('endstream')
  if (end < 0) return undefined
  if (filter === undefined) return NUMBERED.test(packed) ? packed.slice(0, end) : undefined
  if (!/^\[?\s{0,5}\/FlateDecode\s{0,5}\]?$/.test(filter)) return undefined
  const unpacked = await unpack(Buffer.from(packed.slice(0, end), 'latin1'), {
    maxOutputLength: Math.max(1, most),
  }).catch(() => undefined)
  return unpacked?.toString('latin1')
}

async function readText(document: Looked, from: number, to: number): Promise<string> {
  const parts: string[] = []
  for await (const piece of document.read(from, to)) parts.push(piece.toString('latin1'))
  return parts.join('')
}
