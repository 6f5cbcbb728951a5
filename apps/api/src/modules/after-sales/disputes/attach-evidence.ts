import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { Id } from '@galleria/kernel/id'
import { attachDocument, attachEvidence, readFileUrls } from '#modules/files/index.ts'
import type { OrderRow } from '#modules/order/index.ts'
import { setInspectionPhotos } from '../answering/inspection.store.ts'
import type { ReverseRow } from '../reverse.types.ts'

type Files = readonly { readonly url: string }[] | undefined

/** What a buyer shows with a request: the buyer and the shop see it. */
export function attachBuyersEvidence(tx: Tx, order: OrderRow, files: Files): Promise<Id<'file'>[]> {
  return attachEvidence(tx, { ownerId: order.buyerId, sellerId: order.sellerId }, files)
}

/**
 * Of a request that is said otherwise: pictures that it showed already stay, others are new
 * uploads.
 */
export async function storeEvidence(
  tx: Tx,
  reverse: Pick<ReverseRow, 'buyerId' | 'sellerId' | 'evidence'>,
  files: Files = [],
): Promise<Id<'file'>[]> {
  const ids = readFileUrls(files.map(({ url }) => url))
  if (!ids) throw refuseFields([{ path: 'attachmentList.files', code: 'picture' }])
  const isNew = files.filter((_, index) => !reverse.evidence.includes(ids[index]!))
  await attachEvidence(tx, { ownerId: reverse.buyerId, sellerId: reverse.sellerId }, isNew)
  return [...new Set(ids)]
}

export function namesSameEvidence(
  { evidence }: Pick<ReverseRow, 'evidence'>,
  files: Files = [],
): boolean {
  return readFileUrls(files.map(({ url }) => url))?.join() === evidence.join()
}

/** What a side shows the mall: its uploader, the shop, the buyer and the mall see it. */
export function attachSide(
  tx: Tx,
  ownerId: Id<'user'>,
  sellerId: number,
  files: Files,
): Promise<Id<'file'>[]> {
  return attachEvidence(tx, { ownerId, sellerId }, files)
}

/**
 * Documents of a side, which the mall and the other side may open as well once they were found
 * harmless. `path`: the call's field, at which one that cannot be taken is refused.
 */
export async function attachProofDocuments(
  tx: Tx,
  ownerId: Id<'user'>,
  documents: readonly { readonly id: Id<'file'> }[] = [],
  path = 'documents',
): Promise<Id<'file'>[]> {
  const ids = [...new Set(documents.map(({ id }) => id))]
  for (const id of ids)
    if (!(await attachDocument(tx, ownerId, id))) throw refuseFields([{ path, code: 'picture' }])
  return ids
}

/**
 * What a shop shows when it declines: its own staff and the buyer see it, and the mall where it is
 * asked.
 */
export function attachShopsProof(
  ctx: Context,
  tx: Tx,
  { sellerId }: ReverseRow,
  files: Files,
): Promise<Id<'file'>[]> {
  return attachEvidence(tx, { ownerId: buyerOf(ctx), sellerId }, files)
}

/** What a shop shows of goods that came back: its own staff and the buyer see it. */
export async function attachShopsPhotos(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  files: Files,
): Promise<Id<'file'>[]> {
  const ids = await attachShopsProof(ctx, tx, reverse, files)
  if (ids.length > 0) await setInspectionPhotos(tx, reverse.id, ids)
  return ids
}
