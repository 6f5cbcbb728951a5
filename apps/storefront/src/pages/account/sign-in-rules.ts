import { redirect, redirectDocument } from 'react-router'
import { localPath } from '@galleria/contract/local-path'

/**
 * Where to go when signed in: a path of our own, or the account's home. Never the sign-in page
 * itself.
 */
export function returnPath(to: string | null): string {
  const path = to === null ? '/buyer/index' : localPath(to)
  return /^\/(?:login|signup|reset-password)(?:[/?]|$)/.test(path) ? '/buyer/index' : path
}

/** The sign-in page that comes back to `path`. */
export function signInPath(path: string): string {
  return `/login?to=${encodeURIComponent(path)}`
}

const BACK_OFFICE = '/backoffice'

/** The back office is another program: a link to it leaves this one. */
export function isBackOffice(path: string): boolean {
  return new RegExp(`^${BACK_OFFICE}(?:[/?]|$)`).test(path)
}

/** Goes on to where the person was, once signed in. */
export function goTo(path: string): Response {
  return isBackOffice(path) ? redirectDocument(path, 303) : redirect(path, 303)
}

/** Where the person signs in to come back to `to`: at the door of the program it belongs to. */
export function signInDoor(to: string): string {
  if (!isBackOffice(to)) return doorPath('/login', to)
  const next = to.slice(BACK_OFFICE.length) || '/'
  return `${BACK_OFFICE}/login?next=${encodeURIComponent(next)}`
}

/** The other doors, with the same way back. */
export function doorPath(door: '/login' | '/signup' | '/reset-password', to: string): string {
  return to === '/buyer/index' ? door : `${door}?to=${encodeURIComponent(to)}`
}
