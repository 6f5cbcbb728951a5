import type { DatabaseClock } from '#platform/clock.ts'
import type { FileStore } from '#platform/files.ts'
import type { ProcessFigure } from '#platform/figures.ts'
import type { Providers } from '#modules/payment/providers/index.ts'
import type { Repeated } from './listen.ts'

/** What this process knows by itself, whether or not there is a database. */
export function listProcessFigures(
  { files, providers }: { readonly files: FileStore; readonly providers: Providers },
  clock: Pick<DatabaseClock, 'aheadMs'>,
  {
    listRepeated,
    waitsFor,
  }: {
    readonly listRepeated: () => readonly Repeated[]
    readonly waitsFor: () => readonly string[]
  },
): readonly ProcessFigure[] {
  return [
    {
      name: 'mall_waits_for',
      help: 'Restored, and closed until these have answered',
      labels: ['who'],
      read: () => waitsFor().map((who) => ({ labels: { who }, value: 1 })),
    },
    {
      name: 'mall_provider_key_refused',
      help: '1 where a payment provider refuses one of our two keys, by its setting; the other is used',
      labels: ['provider', 'setting'],
      read: () =>
        [...providers.values()].flatMap(({ name, keyStanding }) =>
          keyStanding().map(({ setting, isRefused }) => ({
            labels: { provider: name, setting },
            value: Number(isRefused),
          })),
        ),
    },
    {
      name: 'mall_disk_free_bytes',
      help: 'Room that is left on the disk where files lie',
      read: async () => [{ value: await files.freeBytes() }],
    },
    {
      name: 'mall_clock_ahead_seconds',
      help: 'By how much the clock of this machine is ahead of that of the database',
      read: () => [{ value: clock.aheadMs() / 1000 }],
    },
    {
      name: 'mall_round_age_seconds',
      help: 'Since the rounds last ended well: the clock goes each minute, the poller every two seconds, the look at the clock each minute, that whether the pages on which one pays are to be looked at every five seconds',
      labels: ['round'],
      read: () =>
        listRepeated().map(({ name, secondsSinceDone }) => ({
          labels: { round: name },
          value: secondsSinceDone(),
        })),
    },
  ]
}
