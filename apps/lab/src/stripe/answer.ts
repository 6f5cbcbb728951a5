/** What a call answers: kept as it is, also when it is a no. */
export type Done = { readonly status: number; readonly body: unknown }
/**
 * How the answer is given: after a while, or, when the work has not begun, without being remembered
 * for its key.
 */
export type Result = Done & { readonly holdBackMs?: number; readonly isForgotten?: boolean }

/** What is done answers 200. */
export const done = (body: unknown): Done => ({ status: 200, body })
