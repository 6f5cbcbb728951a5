import { Secret, TOTP } from 'otpauth'

/**
 * One-time codes as authenticator apps make them (RFC 6238): six digits, SHA-1, thirty seconds.
 * Other values are ignored by several apps, so they are no settings.
 */
const STEP_S = 30
const SECRET_BYTES = 20
/** A phone's clock may be half a minute off, and somebody types for a while. */
const STEPS_AROUND = 1

/** 160 bits in base32, as it is typed where no camera is. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Galleria', label, secret, digits: 6, period: STEP_S })
}

/** What the QR code says. */
export function setUpAddress(secret: string, label: string): string {
  return totpOf(secret, label).toString()
}

/** The code of a moment. */
export function codeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() })
}

/** Which thirty seconds this is the code of; undefined for one of none around now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? undefined : TOTP.counter({ period: STEP_S, timestamp }) + delta
}
