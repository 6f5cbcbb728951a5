import type { ArgumentOf } from '@galleria/contract/client'
import { toWireId, newId } from '@galleria/kernel/id'
import { upload } from './upload-steps.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'

/** The steps of somebody who wants to sell. */

export type Application = ArgumentOf<'POST /sapi/mall-merchant/apply/submitApply'>

export const workshop: Omit<Application, 'documents'> = {
  company: 'Holzwerk Brandt GmbH',
  taxId: 'de 317 854 208',
  country: 'DE',
  contactName: 'Ben Brandt',
  contactPhone: '+49 40 30123456',
  email: 'holzwerk@example.test',
  shopName: 'Holzwerk Brandt',
  about: 'Tables and benches of oak from the Elbe, planed and oiled by hand.',
  agreed: ['registered', 'returns', 'safety', 'packaging', 'terms'],
  returnAddress: {
    street: 'Hobelgang',
    houseNo: '3',
    detail: '',
    postalCode: '22765',
    city: 'Hamburg',
    province: '',
    country: 'DE',
  },
}

/** A picture of a document, sent by the visitor. */
export async function addDocument(t: TestMall, visitor: Visitor): Promise<string> {
  return (await upload(t, visitor, 'company')).id
}

/** A document as the scanner left it, without sending one. */
export async function storeDocument(
  t: TestMall,
  ownerEmail: string,
  change: { status?: string; purpose?: string } = {},
): Promise<string> {
  const id = newId('file')
  await t.sql(
    `insert into files (id, owner_id, purpose, content_type, bytes, width, height, name, status) select $1, id, $3, 'application/pdf', 1234, 0, 0, 'register.pdf', $4 from users where email = $2`,
    [id, ownerEmail, change.purpose ?? 'document', change.status ?? 'CLEAN'],
  )
  return toWireId('file', id)
}

/** From nothing to an application that waits. */
export async function apply(t: TestMall, visitor: Visitor, change: Partial<Application> = {}) {
  return visitor.call('POST /sapi/mall-merchant/apply/submitApply', {
    ...workshop,
    documents: change.documents ?? [await addDocument(t, visitor)],
    ...change,
  })
}

/**
 * Every seller sells again. A cleared one never comes back: between tests its history is unwritten,
 * which the database lets nobody else do.
 */
export async function reopenSellers(t: TestMall): Promise<void> {
  await t.drain()
  await t.sql('delete from rate_limits')
  await t.sql('delete from cart_lines')
  await t.sql('alter table transitions disable trigger transitions_append_only')
  await t.sql(`delete from transitions where entity = 'seller'`)
  await t.sql('alter table transitions enable trigger transitions_append_only')
  await t.sql(`update sellers set status = 'ACTIVE', status_reason = ''`)
  await t.sql('update items set held_back = false, is_listed = true')
}
