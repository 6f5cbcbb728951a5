import type { Site } from '@galleria/contract/storefronts'
import { expectDate } from '../../api/src/modules/merchant/index.ts'
import { HOUR } from '@galleria/kernel/time'

const known = new Map<string, string>()

/**
 * The mall's own rule, asked once per hour and storefront: every line asks it, and calendars are
 * slow.
 */
export function expectDay(orderedAt: number, workingDays: number, site: Site): string {
  const hour = Math.floor(orderedAt / HOUR)
  const key = `${site}:${hour}:${workingDays}`
  const day = known.get(key) ?? expectDate(new Date(hour * HOUR), workingDays, site)
  known.set(key, day)
  return day
}
