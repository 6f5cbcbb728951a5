import { readTracks, type AnyTrack, type TrackEntry } from './track.ts'

/**
 * One way of goods between a buyer and a shop after the sale: back (`USER`) or out again
 * (`SELLER`).
 */
export type Shipment = {
  readonly by: 'USER' | 'SELLER'
  readonly carrier: string
  /** What the tracking service calls the carrier; empty where nobody said. */
  readonly carrierCode: string
  readonly number: string
  readonly tracks: readonly TrackEntry[]
}

/**
 * Shipments of an after-sales order in either of the shapes the documents name: an entry of
 * `fulfillmentProgressList`, of which those that were sent (`SEND_DELIVERY`) are shipments, and the
 * older `{ operaterType, fulfillmentServiceProvider.entityName, entityCode, serviceCode }`, which
 * has no status. It comes from the browser's history, too, so nothing is taken for granted.
 */
export function readShipments(list: unknown): Shipment[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown): Shipment[] => {
    const by = textOf(entry, 'operaterType')
    const status = textOf(entry, 'fulfillmentProgressStatus')
    if ((by !== 'USER' && by !== 'SELLER') || (status !== '' && status !== 'SEND_DELIVERY'))
      return []
    const carrier = partOf(entry, 'fulfillmentServiceProvider')
    const tracks = partOf(entry, 'logisticsList')
    return [
      {
        by,
        carrier: textOf(carrier, 'entityName') || textOf(entry, 'entityName'),
        carrierCode: textOf(carrier, 'entityCode') || textOf(entry, 'entityCode'),
        number: textOf(entry, 'serviceCode'),
        tracks: Array.isArray(tracks) ? readTracks(tracks.filter(isTrack)) : [],
      },
    ]
  })
}

/**
 * What a page hands over with the way to `/buyer/m-logistics`; undefined when it handed over
 * nothing.
 */
export function readHandedShipments(state: unknown): Shipment[] | undefined {
  const list = partOf(state, 'fulfillmentProgressList') ?? partOf(state, 'logisticsList')
  return Array.isArray(list) ? readShipments(list) : undefined
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null
    ? (whole as Record<string, unknown>)[name]
    : undefined
}
function textOf(whole: unknown, name: string): string {
  const value = partOf(whole, name)
  return typeof value === 'string' ? value : ''
}
function isTrack(entry: unknown): entry is AnyTrack {
  return typeof entry === 'object' && entry !== null
}
