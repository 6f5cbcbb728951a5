import type { Id } from '@galleria/kernel/id'
import * as z from 'zod'
import { callOutside, expectAnswer } from '#platform/outside.ts'
import { readParcelReference, readLineReference } from './parcel-reference.ts'
import type { TrackEntry } from './track-words.ts'

/** A carrier's tracking service. What it answers is checked like any other input. */
const trackAnswer = z.object({
  status: z.string(),
  /** Of the texts. */
  language: z.optional(z.string().max(20)),
  entries: z
    .array(
      z.object({
        time: z.iso.datetime({ offset: true }),
        area: z.string().max(200),
        text: z.string().max(500),
        code: z.string().max(60),
      }),
    )
    .max(200),
})

/**
 * Of an entry that says only that a parcel will come. Any other is taken for a look at the parcel
 * itself.
 */
const ANNOUNCED = 'announced'

const wireList = z.object({
  data: z.array(z.unknown()).max(1000),
  next: z.nullable(z.string().max(200)),
})
const wireRegistration = z.object({
  carrier: z.string().max(100),
  number: z.string().regex(/^[A-Za-z0-9]{1,40}$/),
  registeredAt: z.iso.datetime({ offset: true }),
  reference: z.nullish(z.string().max(200)),
  items: z
    .array(z.object({ reference: z.string().max(200), quantity: z.int().min(1) }))
    .max(1000)
    .default([]),
})
const wireNamed = z.object({ carrier: z.string().max(100), number: z.string().max(100) })

export type ParcelLine = { readonly lineId: Id<'orderLine'>; readonly qty: number }
/** A parcel that the tracking service follows, whatever the books know of it. */
export type Registration = {
  readonly carrierCode: string
  readonly number: string
  readonly registeredAt: Date
  /**
   * What we called it; undefined for one that is not ours, or that was registered before we said
   * so.
   */
  readonly named: { readonly parcelId: Id<'parcel'>; readonly orderId: Id<'order'> } | undefined
  /** Empty where it cannot be known. */
  readonly lines: readonly ParcelLine[]
}
type Registrations = {
  readonly registrations: readonly Registration[]
  /** Of entries that cannot be read, what they are called. */
  readonly unreadable: readonly { readonly carrierCode: string; readonly number: string }[]
  readonly next: string | undefined
}

export type Track = {
  /** The carrier has had the parcel in hand. */
  isScanned: boolean
  /** The carrier has given it up; it may find it all the same. */
  isLost: boolean
  isDelivered: boolean
  deliveredAt: Date | undefined
  entries: readonly TrackEntry[]
}

/**
 * With it goes what we call the parcel and what is in it: a database that was restored to an
 * instant before reads it from there.
 */
export async function registerTracking(
  carrierUrl: string,
  parcel: {
    carrierCode: string
    number: string
    country: string
    language: string
    /** What we call it. */
    reference: string
    lines: readonly ParcelLine[]
  },
): Promise<void> {
  await callOutside(
    `${carrierUrl}/v1/trackings/${encodeURIComponent(parcel.carrierCode)}/${encodeURIComponent(parcel.number)}`,
    {
      method: 'PUT',
      json: {
        country: parcel.country,
        language: parcel.language,
        reference: parcel.reference,
        items: parcel.lines.map(({ lineId, qty }) => ({ reference: lineId, quantity: qty })),
      },
    },
  )
}

/**
 * In the language the parcel was registered with. Undefined for a number the carrier does not know
 * (yet).
 */
export async function readTracking(
  carrierUrl: string,
  parcel: { carrierCode: string; number: string },
): Promise<Track | undefined> {
  const answer = await callOutside(
    `${carrierUrl}/v1/trackings/${encodeURIComponent(parcel.carrierCode)}/${encodeURIComponent(parcel.number)}`,
    { method: 'GET' },
  )
  if (answer.status === 404) return undefined
  const parsed = expectAnswer(trackAnswer, answer.body)
  const isDelivered = parsed.status === 'delivered'
  return {
    isScanned: isDelivered || parsed.entries.some(({ code }) => code !== ANNOUNCED),
    isLost: parsed.status === 'lost',
    isDelivered,
    deliveredAt: isDelivered && parsed.entries[0] ? new Date(parsed.entries[0].time) : undefined,
    entries: parsed.entries.map((entry) =>
      parsed.language ? { ...entry, language: parsed.language } : entry,
    ),
  }
}

/**
 * Parcels registered from an instant on, page by page; undefined from a service that offers no list
 * (404, 405).
 */
export async function listRegistrations(
  carrierUrl: string,
  { since, after }: { readonly since: Date; readonly after: string | undefined },
): Promise<Registrations | undefined> {
  const query = new URLSearchParams({ since: since.toISOString(), limit: String(PAGE) })
  if (after) query.set('after', after)
  const answer = await callOutside(`${carrierUrl}/v1/trackings?${query}`, { method: 'GET' })
  if (answer.status === 404 || answer.status === 405) return undefined
  const { data, next } = expectAnswer(wireList, answer.body)
  const read = data.map((entry) => ({ entry, one: wireRegistration.safeParse(entry).data }))
  return {
    registrations: read.flatMap(({ one }) => (one ? [presentRegistration(one)] : [])),
    unreadable: read.flatMap(({ entry, one }) => (one ? [] : [nameOf(entry)])),
    next: next ?? undefined,
  }
}
/** Small enough for an answer with all the lines of each. */
const PAGE = 100

function presentRegistration(one: z.output<typeof wireRegistration>): Registration {
  const lines = one.items.map(({ reference, quantity }) => ({
    lineId: readLineReference(reference),
    qty: quantity,
  }))
  const areOurs = lines.every((line): line is ParcelLine => line.lineId !== undefined)
  return {
    carrierCode: one.carrier,
    number: one.number.toUpperCase(),
    registeredAt: new Date(one.registeredAt),
    named: readParcelReference(one.reference ?? ''),
    lines: areOurs ? lines : [],
  }
}

function nameOf(entry: unknown): { carrierCode: string; number: string } {
  const { success, data } = wireNamed.safeParse(entry)
  return success
    ? { carrierCode: data.carrier, number: data.number }
    : { carrierCode: '', number: '' }
}
