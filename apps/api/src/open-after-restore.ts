import { setTimeout as sleep } from 'node:timers/promises'
import { deskFor } from '#modules/checkout/index.ts'
import { reconcileParcels } from '#modules/order/parcels/index.ts'
import { reconcileWith } from '#modules/payment/attempts/index.ts'
import type { Providers } from '#modules/payment/providers/index.ts'
import type { Context } from '#platform/context.ts'
import { DatabaseLost } from '#platform/database-lost.ts'
import { readSetting, writeSetting } from '#platform/mall-settings.ts'
import { OutsideError } from '#platform/outside.ts'

const ASK_AGAIN_MS = 5_000

type Restored = {
  readonly asOf: string
  readonly reconciledAt?: string
  /** Null: there was no tracking service to ask. */
  readonly parcelsAt?: string | null
}
/** Who knows what has happened since. */
type Witness = {
  readonly name: string
  readonly ask: (ctx: Context) => Promise<unknown>
  /** Only once all others have answered. */
  readonly isLast?: boolean
}
export type Waiting = {
  /** For whom the mall waits; nobody, once it may open. */
  readonly tell: (names: readonly string[]) => void
  readonly signal: AbortSignal
}

/**
 * A restored mall knows nothing of what happened since. Before it opens, and before any job runs,
 * its books are held against those of others: money that providers took is settled or on the
 * operator's list, money they gave back is not given again, goods on the road are not sent again.
 * It stays closed while one of them does not answer, because all of that could be done twice
 * meanwhile; who has answered is not asked again. Told to stop, it ends without an answer.
 */
export async function openAfterRestore(
  own: () => Context,
  providers: Providers,
  { tell, signal }: Waiting,
): Promise<void> {
  const restored = (await readSetting(own().db, 'restored')) as Restored | undefined
  if (!restored) return
  const witnesses = listWitnesses(own(), providers, restored)
  if (restored.reconciledAt && witnesses.length === 0) return
  let left = witnesses
  for (;;) {
    tell(left.map(({ name }) => name))
    if (left.length === 0) break
    left = await askEach(own(), left)
    if (left.length > 0) await sleep(ASK_AGAIN_MS, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
  }
  const now = own().now().toISOString()
  const hasAskedForParcels = witnesses.some(({ isLast }) => isLast)
  await writeSetting(own().db, 'restored', {
    asOf: restored.asOf,
    reconciledAt: restored.reconciledAt ?? now,
    parcelsAt: hasAskedForParcels ? now : null,
  })
  own().log.warn({ asOf: restored.asOf }, 'the restored books are reconciled')
}

function listWitnesses(
  { env }: Context,
  providers: Providers,
  { asOf, reconciledAt, parcelsAt }: Restored,
): Witness[] {
  const desk = deskFor(providers)
  // One that is set up later is reconciled by the clock, as always.
  const payments = reconciledAt ? [] : [...providers.values()]
  const isParcelsOpen = reconciledAt ? parcelsAt === null : true
  return [
    ...payments.map((provider) => ({
      name: provider.name,
      ask: (ctx: Context) => reconcileWith(ctx, desk, provider),
    })),
    // What was paid since can be sent.
    ...(env.carrierUrl && isParcelsOpen
      ? [
          {
            name: 'carrier',
            ask: (ctx: Context) => reconcileParcels(ctx, new Date(asOf)),
            isLast: true,
          },
        ]
      : []),
  ]
}

/** Those that did not answer. */
async function askEach(ctx: Context, witnesses: readonly Witness[]): Promise<Witness[]> {
  const silent: Witness[] = []
  for (const witness of witnesses) {
    if (witness.isLast && silent.length > 0) silent.push(witness)
    else
      await witness.ask(ctx).then(
        (found) => ctx.log.warn({ found }, `the restored books are held against ${witness.name}`),
        (error: unknown) => {
          if (!(error instanceof OutsideError || error instanceof DatabaseLost)) throw error
          ctx.log.error({ err: error }, `the restored mall opens once ${witness.name} answers`)
          silent.push(witness)
        },
      )
  }
  return silent
}
