import { createHash } from 'node:crypto'
import { constants, readFileSync } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Id } from '@galleria/kernel/id'
import { fileKey } from '../../api/src/modules/files/index.ts'
import type { Row } from '../../../database/bulk-insert.ts'
import type { Sku } from './items.ts'

/** What customers photographed, made once by `pictures/photos/take.ts`. */
const takenFolder = join(import.meta.dirname, '../../../pictures/photos/taken')

type Photo = { name: string; width: number; height: number; bytes: number }
export type PhotoCopy = { id: Id<'file'>; photo: string }
type Use = { ownerId: string; purpose: 'review' | 'evidence'; sellerId: number | null; at: number }

/** Photos by what they show, and the copies that were handed out. */
export type Album = {
  copies: PhotoCopy[]
  of(sku: Sku): readonly Photo[]
  /** A copy of somebody's own, as an upload leaves it: its id, and its row in `files`. */
  give(photo: Photo, use: Use): { id: Id<'file'>; row: Row }
}

export function openAlbum(): Album {
  const byPicture = Map.groupBy(
    JSON.parse(readFileSync(join(takenFolder, 'photos.json'), 'utf8')) as Photo[],
    ({ name }) => name.slice(0, name.lastIndexOf('--')),
  )
  const given = new Map<string, number>()
  const copies: PhotoCopy[] = []
  return {
    copies,
    of: (sku) => byPicture.get(sku.picture) ?? [],
    give({ name, width, height, bytes }, { ownerId, purpose, sellerId, at }) {
      const nth = (given.get(name) ?? 0) + 1
      given.set(name, nth)
      const id = copyId(name, nth)
      copies.push({ id, photo: name })
      return {
        id,
        row: {
          id,
          owner_id: ownerId,
          purpose,
          content_type: 'image/webp',
          bytes,
          width,
          height,
          created_at: new Date(at - 4 * 60_000),
          is_public: purpose === 'review',
          seller_id: sellerId,
          attached_at: new Date(at),
        },
      }
    },
  }
}

/** As it lies there before the mall takes it into what it was sent for. */
export const notYetAttached = (row: Row): Row => ({ ...row, is_public: false, attached_at: null })

/**
 * Of the photo and how often it was given: whenever the mall is filled, the same id means the same
 * picture, so a file that is there already is right.
 */
function copyId(photo: string, nth: number): Id<'file'> {
  const hash = createHash('sha256').update(`${photo} ${nth}`).digest('hex')
  return `01950000-0000-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}` as Id<'file'>
}

const AT_ONCE = 16

/**
 * Puts the copies where the mall keeps uploads, in full and as previews. What lies there whole
 * already stays; half a file of a killed start is copied again.
 */
export async function savePhotos(dataDir: string, copies: readonly PhotoCopy[]): Promise<void> {
  const folder = join(dataDir, 'files')
  const wanted = copies.flatMap(({ id, photo }) => [
    { path: join(folder, fileKey(id, 'full')), source: join(takenFolder, `${photo}.webp`) },
    { path: join(folder, fileKey(id, '320')), source: join(takenFolder, `${photo}-320.webp`) },
  ])
  await Promise.all(
    [...new Set(wanted.map(({ path }) => dirname(path)))].map((one) =>
      mkdir(one, { recursive: true }),
    ),
  )
  const left = wanted.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { path, source } of left)
        if ((await sizeOf(path)) !== (await sizeOf(source)))
          await copyFile(source, path, constants.COPYFILE_FICLONE)
    }),
  )
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size
}
