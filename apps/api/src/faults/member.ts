import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { person, type Person } from './run-process.ts'

/** A member who is signed in already: what is tried here is not the door. */
export async function signedIn(
  books: pg.Client,
  url: string,
  site: 'DE' | 'UK' = 'DE',
): Promise<Person> {
  const token = randomBytes(32).toString('base64url')
  const id = randomUUID()
  await books.query(
    `insert into users (id, kind, email, nickname, password_hash) values ($1, 'member', $2, 'Kim', 'x')`,
    [id, `${id}@galleria.test`],
  )
  await books.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), id],
  )
  const one = person(url)
  one.cookies.set('site', site)
  one.cookies.set('galleria', token)
  return one
}
