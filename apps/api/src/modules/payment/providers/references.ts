import type { Id } from '@galleria/kernel/id'
import type {
  Attempt,
  ParcelCapture,
  ParcelCaptureTry,
  Refund,
  RefundTry,
} from '../payment.types.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A reference that is no id of ours is somebody else's. */
export const isUuid = (text: string) => UUID.test(text)

/**
 * By what a provider knows a payment of ours: the attempt, and the payment order it pays. That is
 * for the day on which the attempt is lost: a database that was restored to an instant before it
 * knows by it what the money is for.
 */
export function referenceOf({
  id,
  paymentOrderId,
}: Pick<Attempt, 'id' | 'paymentOrderId'>): string {
  return `${id}.${paymentOrderId}`
}

/**
 * What a reference names; nothing for one that is not ours. Payments that were made before had the
 * attempt alone.
 */
export function readReference(
  reference: string,
): { attemptId: Id<'attempt'>; paymentOrderId: Attempt['paymentOrderId'] | undefined } | undefined {
  const [attemptId = '', paymentOrderId, more] = reference.split('.')
  if (!isUuid(attemptId) || more !== undefined) return undefined
  if (paymentOrderId !== undefined && !isUuid(paymentOrderId)) return undefined
  return {
    attemptId: attemptId as Id<'attempt'>,
    paymentOrderId: paymentOrderId as Attempt['paymentOrderId'] | undefined,
  }
}

/**
 * By what a provider knows what was taken for parcels: the try, and the order; for restored books,
 * which know of no try.
 */
export function captureReferenceOf(
  { id }: Pick<ParcelCaptureTry, 'id'>,
  { orderId }: Pick<ParcelCapture, 'orderId'>,
): string {
  return `${id}.${orderId}`
}

export function readCaptureReference(
  reference: string,
): { tryId: Id<'parcelCaptureTry'>; orderId: Id<'order'> } | undefined {
  const [tryId = '', orderId = '', more] = reference.split('.')
  if (!isUuid(tryId) || !isUuid(orderId) || more !== undefined) return undefined
  return { tryId: tryId as Id<'parcelCaptureTry'>, orderId: orderId as Id<'order'> }
}

/**
 * By what a provider knows a refund of ours: the try, and what its buyer is told about: the request
 * that asked for it, or the refund itself. A database that was restored to an instant before knows
 * by it whether that has been told.
 */
export function tryReferenceOf(
  { id }: Pick<RefundTry, 'id'>,
  refund: Pick<Refund, 'id' | 'reverseId'>,
): string {
  return `${id}.${refund.reverseId ?? refund.id}`
}

/** Nothing for one that is not ours. Refunds that were made before had the try alone. */
export function readTryReference(
  reference: string,
): { tryId: Id<'refundTry'>; subjectId: string | undefined } | undefined {
  const [tryId = '', subjectId, more] = reference.split('.')
  if (!isUuid(tryId) || more !== undefined) return undefined
  if (subjectId !== undefined && !isUuid(subjectId)) return undefined
  return { tryId: tryId as Id<'refundTry'>, subjectId }
}
