import { localPath } from '../../local-path.ts'

export type SignInError = 'account' | 'password' | 'wrong' | 'tooMany'

/** Which field is missing, before the shop is asked. */
export function checkSignIn(account: string, password: string): SignInError | undefined {
  if (account === '') return 'account'
  return password === '' ? 'password' : undefined
}

/** Where to go when signed in: a path of our own, or the account's home. Never the sign-in page itself. */
export function returnPath(to: string | null): string {
  const path = to === null ? '/buyer/index' : localPath(to)
  return path.startsWith('/login') ? '/buyer/index' : path
}

/** The sign-in page that comes back to `path`. */
export function signInPath(path: string): string {
  return `/login?to=${encodeURIComponent(path)}`
}
