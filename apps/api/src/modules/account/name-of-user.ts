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
