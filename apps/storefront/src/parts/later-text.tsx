import { Plural, Trans } from '@lingui/react/macro'

const DAY_MS = 86_400_000

/** Whole days from a first review to what its author added later. */
export function daysBetween(first: string, later: string): number {
  return Math.max(0, Math.floor((Date.parse(later) - Date.parse(first)) / DAY_MS))
}

/** For how long the goods had been reviewed when more was said about them. */
export function LaterText({ days }: { days: number }) {
  return days === 0 ? (
    <Trans>Added on the same day</Trans>
  ) : (
    <Plural value={days} one="Added a day later" other="Added # days later" />
  )
}
