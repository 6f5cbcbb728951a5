import type { LabContext } from './context.ts'

/**
 * Of each provider two keys are good at once, so that a merchant can change them; a test ends one,
 * as a merchant does it in the control panel.
 */
export function opens(
  { endedKeys }: Pick<LabContext, 'endedKeys'>,
  keys: readonly string[],
  given: string,
): boolean {
  return keys.includes(given) && !endedKeys.has(given)
}

/** Of two, `user:password` each, as HTTP Basic has them. */
export function readBasic(authorization: string | undefined): string {
  const [, given = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? []
  return Buffer.from(given, 'base64').toString('utf8')
}
