import { CODE_COOLDOWN_S } from '@galleria/contract/account-rules'

/**
 * Seconds until another code may be asked for, by the server's clock: a reload does not begin them
 * anew [SHR-010].
 */
export function cooldownLeft(sentAt: number | undefined, now: number): number {
  if (sentAt === undefined || sentAt > now) return 0
  return Math.max(0, Math.ceil((sentAt + CODE_COOLDOWN_S * 1000 - now) / 1000))
}
