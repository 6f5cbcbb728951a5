import { isEmail } from '../account/email.ts'
import { formSchema } from '../form-schema.ts'

/** A statement of withdrawal: what its form asks for. Safe in a browser: no schema library. */

export const STATEMENT_NAME_MAX = 100
export const STATEMENT_CODES_MAX = 200
export const STATEMENT_SCOPE_MAX = 1000
export const WITHDRAWAL_ANSWER_MAX = 2000
/** For so many days after the last of an order's goods was received its buyer may withdraw. */
export const WITHDRAWAL_DAYS = 14

/**
 * Why somebody has to look at a statement: it names no order of that address; what is withdrawn
 * from is said in words only; its period is over; nothing is left to withdraw from, or only what
 * cannot be.
 */
export const withdrawalReasons = [
  'NO_ORDER',
  'IN_WORDS',
  'TOO_LATE',
  'NOTHING_LEFT',
  'EXEMPT',
  'BY_HAND',
] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

/**
 * Why a line cannot be withdrawn from, by the law's list: cut for its buyer; a card that was spent;
 * a service that was done.
 */
export const exemptions = ['MADE_TO_MEASURE', 'CODE_USED', 'SERVICE_DONE'] as const
export type Exemption = (typeof exemptions)[number]

export type Statement = {
  readonly name: string
  readonly orderCode: string
  readonly email: string
  readonly scope: string
}

/**
 * What the form says before anybody is asked. Whether number and address belong together is none of
 * it.
 */
export const statementSchema = formSchema<Statement>((values) => [
  ...tooEmptyOrLong('name', values.name, STATEMENT_NAME_MAX),
  ...tooEmptyOrLong('orderCode', values.orderCode, STATEMENT_CODES_MAX),
  ...(values.email.trim() === ''
    ? [{ path: 'email', code: 'required' }]
    : isEmail(values.email.trim())
      ? []
      : [{ path: 'email', code: 'email' }]),
  ...(values.scope.trim().length > STATEMENT_SCOPE_MAX ? [{ path: 'scope', code: 'length' }] : []),
])

function tooEmptyOrLong(path: string, value: string, max: number) {
  const typed = value.trim()
  if (typed === '') return [{ path, code: 'required' }]
  return typed.length > max ? [{ path, code: 'length' }] : []
}
