import { sql, type RawBuilder } from 'kysely'

/**
 * What the back office calls somebody, in SQL, of the row of `users` with that alias: the nickname,
 * else the address or number that they sign in with.
 */
export function nameOfUser(alias: string): RawBuilder<string> {
  const [nickname, email, mobile] = ['nickname', 'email', 'mobile'].map((column) =>
    sql.ref(`${alias}.${column}`),
  )
  return sql<string>`coalesce(nullif(${nickname}, ''), ${email}, ${mobile}, '')`
}

/** The same where nobody may be meant, as of what the mall did by itself: null then. */
export function nameOfUserIfAny(alias: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`case when ${sql.ref(`${alias}.id`)} is not null then ${nameOfUser(alias)} end`
}
