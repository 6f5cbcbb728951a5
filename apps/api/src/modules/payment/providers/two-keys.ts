import type { Log } from '#platform/log.ts'
import { ProviderLockedOut, ProviderRefused, type KeyStanding } from './payment-provider.ts'

type Source = Readonly<Record<string, string | undefined>>
/** What is used, and what it replaces while that is good as well. */
export type Both<T> = readonly [T, T?]

/**
 * What is set up, and beside it the same with the key before (`NAME_BEFORE`) where one is named:
 * while one replaces the other both are good at the provider. What is asked of the one is asked of
 * the other.
 */
export function readBoth<Settings>(
  source: Source,
  names: readonly string[],
  read: (source: Source) => Settings | undefined,
): Both<Settings> | undefined {
  const settings = read(source)
  const replaced = names.filter((name) => source[beforeOf(name)])
  if (replaced.length === 0) return settings === undefined ? undefined : [settings]
  const named = replaced.map(beforeOf).join(', ')
  if (settings === undefined) throw new Error(`${named}: there is none that replaces it`)
  const before = Object.fromEntries(replaced.map((name) => [name, source[beforeOf(name)]]))
  try {
    const older = read({ ...source, ...before })
    return [settings, older]
  } catch (error) {
    throw new Error(`${named}: ${error instanceof Error ? error.message : ''}`, { cause: error })
  }
}

const beforeOf = (name: string) => `${name}_BEFORE`

/** The keys by which a provider lets the mall in. */
export type Keys<Key> = {
  /**
   * Makes a call by the key that is in use. Where that is not let in, the same call is made once
   * more by the other, which is used from then on if it is. So a call takes all that it sends from
   * outside of it: what would move money twice carries one key of its own both times.
   */
  use<T>(call: (key: Key) => Promise<T>): Promise<T>
  /** For what was made with whichever of them. */
  readonly all: readonly [Key, ...Key[]]
  standing(): readonly KeyStanding[]
}

/** `open` makes of each key, once, what calls are made by. */
export function holdKeys<Settings, Key>(
  setting: string,
  [current, before]: Both<Settings>,
  open: (settings: Settings) => Key,
  log?: Log,
): Keys<Key> {
  const newest = { name: setting, key: open(current) }
  const older = before === undefined ? [] : [{ name: beforeOf(setting), key: open(before) }]
  const held = [newest, ...older]
  let inUse = newest
  const refused = new Set<string>()

  function goOnBy(other: typeof inUse, shut: typeof inUse): void {
    refused.add(shut.name)
    refused.delete(other.name)
    // Somebody was quicker, who has said so.
    if (inUse !== shut) return
    inUse = other
    log?.error({ refused: shut.name, used: other.name }, 'a provider refuses one of our two keys')
  }

  return {
    async use(call) {
      const first = inUse
      try {
        const answer = await call(first.key)
        if (first === inUse) refused.delete(first.name)
        return answer
      } catch (error) {
        const other = held.find((one) => one !== first)
        if (!other || !(error instanceof ProviderLockedOut)) throw error
        try {
          const answer = await call(other.key)
          goOnBy(other, first)
          return answer
        } catch (second) {
          // A no as a matter of business is said to whoever was let in.
          if (second instanceof ProviderRefused) goOnBy(other, first)
          throw second instanceof ProviderLockedOut ? error : second
        }
      }
    },
    all: [newest.key, ...older.map(({ key }) => key)],
    standing: () => held.map(({ name }) => ({ setting: name, isRefused: refused.has(name) })),
  }
}
