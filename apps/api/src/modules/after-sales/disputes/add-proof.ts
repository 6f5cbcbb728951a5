import type { MerchantReverse, WireReverse } from '@galleria/contract/after-sales'
import { MOST_PROOFS } from '@galleria/contract/after-sales-dispute-rules'
import type { reverseProofCalls } from '@galleria/contract/after-sales-proof'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { attachProofDocuments, attachSide } from './attach-evidence.ts'
import { addProof as keepProof, readProofs } from './dispute.store.ts'
import { lock, lockSellers } from '../lock-reverse.ts'
import { readReverse, readSellersReverse } from '../read-reverse.ts'
import { operationsOf } from '../reverse.present.ts'
import { findReverse } from '../reverse.queries.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

type Proof = Parsed<typeof reverseProofCalls.addProof>

/** What its buyer adds to what the mall was told; the shop reads it, too. */
export async function addProof(ctx: Context, proof: Proof): Promise<WireReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lock(tx, () => findReverse(tx, buyerOf(ctx), proof.id))
    if (!(await keep(ctx, tx, reverse, { proof, side: 'BUYER' }))) return
    await writeToShop(ctx, tx, reverse, { kind: 'proofAddedShop' })
  })
  return readReverse(ctx, proof.id)
}

/** And what the shop adds to its side. */
export async function addShopsProof(ctx: Context, proof: Proof): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, proof.id)
    if (!(await keep(ctx, tx, reverse, { proof, side: 'SHOP' }))) return
    noteChanges(tx, { kind: 'reverse', id: reverse.id }, { after: {} })
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'proofAdded' })
  })
  return readSellersReverse(ctx, proof.id)
}

/** False where it was added before, by the first of two presses. */
async function keep(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  { proof, side }: { readonly proof: Proof; readonly side: 'BUYER' | 'SHOP' },
): Promise<boolean> {
  const { isThere, count } = await readProofs(tx, reverse.id, {
    side,
    requestKey: proof.requestKey,
  })
  if (isThere) return false
  const operationList = operationsOf(reverse, side === 'BUYER' ? 'buyer' : 'merchant')
  if (!operationList.includes('addProof')) throw refuse('reverse.state', { operationList })
  if (count >= MOST_PROOFS) throw refuse('dispute.proofs_full')
  const by = buyerOf(ctx)
  await keepProof(tx, {
    id: ctx.newId('reverseProof'),
    reverseId: reverse.id,
    side,
    content: proof.content,
    photos: await attachSide(tx, by, reverse.sellerId, proof.attachmentList?.files),
    documents: await attachProofDocuments(tx, by, proof.documents),
    by,
    at: ctx.now(),
    requestKey: proof.requestKey,
  })
  return true
}
