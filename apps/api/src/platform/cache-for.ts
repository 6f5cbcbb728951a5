/**
 * What a process has read and may say again for so long, of each database by itself. Only for what
 * cannot matter sooner.
 */
export function cacheFor<Value>(milliseconds: number) {
  const cache = new WeakMap<object, { readonly value: Value; readonly until: number }>()
  return {
    async read(of: object, find: () => Promise<Value>): Promise<Value> {
      const known = cache.get(of)
      if (known && performance.now() < known.until) return known.value
      const until = performance.now() + milliseconds
      const value = await find()
      cache.set(of, { value, until })
      return value
    },
    forget: (of: object) => void cache.delete(of),
  }
}
