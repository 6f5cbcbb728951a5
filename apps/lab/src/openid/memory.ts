import type { Adapter, AdapterPayload } from 'oidc-provider'

/**
 * What the provider remembers (sign-ins under way, codes, tokens): since its own start only, as
 * every test wants it.
 */
export function createMemory(): (kind: string) => Adapter {
  const rows = new Map<string, AdapterPayload>()
  return (kind) => ({
    // Sessions are forgotten at once: nobody stays signed in, so each sign-in asks anew who one
    // wants to be.
    upsert: async (id, row) => void (kind === 'Session' || rows.set(`${kind}:${id}`, row)),
    find: async (id) => rows.get(`${kind}:${id}`),
    findByUid: async (uid) => [...rows.values()].find((row) => row.uid === uid),
    // Only devices without a browser have user codes.
    findByUserCode: async () => undefined,
    async consume(id) {
      const row = rows.get(`${kind}:${id}`)
      if (row) row.consumed = true
    },
    destroy: async (id) => void rows.delete(`${kind}:${id}`),
    async revokeByGrantId(grantId) {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
    },
  })
}
