import type { WireAddress } from '@galleria/contract/address'

/**
 * What is chosen at checkout stands in its address, so that it survives a reload and works without
 * script.
 */
export type Choice = {
  /** Saved address to deliver to; without one the first saved address. */
  readonly address?: string | undefined
  /** Saved address for the bill; without one the address of the delivery. */
  readonly billing?: string | undefined
  /** The code of a coupon, as it was typed, or `STORED_CODE`. */
  readonly coupon?: string | undefined
  readonly edit?: Edit | undefined
}

/**
 * Stands for a code that is in no address, because it is as good as money; no coupon can be called
 * so.
 */
export const STORED_CODE = '*'

/**
 * The section that is open: a list of saved addresses, a form for a new one, or for the saved one
 * with this id.
 */
export type Edit = 'address' | 'address-new' | 'billing' | 'billing-new' | `adr_${string}`

const LISTS = ['address', 'address-new', 'billing', 'billing-new']

export function readChoice(search: URLSearchParams): Choice {
  const edit = search.get('edit') ?? ''
  return {
    address: search.get('address') || undefined,
    billing: search.get('billing') || undefined,
    coupon: search.get('coupon')?.slice(0, 40) || undefined,
    edit: LISTS.includes(edit) || edit.startsWith('adr_') ? (edit as Edit) : undefined,
  }
}

export function checkoutPath({ address, billing, coupon, edit }: Choice): string {
  const search = new URLSearchParams(
    Object.entries({ address, billing, coupon, edit }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  )
  return search.size > 0 ? `/checkout?${search}` : '/checkout'
}

/** Where a saved address leads: it is the one that is used, for what it is. */
export function pathAfterSaving(
  choice: Choice,
  { id, addressType }: Pick<WireAddress, 'id' | 'addressType'>,
): string {
  return addressType === 'BILLING'
    ? checkoutPath({ address: choice.address, billing: id, coupon: choice.coupon })
    : checkoutPath({ address: id, billing: choice.billing, coupon: choice.coupon })
}
