import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { refuse } from '@galleria/contract/refusals'
import { isRefusal } from '@galleria/kernel/refusal'
import type { FileStore } from './files.ts'
import { readOwnPicture } from './own-pictures.ts'
import { takeTurns } from './turns.ts'

/**
 * `desk-slim--oak-640.webp` -> name and width. Only these widths exist, and one as JPEG for mails,
 * so that nobody can make the server draw others.
 */
const ADDRESS =
  /^([a-z0-9]+(?:-{1,2}[a-z0-9]+)*)-(?:(80|160|320|480|640|768|960|1200|1600)\.webp|(160)\.jpg)$/
/**
 * JPEG knows no transparency: this ground is light in a dark mail, too, where black goods would
 * vanish.
 */
const MAIL_GROUND = '#F4F1EA'
/** The width for phones has two points and more to a pixel, where nobody sees the difference. */
const qualityAt = (width: number) => (width === 768 ? 72 : 80)

export function readPictureAddress(file: string): { name: string; width: number } | undefined {
  const [, name, width, mailWidth] = file.length <= 120 ? (ADDRESS.exec(file) ?? []) : []
  return name ? { name, width: Number(width ?? mailWidth) } : undefined
}

type PictureOptions = {
  readonly files: FileStore
  readonly isDev: boolean
  readonly folder?: string
}

/**
 * Pictures of goods in the width a page asks for, those that came with the mall and those that
 * shops sent: drawn once, then stored as a file.
 */
export function addPictureRoute(
  app: FastifyInstance,
  { files, isDev, folder = join(import.meta.dirname, '../../../../pictures/made') }: PictureOptions,
): void {
  // Two readers who ask for the same new size wait for one drawing.
  const underWay = new Map<string, Promise<Buffer>>()

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const asked = readPictureAddress(request.params.file)
    const source = asked && (await findSource(asked.name))
    if (!asked || !source) throw refuse('not_found')
    const format = request.params.file.endsWith('.jpg') ? 'jpg' : 'webp'
    const key = `pictures/${asked.name.replaceAll('--', '.')}-${asked.width}-${source.stamp}.${format}`
    reply
      .type(format === 'jpg' ? 'image/jpeg' : 'image/webp')
      .header('cache-control', isDev ? 'no-cache' : 'public, max-age=31536000, immutable')
    // A mail is read on somebody else's page.
    if (format === 'jpg') reply.header('cross-origin-resource-policy', 'cross-origin')
    const stored = await files.open(key)
    if (stored) return reply.header('content-length', stored.bytes).send(stored.stream)
    const drawing = underWay.get(key) ?? drawPicture(source.read, asked.width, format)
    underWay.set(key, drawing)
    try {
      const picture = await drawing
      // A full disk makes the next reader's picture be drawn again; it takes nobody's picture away.
      await files.write(key, picture).catch(passOverFull)
      return await reply.send(picture)
    } finally {
      underWay.delete(key)
    }
  })

  async function findSource(name: string): Promise<Source | undefined> {
    const own = readOwnPicture(name)
    if (own) {
      const { key } = own
      const isThere = (await files.open(key, { from: 0, to: 0 })) !== undefined
      // Under its name it is always the same picture.
      return isThere ? { stamp: 'own', read: () => readStored(files, key) } : undefined
    }
    const path = join(folder, `${name}.webp`)
    const found = await stat(path).catch(() => undefined)
    // A picture that was drawn anew has another time, and so another key.
    return found && { stamp: Math.round(found.mtimeMs).toString(36), read: () => readFile(path) }
  }
}
async function readStored(files: FileStore, key: string): Promise<Buffer> {
  const stored = await files.open(key)
  if (!stored) throw refuse('not_found')
  return buffer(stored.stream)
}
type Source = { readonly stamp: string; read(): Promise<Buffer> }

function passOverFull(error: unknown): void {
  if (!isRefusal(error)) throw error
}

/**
 * The films as they lie there, in the parts that a player asks for. Their names carry a
 * fingerprint.
 */
export async function addFilmRoute(
  app: FastifyInstance,
  {
    isDev,
    folder = join(import.meta.dirname, '../../../../pictures/films/taken'),
  }: { readonly isDev: boolean; readonly folder?: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/films/',
    allowedPath: (path) => path.endsWith('.webm'),
    index: false,
    decorateReply: false,
    ...(isDev ? { maxAge: 0 } : { immutable: true, maxAge: 31_536_000_000 }),
  })
}

/** Unpacked, a picture takes some ten megabytes; a new mall is asked for hundreds at once. */
const inTurn = takeTurns(2)

function drawPicture(read: Source['read'], width: number, format: 'jpg' | 'webp'): Promise<Buffer> {
  return inTurn(async () => {
    const source = sharp(await read())
    const drawn =
      format === 'jpg'
        ? // Whole, and square: a mail gives it a fixed place, and some programs would stretch it to fit.
          source
            .flatten({ background: MAIL_GROUND })
            .resize({ width, height: width, fit: 'contain', background: MAIL_GROUND })
            .jpeg({ quality: 82 })
        : source
            .resize({ width, withoutEnlargement: true, kernel: 'mitchell' })
            .webp({ quality: qualityAt(width), alphaQuality: 90, effort: 4 })
    return drawn.toBuffer()
  })
}
