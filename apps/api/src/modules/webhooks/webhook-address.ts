import { refuse } from '@galleria/contract/refusals'
import type { Env } from '#platform/env.ts'
import { isLoopback, isPublicAddress, resolvePublic, type Reach } from '#platform/public-address.ts'

type Mode = Pick<Env, 'mode'>

/** A demo may also tell programs on its own machine: the lab, and whoever tries things out. */
export function mayReach({ mode }: Mode): Reach {
  return (address) => isPublicAddress(address) || (mode === 'demo' && isLoopback(address))
}

/**
 * The address as it is kept. Looked at when it is given and again each time something is sent: a
 * name can lead elsewhere tomorrow.
 */
export async function demandAddress(env: Mode, typed: string): Promise<string> {
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  const isAllowed =
    url && (url.protocol === 'https:' || (env.mode === 'demo' && url.protocol === 'http:'))
  if (!isAllowed || url.username || url.password) throw refuse('webhook.address')
  url.hash = ''
  await resolvePublic(url.hostname, mayReach(env)).catch(() => {
    throw refuse('webhook.address')
  })
  return url.href
}
