/**
 * For what is asked again and again with the same few keys, and costs more to make than to find. At most `most` answers are kept; then the one kept longest goes.
 * Only for what depends on nothing but its key.
 */
export function keepUpTo<Value>(most: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>()
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined || kept.has(key)) return known as Value
    const fresh = make()
    if (kept.size >= most) kept.delete(kept.keys().next().value as string)
    kept.set(key, fresh)
    return fresh
  }
}
