import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, imageFile, text } from '../wire.ts'
import { merchantReverse, reference, wireReverse } from './calls.ts'
import { LONGEST_DISPUTE_TEXT, MOST_DISPUTE_PHOTOS, MOST_PROOF_DOCUMENTS } from './dispute-rules.ts'

/** What both sides add to what they have said to the mall, until it has ruled. */

const proof = z.object({
  ...reference.shape,
  content: text(LONGEST_DISPUTE_TEXT, 1),
  attachmentList: z.optional(
    z.object({ files: z.array(imageFile).check(z.maxLength(MOST_DISPUTE_PHOTOS)) }),
  ),
  /** PDF documents of the own upload. */
  documents: z.optional(
    z.array(z.object({ id: idOf('file') })).check(z.maxLength(MOST_PROOF_DOCUMENTS)),
  ),
  requestKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
})

export const reverseProofCalls = {
  addProof: defineCall({
    call: 'POST /sapi/mall-order/web/reverseorder/addProof',
    who: 'member',
    about:
      'Adds words, photos and documents to what the mall was told, until it has ruled; the shop is told by mail. A key that was used adds nothing more.',
    body: proof,
    reply: wireReverse,
    refusals: ['reverse.not_found', 'reverse.state', 'dispute.proofs_full'],
  }),
  addShopsProof: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/addProof',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'The shop adds to its side, once it has said it or had its time; the buyer is told by mail. A key that was used adds nothing more.',
    body: proof,
    reply: merchantReverse,
    refusals: ['reverse.not_found', 'reverse.state', 'reverse.own_purchase', 'dispute.proofs_full'],
  }),
}
