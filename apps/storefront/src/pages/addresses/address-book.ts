import { isProblem, type Client } from '@galleria/contract/client'
import { localPath } from '@galleria/contract/local-path'
import type { WireAddress } from '@galleria/contract/address'
import type { AddressType } from '@galleria/contract/address-rules'
import { pick } from '@galleria/kernel/pick'

/**
 * What is open over the book stands in its address, so that it works without script and the way
 * back closes it.
 */
export type BookView = {
  readonly edit?: string | undefined
  readonly add?: AddressType | undefined
  /** The page that wants an address: once one is saved, it goes on there. */
  readonly to?: string | undefined
}

export function readView(search: URLSearchParams): BookView {
  const [add, to] = [search.get('new'), search.get('to')]
  return {
    edit: search.get('edit') || undefined,
    add: add === 'SHIPPING' || add === 'BILLING' ? add : undefined,
    ...(to ? { to: localPath(to) } : {}),
  }
}

export function bookPath({ edit, add, to }: BookView = {}): string {
  const view: Record<string, string> | undefined = edit ? { edit } : add ? { new: add } : undefined
  if (!view) return '/buyer/addresses'
  return `/buyer/addresses?${new URLSearchParams({ ...view, ...(to ? { to } : {}) })}`
}

/** What became of something that was done to an address of the book. */
export type BookOutcome = 'deleted' | 'default' | 'gone' | 'unfit'

export async function deleteAddress(call: Client, id: string): Promise<BookOutcome> {
  return doneOr(async () => {
    await call('POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow', { id })
    return 'deleted'
  })
}

/** What an address is saved with, but for its places, which are a list of their own. */
const savedFields = [
  'gender',
  'firstName',
  'lastName',
  'personPhone',
  'areaCode',
  'email',
  'company',
  'taxCode',
  'eori',
  'poiName',
  'houseNo',
  'detailAddress',
  'postalCode',
  'city',
  'province',
  'country',
  'addressLongitude',
  'addressLatitude',
  'hearFrom',
  'subscribe',
  'addressType',
] as const

/**
 * Makes an address the usual one: saved again as it is, with the mark. One that no longer keeps the
 * rules is put right first.
 */
export async function makeDefault(
  call: Client,
  id: string,
): Promise<{ outcome: BookOutcome; address?: WireAddress }> {
  const found = (
    await call('POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow', {})
  ).find((one) => one.id === id)
  if (!found) return { outcome: 'gone' }
  let address: WireAddress | undefined
  const outcome = await doneOr(async () => {
    address = await call('POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow', {
      id,
      ...pick(found, savedFields),
      districtList: [...found.districtList],
      isDefault: true,
    })
    return 'default'
  })
  return address ? { outcome, address } : { outcome }
}

async function doneOr(work: () => Promise<BookOutcome>): Promise<BookOutcome> {
  try {
    return await work()
  } catch (error) {
    if (!isProblem(error)) throw error
    // An id that is none is as little there as one of somebody else.
    if (error.status === 404 || error.body.errors?.some(({ path }) => path === 'id')) return 'gone'
    if (error.body.errors) return 'unfit'
    throw error
  }
}
