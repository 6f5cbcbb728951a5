import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { passwordError, type PasswordOwner } from '@galleria/contract/account-rules'
import { refuseFields } from '#platform/bind.ts'

/**
 * Argon2id with the least that OWASP's password storage cheat sheet asks for: 19 MiB, two passes.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// Verified when there is no such account, so that an unknown address costs the same time as a wrong
// password.
const nobody = hash(randomUUID(), COST)

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST)
}

/** The same work whether or not there is a hash to compare with. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody), password.normalize('NFC')).catch(
    () => false,
  )
  return isRight && Boolean(passwordHash)
}

/** A new password is refused at its field unless all conditions hold. */
export function demandGoodPassword(password: string, owner: PasswordOwner): void {
  const code = passwordError(password, owner)
  if (code) throw refuseFields([{ path: 'password', code }])
}
