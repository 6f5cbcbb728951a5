/** How the rows of a table are broken behind the mall's back, as SQL. */

/**
 * Rows of a table once more, with other values in some columns; `withoutKeys` takes away what would
 * keep them out.
 */
export const copyOf = (table: string, where: string, changes: string) =>
  `insert into ${table} select (jsonb_populate_record(t, ${changes})).* from ${table} t where ${where}`

/** What keeps wrong rows out of a table is taken away. */
export const withoutKeys = (table: string) =>
  `do $$ declare c record; begin
    for c in select conname from pg_constraint where conrelid = '${table}'::regclass and contype in ('p', 'u', 'c') loop execute format('alter table ${table} drop constraint %I cascade', c.conname); end loop;
    for c in select indexrelid::regclass as name from pg_index where indrelid = '${table}'::regclass and indisunique loop execute format('drop index %s', c.name); end loop;
  end $$`
