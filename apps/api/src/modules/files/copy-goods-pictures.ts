import { buffer } from 'node:stream/consumers'
import { fileIdOf } from '@galleria/contract/upload-rules'
import { fromWireId, type Id } from '@galleria/kernel/id'
import sharp from 'sharp'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { ownPictureName, readOwnPicture } from '#platform/own-pictures.ts'
import { takeTurns } from '#platform/turns.ts'
import { fileKey } from './file-address.ts'
import { attachFiles } from './file.store.ts'

/** A picture under the name by which the shop window shows it, and the upload that it was. */
export type GoodsPicture = { readonly id: Id<'file'>; readonly name: string }

/** Unpacked, a picture takes some ten megabytes, and a form has up to twelve. */
const inTurn = takeTurns(2)

/**
 * Copies uploads for goods, by the addresses that they were given, to where the shop window's
 * pictures lie: what is served to everybody lies apart from what people sent for something else. An
 * address that is no such upload is not in the map. Outside a transaction, because nobody may wait
 * for a copy; `attachGoodsFiles` says whose they are.
 */
export async function copyGoodsPictures(
  ctx: Context,
  urls: readonly string[],
): Promise<Map<string, GoodsPicture>> {
  const copied = new Map<string, GoodsPicture>()
  for (const url of urls) {
    const id = fromWireId('file', fileIdOf(url) ?? '')
    const name = id && (await inTurn(() => copyGoodsPicture(ctx, id)))
    if (name) copied.set(url, { id, name })
  }
  return copied
}

async function copyGoodsPicture(ctx: Context, id: Id<'file'>): Promise<string | undefined> {
  const known = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('purpose', '=', 'goods')
    .where('owner_id', '=', buyerOf(ctx))
    .executeTakeFirst()
  const stored = known && (await ctx.files.open(fileKey(id, 'full')))
  if (!stored) return undefined
  const content = await buffer(stored.stream)
  const { dominant } = await sharp(content).stats()
  const tint = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const name = ownPictureName(id, tint)
  const { key } = readOwnPicture(name)!
  // The same upload again is the same file: a save that comes to nothing leaves a copy that nobody
  // can find.
  await ctx.files.write(key, content)
  return name
}

type GoodsFiles = {
  readonly ids: readonly Id<'file'>[]
  readonly sellerId: number
  readonly purpose?: 'goods' | 'model'
}

/**
 * Fastens these pictures, or models, to the goods of a seller; answers the ids of those that are
 * that seller's now.
 */
export async function attachGoodsFiles(
  ctx: Context,
  tx: Tx,
  { ids, sellerId, purpose = 'goods' }: GoodsFiles,
): Promise<ReadonlySet<Id<'file'>>> {
  if (ids.length === 0) return new Set()
  await attachFiles(tx, {
    ownerId: buyerOf(ctx),
    ids,
    purpose,
    isPublic: false,
    sellerId,
  })
  const theirs = await tx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('purpose', '=', purpose)
    .where('seller_id', '=', sellerId)
    .where('attached_at', 'is not', null)
    .$castTo<{ id: Id<'file'> }>()
    .execute()
  return new Set(theirs.map(({ id }) => id))
}
