import { buffer } from 'node:stream/consumers'
import { fileIdOf } from '@galleria/contract/upload-rules'
import { fromWireId, type Id } from '@galleria/kernel/id'
import sharp from 'sharp'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { ownPictureName, readOwnPicture } from '#platform/own-pictures.ts'
import { fileKey } from './file-address.ts'
import { attachFiles } from './file.store.ts'

/**
 * Pictures of goods, from the addresses that uploads gave to the names under which the shop window shows them. They are copied: what is served to
 * everybody lies apart from what people sent for something else. `undefined` stands where an address is not the caller's upload for goods.
 */
export async function keepGoodsPictures(
  ctx: Context,
  tx: Tx,
  { urls, sellerId }: { readonly urls: readonly string[]; readonly sellerId: number },
): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = []
  for (const url of urls) {
    const id = fromWireId('file', fileIdOf(url) ?? '')
    names.push(id && (await keepGoodsPicture(ctx, tx, id, sellerId)))
  }
  return names
}

async function keepGoodsPicture(
  ctx: Context,
  tx: Tx,
  id: Id<'file'>,
  sellerId: number,
): Promise<string | undefined> {
  const ownerId = buyerOf(ctx)
  await attachFiles(tx, { ownerId, ids: [id], purpose: 'goods', isPublic: false, sellerId })
  const own = await tx
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('purpose', '=', 'goods')
    .where('seller_id', '=', sellerId)
    .where('attached_at', 'is not', null)
    .executeTakeFirst()
  const stored = own && (await ctx.files.open(fileKey(id, 'full')))
  if (!stored) return undefined
  const content = await buffer(stored.stream)
  const { dominant } = await sharp(content).stats()
  const tint = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const name = ownPictureName(id, tint)
  const { key } = readOwnPicture(name)!
  // The same upload again is the same file: a save that comes to nothing leaves a copy that nobody can find.
  await ctx.files.write(key, content)
  return name
}
