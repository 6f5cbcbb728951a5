import { buffer } from 'node:stream/consumers'
import { modelIdOf } from '@galleria/contract/upload-rules'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { goodsModelKey } from '#platform/goods-models.ts'
import { modelKey } from './file-address.ts'
import type { Shape } from './models/model.types.ts'

/**
 * Copies the caller's upload of a model to where the shop window's models lie; undefined for an
 * address that is none. `attachGoodsFiles` says whose it is.
 */
export async function copyGoodsModel(
  ctx: Context,
  url: string,
): Promise<{ readonly id: Id<'file'>; readonly shape: Shape } | undefined> {
  const id = fromWireId('file', modelIdOf(url) ?? '')
  const known =
    id &&
    (await ctx.db
      .selectFrom('files')
      .select('shape')
      .where('id', '=', id)
      .where('purpose', '=', 'model')
      .where('owner_id', '=', buyerOf(ctx))
      .$castTo<{ shape: Shape }>()
      .executeTakeFirst())
  const stored = known && (await ctx.files.open(modelKey(id)))
  if (!id || !known || !stored) return undefined
  // The same model again is the same file: a save that comes to nothing leaves a copy that nobody
  // can find.
  await ctx.files.write(goodsModelKey(known.shape.name), await buffer(stored.stream))
  return { id, shape: known.shape }
}
