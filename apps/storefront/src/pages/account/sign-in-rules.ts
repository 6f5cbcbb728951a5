import { localPath } from '@galleria/contract/local-path'

/** Where to go when signed in: a path of our own, or the account's home. Never the sign-in page itself. */
export function returnPath(to: string | null): string {
  const path = to === null ? '/buyer/index' : localPath(to)
  return /^\/(?:login|signup|reset-password)(?:[/?]|$)/.test(path) ? '/buyer/index' : path
}

/** The sign-in page that comes back to `path`. */
export function signInPath(path: string): string {
  return `/login?to=${encodeURIComponent(path)}`
}

/** The other doors, with the same way back. */
export function doorPath(door: '/login' | '/signup' | '/reset-password', to: string): string {
  return to === '/buyer/index' ? door : `${door}?to=${encodeURIComponent(to)}`
}
