import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Db } from '#platform/db.ts'

/**
 * A database that answers one statement after the other with these rows, for tests of what is done
 * with an answer. It executes nothing.
 */
export function answering(...answers: object[][]): Db {
  const connection = {
    executeQuery: async () => ({ rows: answers.shift() ?? [] }) as never,
    // oxlint-disable-next-line require-yield
    async *streamQuery() {},
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () =>
        Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }) as Db
}
