import { storefronts, type Site } from '@galleria/contract/storefronts'
import { writeHistory, type Books, type Step } from './books.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { carriers } from '../../../database/reference/carriers.ts'
import { CONFIRM_AFTER_DELIVERY, type ParcelPlan } from './parcel-plan.ts'
import type { Buyer } from './people.ts'
import type { Random } from './random.ts'
import type { Shop } from './shops.ts'

type CarrierCode = (typeof carriers)[number]['code']

/** Who drives in a storefront's country. */
const onTheRoad: Readonly<Record<Site, readonly CarrierCode[]>> = {
  DE: ['dhl', 'dhl', 'dpd', 'gls', 'ups'],
  NL: ['postnl', 'postnl', 'dpd'],
  ES: ['gls', 'ups', 'dpd'],
  SE: ['postnord', 'postnord', 'ups'],
  FR: ['dpd', 'gls', 'ups'],
  IT: ['gls', 'ups'],
  PL: ['inpost', 'dpd', 'inpost'],
  UK: ['royal-mail', 'dpd', 'ups'],
}
/** Numbers look alike at each carrier. */
const numberHeads: Readonly<Record<CarrierCode, string>> = {
  dhl: '00340',
  dpd: '0150',
  gls: 'ZK',
  ups: '1Z',
  postnl: '3SGALL',
  postnord: '00373',
  inpost: '6200',
  'royal-mail': 'GB',
}

/** Where a shop's parcels are sorted, by the country of its seat. */
const sortingCentres: Readonly<Record<string, string>> = {
  DE: 'Leipzig',
  NL: 'Utrecht',
  ES: 'Zaragoza',
  FR: 'Orléans',
  PL: 'Łódź',
  GB: 'Northampton',
}

export type ParcelNumber = { carrierId: number; number: string }
/** As one of the carriers who drive there would number a parcel. */
export function drawParcelNumber(random: Random, site: Site): ParcelNumber {
  const code = random.pick(onTheRoad[site])
  return {
    carrierId: carriers.find((carrier) => carrier.code === code)!.id,
    number: numberHeads[code] + random.text(12, '0123456789'),
  }
}

type Sending = {
  parcel: ParcelPlan
  buyer: Buyer
  orderId: string
  lineIds: readonly string[]
  shop: Shop
  shopCity: string
  now: number
}

/** A parcel on its way or at its end, with its history and track. Returns its id. */
export function recordParcel(
  random: Random,
  books: Books,
  { parcel, buyer, orderId, lineIds, shop, shopCity, now }: Sending,
): string {
  const id = random.uuid(parcel.shippedAt)
  const { carrierId, number } = drawParcelNumber(random, buyer.site)
  const isSigned = parcel.signedAt <= now
  const isDelivered = parcel.deliveredAt <= now
  const steps: Step[] = [
    {
      to: 'SEND_DELIVERY',
      event: 'send',
      actor: 'merchant',
      facts: { sellerId: shop.id },
      at: parcel.shippedAt,
    },
  ]
  if (isSigned)
    steps.push({
      to: 'SIGN_IN',
      event: 'sign',
      actor: parcel.signedBy,
      actorId: parcel.signedBy === 'buyer' ? buyer.id : null,
      at: parcel.signedAt,
    })
  const { state, version } = writeHistory(books, 'parcel', id, steps)

  books.parcels.push({
    id,
    buyer_id: buyer.id,
    order_id: orderId,
    carrier_id: carrierId,
    number,
    status: state,
    version,
    shipped_at: new Date(parcel.shippedAt),
    scanned_at: parcel.shippedAt + 2 * HOUR <= now ? new Date(parcel.shippedAt + 2 * HOUR) : null,
    delivered_at: isDelivered ? new Date(parcel.deliveredAt) : null,
    signed_at: isSigned ? new Date(parcel.signedAt) : null,
    // Open parcels of the demo stay open for a year, so that one can confirm them.
    confirm_by: new Date(isSigned ? parcel.deliveredAt + CONFIRM_AFTER_DELIVERY : now + 365 * DAY),
  })
  for (const [line, qty] of parcel.carries.entries()) {
    if (qty > 0) books.parcel_lines.push({ parcel_id: id, line_id: lineIds[line], qty })
  }
  const from = {
    start: `${shopCity}, ${shop.country}`,
    hub: `${sortingCentres[shop.country]}, ${shop.country}`,
  }
  const entries = trackEntries(
    parcel,
    from,
    `${buyer.address.city}, ${storefronts[buyer.site].country}`,
    now,
  )
  // No carrier knows the demo's parcels; asking for them would only delay the answers about real
  // ones.
  books.parcel_tracks.push({ parcel_id: id, entries, checked_at: new Date(now + 365 * DAY) })
  return id
}

/** What the carrier reported so far, newest first. */
function trackEntries(
  { shippedAt, deliveredAt }: ParcelPlan,
  from: { start: string; hub: string },
  area: string,
  now: number,
): { time: string; area: string; text: string; code: string; language: string }[] {
  // A parcel still on the road arrives when it would usually.
  const arrival = Number.isFinite(deliveredAt) ? deliveredAt : shippedAt + 4 * DAY
  const entries = [
    {
      at: shippedAt + 2 * HOUR,
      area: from.start,
      text: 'The parcel has been collected from the sender.',
      code: 'collected',
    },
    {
      at: shippedAt + 11 * HOUR,
      area: from.hub,
      text: 'The parcel has left the sorting centre.',
      code: 'departed_hub',
    },
    {
      at: arrival - 5 * HOUR,
      area,
      text: 'The parcel has arrived at the delivery depot.',
      code: 'arrived_depot',
    },
    {
      at: arrival - 2 * HOUR,
      area,
      text: 'The parcel is out for delivery.',
      code: 'out_for_delivery',
    },
    { at: deliveredAt, area, text: 'The parcel has been delivered.', code: 'delivered' },
  ]
  return entries
    .filter(({ at }) => at <= now)
    .map(({ at, ...entry }) => ({ time: new Date(at).toISOString(), language: 'en', ...entry }))
    .toReversed()
}
