import { addressRules, type ValidAddress } from '@galleria/contract/address-rules'
import { storefronts } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/kernel/refusal'
import { issueCode, refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { addAddress, changeAddress, findAddress, type AddressRow } from './address.store.ts'

const MOST_ADDRESSES = 50

/** Saves a new address or a change to one, by the rules of the storefront it is for. */
export async function keepAddress(ctx: Context, form: Record<string, unknown> & { id?: Id<'address'> | undefined }): Promise<AddressRow> {
  const valid = checkAddress(ctx, form)
  const buyerId = buyerOf(ctx)
  const id = form.id ?? ctx.newId('address')
  const regionCode = storefronts[ctx.site].country
  return ctx.inTransaction(async (tx) => {
    if (form.id) {
      if (!await changeAddress(tx, { ...valid, id, buyerId, regionCode })) throw refuse('address.not_found')
    } else {
      const { count } = await tx.selectFrom('addresses').select((eb) => eb.fn.countAll<number>().as('count')).where('buyer_id', '=', buyerId).executeTakeFirstOrThrow()
      if (count >= MOST_ADDRESSES) throw refuseFields([{ path: 'poiName', code: 'too_big' }])
      await addAddress(tx, { ...valid, id, buyerId, site: ctx.site, regionCode, createdAt: ctx.now() })
    }
    const saved = await findAddress(tx, buyerId, id)
    if (!saved) throw refuse('address.not_found')
    return saved
  })
}

function checkAddress(ctx: Context, form: Record<string, unknown>): ValidAddress {
  const parsed = addressRules[ctx.site].safeParse(withBlanks(form))
  if (parsed.success) return parsed.data
  throw refuseFields(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), code: issueCode(issue) })))
}

/** A field left out is an empty one, so that it is answered as "required" rather than as a wrong type. */
function withBlanks(form: Record<string, unknown>): Record<string, unknown> {
  const fields = ['gender', 'firstName', 'lastName', 'personPhone', 'email', 'company', 'poiName', 'houseNo', 'detailAddress', 'postalCode', 'city', 'province', 'country', 'hearFrom']
  return { ...Object.fromEntries(fields.map((field) => [field, form[field] ?? ''])), isDefault: form['isDefault'] ?? false }
}
