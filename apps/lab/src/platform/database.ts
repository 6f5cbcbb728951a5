import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The memory of the outside world. It is a file of its own because a restart of the mall, or a
 * fresh mall database, must not make the provider forget what it was paid. Each stand of a provider
 * brings its own tables (`../stand.ts`).
 */
const schema = `
  create table if not exists outbox (
    id text primary key, stand text not null, type text not null, subject text not null, url text not null, body text not null,
    tries integer not null default 0, last_answer text, delivered_at text, created_at text not null
  ) strict;
  create table if not exists scenarios (id integer primary key, channel text not null, outcome text not null) strict;
  create table if not exists agenda (id integer primary key, due_at integer not null, job text not null, subject text not null) strict;

  create table if not exists trackings (
    carrier text not null, number text not null, country text not null, language text not null, primary key (carrier, number)
  ) strict;
  create table if not exists registrations (
    id integer primary key, carrier text not null, number text not null, at integer not null, reference text, items text not null,
    unique (carrier, number)
  ) strict;
  create index if not exists registrations_by_time on registrations (at, id);
  create table if not exists track_entries (
    id integer primary key, carrier text not null, number text not null, code text not null, at integer not null
  ) strict;
  create index if not exists track_entries_by_tracking on track_entries (carrier, number);

  create table if not exists messages (
    id integer primary key, mail_id text not null, recipient text not null, recipient_key text not null, subject text not null,
    text text not null, html text, links text not null, codes text not null, sent_at text not null
  ) strict;
  create index if not exists messages_by_recipient on messages (recipient_key);
  create table if not exists attachments (
    id integer primary key, mail_id text not null, filename text not null, mime_type text not null, content blob not null
  ) strict;
  create index if not exists attachments_by_mail on attachments (mail_id);
`

export function openDatabase(dataDir: string, stands: readonly { tables: string }[]): DatabaseSync {
  const db = new DatabaseSync(dataDir === ':memory:' ? ':memory:' : createFile(dataDir))
  db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000;')
  db.exec(schema)
  for (const { tables } of stands) db.exec(tables)
  return db
}

function createFile(dataDir: string): string {
  const folder = join(dataDir, 'lab')
  mkdirSync(folder, { recursive: true })
  return join(folder, 'lab.sqlite')
}

/** All or nothing. A call inside another transaction simply joins it. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  if (db.isTransaction) return work()
  db.exec('begin immediate')
  try {
    const result = work()
    db.exec('commit')
    return result
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}
