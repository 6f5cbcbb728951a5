import { createCookie } from 'react-router'

/**
 * What a form of several steps has to remember between them: the address a code went to, the token
 * of the step before. In a cookie that no script reads, because an address in the URL would be kept
 * by histories and logs. The server's calls judge whatever it says.
 */
export type Step = {
  readonly [name: string]: string | number | undefined
  /** Milliseconds; when the last code was sent. */ readonly sentAt?: number
}

/** As long as the longest token of a step. */
const MAX_AGE_S = 30 * 60

export function stepCookie(flow: string, origin: string) {
  const cookie = createCookie(`step-${flow}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https'),
    maxAge: MAX_AGE_S,
  })
  return {
    async read(request: Request): Promise<Step | undefined> {
      const stored: unknown = await cookie
        .parse(request.headers.get('cookie'))
        .catch(() => undefined)
      if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
      return Object.fromEntries(
        Object.entries(stored).filter(
          ([, value]) => typeof value === 'string' || typeof value === 'number',
        ),
      )
    },
    /** The header that keeps it. */
    keep: async (step: Step) => ({ 'set-cookie': await cookie.serialize(step) }),
    forget: async () => ({ 'set-cookie': await cookie.serialize('', { maxAge: 0 }) }),
  }
}

/** Text of a step, or nothing. */
export function stepText(step: Step | undefined, name: string): string | undefined {
  const value = step?.[name]
  return typeof value === 'string' && value !== '' && value.length <= 500 ? value : undefined
}
