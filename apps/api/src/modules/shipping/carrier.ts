import * as z from 'zod'
import { callOutside, expectAnswer } from '#platform/outside.ts'

/** A carrier's tracking service. What it answers is checked like any other input. */
const trackAnswer = z.object({
  status: z.string(),
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

export type Track = {
  isDelivered: boolean
  deliveredAt: Date | undefined
  entries: { time: string; area: string; text: string }[]
}

export async function registerTracking(
  carrierUrl: string,
  parcel: { carrierCode: string; number: string; country: string; language: string },
): Promise<void> {
  await callOutside(
    `${carrierUrl}/v1/trackings/${encodeURIComponent(parcel.carrierCode)}/${encodeURIComponent(parcel.number)}`,
    { method: 'PUT', json: { country: parcel.country, language: parcel.language } },
  )
}

/** In the language the parcel was registered with. Undefined for a number the carrier does not know (yet). */
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
    isDelivered,
    deliveredAt: isDelivered && parsed.entries[0] ? new Date(parsed.entries[0].time) : undefined,
    entries: parsed.entries.map(({ time, area, text }) => ({ time, area, text })),
  }
}
