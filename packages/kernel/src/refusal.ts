/**
 * The business says no. Thrown, so that the transaction around it rolls back; recognised by its
 * `code`, never by `instanceof`, because pages meet it on both sides of the wire. `facts` are what
 * the screen needs to say what to do instead.
 */
export class Refusal extends Error {
  readonly code: string
  readonly facts: Readonly<Record<string, unknown>>
  constructor(code: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.facts = facts
  }
}

export function refuse(code: string, facts?: Readonly<Record<string, unknown>>): Refusal {
  return new Refusal(code, facts)
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'code' in error
}
