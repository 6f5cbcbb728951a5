import * as z from 'zod/mini'
import { wireMoney, wireTime } from '../wire.ts'

/** A claim of a contract: what is to pay of it at a time. */
export const wireClaim = {
  type: z.enum(['FULL', 'DEPOSIT', 'BALANCE']),
  amount: wireMoney,
  status: z.enum(['OPEN', 'PAID', 'CLOSED']),
  openTime: wireTime,
  closeTime: wireTime,
}
