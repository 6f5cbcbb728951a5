import { cooldownLeft } from '../../../parts/account/cooldown.ts'
import type { Cooldown } from '../../../parts/account/resend.tsx'
import { stepText, type Step } from '../../../parts/account/step-cookie.server.ts'

/**
 * The code for this order that this browser has asked for: to which address it went, and when
 * another can be sent. Whatever page is opened then, the code can be typed there.
 */
export function sentCode(
  step: Step | undefined,
  orderId: string,
  now: number,
): { readonly email: string | undefined; readonly cooldown: Cooldown } | undefined {
  const sentAt = step?.sentAt
  if (sentAt === undefined || stepText(step, 'orderId') !== orderId) return undefined
  const refusedS = Math.ceil((Number(step?.['waitUntil'] ?? 0) - now) / 1000)
  return {
    email: stepText(step, 'email'),
    cooldown: { sentAt, waitS: Math.max(cooldownLeft(sentAt, now), refusedS || 0) },
  }
}

/** Another one was refused for so many seconds: the last one is still good. */
export function waitingStep(step: Step | undefined, waitS: number, now: number): Step {
  return { ...step, waitUntil: now + waitS * 1000 }
}
