import type { Parsed } from '@galleria/contract/define-call'
import type { merchantEntryCalls, WireApplication } from '@galleria/contract/merchant-entry'
import { applicationErrors, isSellerCountry } from '@galleria/contract/application-rules'
import type { ApplicationFields } from '@galleria/contract/merchant-rules'
import { tidyEmail } from '@galleria/contract/email'
import { isPhone } from '@galleria/contract/phone-check'
import { tidyPostalCode } from '@galleria/contract/postal-codes'
import { readSellerTaxId } from '@galleria/contract/seller-tax'
import { refuse } from '@galleria/contract/refusals'
import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { findHistory } from '#platform/transitions.ts'
import { attachDocuments, type AttachOutcome } from '#modules/files/index.ts'
import { operationsOf, presentApplication } from './application.present.ts'
import { findOwnApplication } from './application.queries.ts'
import {
  findDocumentsOf,
  moveApplication,
  saveDraft,
  type ApplicationForm,
} from './application.store.ts'
import type { ApplicationRow } from './application.types.ts'
import { findSellerOf } from './seller.store.ts'
import { merchantJobs } from './merchant.jobs.ts'

/** How often an application may be sent: each time people look at it. */
const SUBMITS = { times: 10, seconds: 86_400 }

const APPLICANT = { actor: 'applicant', isOwn: true } as const

export async function readOwnApplication(
  ctx: Context,
): Promise<{ application: WireApplication | null }> {
  const row = await findOwnApplication(ctx.db, buyerOf(ctx))
  return { application: row ? await present(ctx, row) : null }
}

/** Saves what is filled in so far, right or not: only sending asks whether it is. */
export async function saveApplication(
  ctx: Context,
  form: Parsed<typeof merchantEntryCalls.saveApply>,
): Promise<WireApplication> {
  await ctx.inTransaction(async (tx) => {
    await save(ctx, tx, form)
  })
  return readAgain(ctx)
}

/**
 * Sends it to be looked at: complete by the same rules as the form's, saved and moved in one
 * transaction.
 */
export async function submitApplication(
  ctx: Context,
  given: Parsed<typeof merchantEntryCalls.submitApply>,
): Promise<WireApplication> {
  const errors = applicationErrors(given, isPhone)
  if (errors.length > 0) throw refuseFields(errors)
  await countAgainst(ctx, `apply:${buyerOf(ctx)}`, SUBMITS)
  await ctx.inTransaction(async (tx) => {
    // Nobody at the desk opens what has not been looked at.
    if ((await save(ctx, tx, tidy(given))) === 'waiting')
      throw refuseFields([{ path: 'documents', code: 'document_waiting' }])
    const draft = await findOwnApplication(tx, buyerOf(ctx))
    if (
      !draft ||
      !(await moveApplication(tx, draft.id, {
        move: 'submit',
        actor: 'applicant',
        actorId: buyerOf(ctx),
        at: ctx.now(),
      }))
    )
      throw await stateRefusal(ctx, tx)
    await ctx.jobs.send(tx, merchantJobs.mailApplication, {
      applicationId: draft.id,
      kind: 'submitted',
    })
    await ctx.jobs.send(tx, merchantJobs.mailApplied, {
      applicationId: draft.id,
      sentAt: ctx.now().toISOString(),
    })
  })
  return readAgain(ctx)
}

/** Takes it back while nobody has decided: a draft again, as it was sent. */
export async function withdrawApplication(ctx: Context): Promise<WireApplication> {
  await ctx.inTransaction(async (tx) => {
    const sent = await findOwnApplication(tx, buyerOf(ctx))
    if (!sent) throw refuse('application.not_found')
    if (
      !(await moveApplication(tx, sent.id, {
        move: 'withdraw',
        actor: 'applicant',
        actorId: buyerOf(ctx),
        at: ctx.now(),
      }))
    )
      throw await stateRefusal(ctx, tx)
  })
  return readAgain(ctx)
}

async function save(ctx: Context, tx: Tx, form: ApplicationForm): Promise<AttachOutcome> {
  const userId = buyerOf(ctx)
  if (await findSellerOf(tx, userId)) throw refuse('application.seller')
  const before = form.documents ? await findDocumentsOf(tx, userId) : []
  if (!(await saveDraft(tx, { id: ctx.newId('application'), userId, form, at: ctx.now() })))
    throw await stateRefusal(ctx, tx)
  if (!form.documents) return 'attached'
  const after = await findDocumentsOf(tx, userId)
  const outcome = await attachDocuments(tx, {
    ownerId: userId,
    ids: form.documents,
    known: before,
    dropped: before.filter((id) => !after.includes(id)),
  })
  if (outcome === 'foreign') throw refuseFields([{ path: 'documents', code: 'document' }])
  return outcome
}

/**
 * As it is stored: the mail address as it is sent to, the tax id with its country, the postal code
 * as it is written there.
 */
function tidy(given: Parsed<typeof merchantEntryCalls.submitApply>): typeof given {
  const country = (given as ApplicationFields).country
  return {
    ...given,
    email: tidyEmail(given.email),
    taxId: isSellerCountry(country)
      ? (readSellerTaxId(country, given.taxId) ?? given.taxId)
      : given.taxId,
    returnAddress: tidyReturnAddress(given.returnAddress),
  }
}

function tidyReturnAddress<Address extends { country: string; postalCode: string }>(
  address: Address,
): Address {
  return isSellerCountry(address.country)
    ? { ...address, postalCode: tidyPostalCode(address.country, address.postalCode) }
    : address
}

async function stateRefusal(ctx: Context, tx: Tx): Promise<Error> {
  const now = await findOwnApplication(tx, buyerOf(ctx))
  return refuse('application.state', { operationList: now ? operationsOf(now, APPLICANT) : [] })
}

async function readAgain(ctx: Context): Promise<WireApplication> {
  const row = await findOwnApplication(ctx.db, buyerOf(ctx))
  if (!row) throw new Error('an application that was just written is not there')
  return present(ctx, row)
}

async function present(ctx: Context, row: ApplicationRow): Promise<WireApplication> {
  return presentApplication(row, await findHistory(ctx.db, 'application', row.id), APPLICANT)
}
