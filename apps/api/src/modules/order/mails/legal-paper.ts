import { createHash } from 'node:crypto'
import type { Language, Site } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import type { Attachment } from '#platform/mail.ts'
import { readLegalTexts, type LegalText } from '#modules/content/index.ts'
import { drawPaper, PAGE, WIDTH, type Writer } from '#modules/invoice/index.ts'

/**
 * Terms and withdrawal information as the mall's pages say them at this moment, on a durable
 * medium: a page can be changed after the contract, a mail that has arrived cannot (Directive
 * 2011/83/EU, articles 2(10) and 8(7)). Nothing where no such page is published.
 */
export async function attachLegal(
  ctx: Pick<Context, 'db' | 'env'>,
  reader: { readonly language: Language; readonly site: Site },
): Promise<Attachment[]> {
  const legal = await readLegalTexts(ctx.db, reader)
  if (legal.length === 0) return []
  const words = texts[reader.language].mails.order
  return [
    {
      filename: `${words.legalFile}.pdf`,
      content: await drawOnce({
        legal,
        title: words.legalFile,
        language: reader.language,
        origin: ctx.env.origin,
      }),
      contentType: 'application/pdf',
    },
  ]
}

type Paper = {
  readonly legal: readonly LegalText[]
  readonly title: string
  readonly language: Language
  readonly origin: string
}

/** The same for every buyer of a language until somebody changes a page: drawn once. */
const drawn = new Map<string, Promise<Buffer>>()
/** Nine languages, and some storefronts with a text of their own. */
const MOST_CACHED = 40

function drawOnce(paper: Paper): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(paper)).digest('base64url')
  const cached = drawn.get(key)
  if (cached) return cached
  const drawing = draw(paper).catch((error: unknown) => {
    drawn.delete(key)
    throw error
  })
  drawn.set(key, drawing)
  const [oldest] = drawn.keys()
  if (drawn.size > MOST_CACHED && oldest) drawn.delete(oldest)
  return drawing
}

/** Without the instant of drawing: the same words are the same file. */
function draw({ legal, title, language, origin }: Paper): Promise<Buffer> {
  const options = { autoFirstPage: false, bufferPages: false, lang: language }
  return drawPaper({ title, at: new Date(0), ...options }, (doc, writer) => {
    for (const text of legal) {
      doc.addPage()
      let y = writer.write(text.title, box(PAGE.top), { size: 20, isBold: true }) + 10
      for (const block of blocksOf(text.body, origin)) {
        if (y + heightOf(writer, block) > PAGE.bottom) {
          doc.addPage()
          y = PAGE.top
        }
        y = write(writer, block, y)
      }
    }
  })
}

type Block = { readonly kind: 'heading' | 'point' | 'text'; readonly text: string }
const INDENT = 12

function heightOf(writer: Writer, { kind, text }: Block): number {
  // A heading stays with what follows it.
  if (kind === 'heading') return writer.heightOf(text, WIDTH, { size: 12, isBold: true }) + 40
  return writer.heightOf(text, WIDTH - (kind === 'point' ? INDENT : 0), { size: 10 })
}

function write(writer: Writer, { kind, text }: Block, y: number): number {
  if (kind === 'heading') return writer.write(text, box(y + 8), { size: 12, isBold: true }) + 4
  if (kind === 'text') return writer.write(text, box(y), { size: 10 }) + 7
  writer.write('•', box(y), { size: 10 })
  const place = { x: PAGE.left + INDENT, y, width: WIDTH - INDENT }
  return writer.write(text, place, { size: 10 }) + 3
}

function box(y: number) {
  return { x: PAGE.left, y, width: WIDTH }
}

/**
 * The little Markdown of the mall's pages: headings, points, paragraphs, and links, which on paper
 * are written out.
 */
export function blocksOf(body: string, origin: string): Block[] {
  return body.split(/\n\s*\n/).flatMap((part): Block[] => {
    const lines = part.split('\n').map((line) => plain(line.trim(), origin))
    if (lines.every((line) => /^[-*] /.test(line)))
      return lines.map((line) => ({ kind: 'point', text: line.slice(2) }))
    const [first = ''] = lines
    const heading = /^#{1,6} (.*)$/.exec(first)?.[1]
    const rest = lines.slice(heading ? 1 : 0).filter(Boolean)
    return [
      ...(heading ? [{ kind: 'heading', text: heading } as const] : []),
      ...(rest.length > 0 ? [{ kind: 'text', text: rest.join(' ') } as const] : []),
    ]
  })
}

function plain(line: string, origin: string): string {
  return line
    .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_whole, name: string, href: string) =>
      href.startsWith('mailto:') ? name : `${name} (${href.startsWith('/') ? origin : ''}${href})`,
    )
    .replaceAll('**', '')
}
