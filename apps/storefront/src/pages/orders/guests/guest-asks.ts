import { reversePath } from '../operations.ts'

type GuestAsks = {
  readonly orderId: string
  /**
   * Where the member goes on: to the form about the same goods, or to the request that is there.
   */
  readonly to: string
  /** Where the code is typed; with a code that was sent, this page is so by whatever address. */
  readonly codePath: string
}

/**
 * `/buyer/as-account?tradeOrderId=`, with what else the page of asking is told, or with the
 * `request` that there is.
 */
export function readGuestAsks({ pathname, searchParams }: URL): GuestAsks {
  const query = new URLSearchParams(searchParams)
  query.delete('step')
  const asked = query.toString().replaceAll('%2C', ',')
  const request = query.get('request') ?? ''
  return {
    orderId: query.get('tradeOrderId') ?? '',
    to: /^asv_[a-z0-9]{26}$/.test(request) ? reversePath(request) : `/buyer/as-apply?${asked}`,
    codePath: `${pathname}?${asked}&step=code`,
  }
}
