import type { Id } from '@galleria/kernel/id'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By what a carrier knows a parcel of ours: the parcel, and the order it belongs to. */
export function parcelReference({
  id,
  orderId,
}: {
  readonly id: Id<'parcel'>
  readonly orderId: Id<'order'>
}): string {
  return `${id}.${orderId}`
}

/** Undefined for a reference that is none of ours. */
export function readParcelReference(
  reference: string,
): { parcelId: Id<'parcel'>; orderId: Id<'order'> } | undefined {
  const [parcelId = '', orderId = '', more] = reference.split('.')
  if (!UUID.test(parcelId) || !UUID.test(orderId) || more !== undefined) return undefined
  return { parcelId: parcelId as Id<'parcel'>, orderId: orderId as Id<'order'> }
}

export function readLineReference(reference: string): Id<'orderLine'> | undefined {
  return UUID.test(reference) ? (reference as Id<'orderLine'>) : undefined
}
