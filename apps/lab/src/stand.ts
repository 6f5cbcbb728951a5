import type { FastifyInstance } from 'fastify'
import type { LabContext } from './platform/context.ts'

/**
 * A provider of payments that the lab stands in for: everything it adds to the lab. Its folder has
 * its name.
 */
export type Stand = {
  /** The first part of its paths (`/stripe/...`) and of its jobs (`stripe.capture`). */
  readonly name: string
  /**
   * `create table if not exists ...`, each name beginning with the stand's own: the lab's memory
   * outlives a start.
   */
  readonly tables: string
  /** What `POST /scenario` takes, by the mall's names of channels. */
  readonly outcomes: Readonly<Record<string, readonly string[]>>
  readonly addRoutes: (app: FastifyInstance, context: LabContext) => Promise<void>
  /**
   * What it does later, by the name after the stand's own: `agenda.schedule('stripe.capture', id,
   * ms)`.
   */
  readonly jobs: Readonly<
    Record<string, (context: LabContext, subject: string) => void | Promise<void>>
  >
  /** Signs an event at the moment of its sending (seconds); some providers sign within the body. */
  readonly sign: (
    context: LabContext,
    event: { readonly id: string; readonly body: string; readonly at: number },
  ) => { readonly headers: Readonly<Record<string, string>>; readonly body?: string }
}
