import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * Statements as they go over a connection: named, so that PostgreSQL plans each text once per connection (planning costs more than most of our
 * reads), several in one trip where they are known together, and their columns described once per connection instead of with every answer.
 * A prepared statement never changes its columns: PostgreSQL refuses to run it when they would.
 */
export type Statement = { readonly text: string; readonly values: readonly unknown[] }
export type Answer = { readonly rows: never[]; readonly command: string; readonly rowCount: number }

type Columns = {
  readonly names: readonly string[]
  readonly readers: readonly ((text: string) => unknown)[]
  readonly blank: Readonly<Record<string, unknown>>
}
type Field = { readonly name: string; readonly dataTypeID: number }
/** What the driver has on its connection beside what its types tell. */
type Line = Omit<pg.Connection, 'parse' | 'bind' | 'describe' | 'execute'> & {
  readonly parsedStatements: Readonly<Record<string, string>>
  parse(statement: { name: string; text: string }): void
  bind(portal: {
    statement: string
    values: readonly unknown[]
    valueMapper: (value: unknown) => unknown
  }): void
  describe(portal: { type: 'P' }): void
  execute(portal: object): void
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } })
  .utils

const described = new WeakMap<object, Map<string, Columns>>()
function describedOn(line: object): Map<string, Columns> {
  const known = described.get(line)
  if (known) return known
  const fresh = new Map<string, Columns>()
  described.set(line, fresh)
  return fresh
}

/** Sends them all at once and waits for all answers; when one fails, those after it are not run and all of them count as failed. */
export async function askTogether(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<Answer[]> {
  try {
    return await new Promise<Answer[]>(
      (resolve, reject) => void client.query(batchOf(statements, resolve, reject)),
    )
  } catch (error) {
    // The driver's error leads to the socket it was read from; who asked is what one wants to know.
    if (error instanceof Error) Error.captureStackTrace(error, askTogether)
    throw error
  }
}

/** The driver's protocol for what is more than a query: it calls these as the answers come in, one statement after the other, and `handleReadyForQuery` after the last. */
function batchOf(
  statements: readonly Statement[],
  resolve: (answers: Answer[]) => void,
  reject: (reason: unknown) => void,
): pg.Submittable {
  const answers: Answer[] = []
  let known = new Map<string, Columns>()
  let columns: Columns | undefined
  let rows: never[] = []
  let failure: unknown
  const batch = {
    /** For whoever listens to what a connection is asked. */
    statements,
    // The driver notes under this name that the statement is prepared.
    get name() {
      return nameOf(statements[answers.length]?.text ?? '')
    },
    get text() {
      return statements[answers.length]?.text ?? ''
    },
    get values() {
      return statements[answers.length]?.values ?? []
    },
    submit(connection: pg.Connection) {
      const line = connection as unknown as Line
      known = describedOn(line)
      const sent = new Set<string>()
      line.stream.cork()
      try {
        for (const { text, values } of statements) {
          const name = nameOf(text)
          if (line.parsedStatements[name] === undefined && !sent.has(name))
            line.parse({ name, text })
          sent.add(name)
          line.bind({ statement: name, values, valueMapper: prepareValue })
          if (!known.has(name)) line.describe({ type: 'P' })
          line.execute({})
        }
      } catch (error) {
        failure = error // a value that cannot be written; the server skips to the end of what was sent
      } finally {
        line.sync()
        line.stream.uncork()
      }
    },
    handleRowDescription(message: { fields: readonly Field[] }) {
      columns = columnsOf(message.fields)
      known.set(batch.name, columns)
    },
    handleDataRow(message: { fields: readonly (string | null)[] }) {
      columns ??= known.get(batch.name)
      if (!columns || failure) return
      try {
        rows.push(toRow(columns, message.fields))
      } catch (error) {
        failure = error
      }
    },
    handleCommandComplete({ text: tag }: { text: string }) {
      if (!columns && !known.has(batch.name)) known.set(batch.name, columnsOf([]))
      answers.push({
        rows,
        command: tag.split(' ', 1)[0] ?? '',
        rowCount: Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0,
      })
      rows = []
      columns = undefined
    },
    handleEmptyQuery() {
      batch.handleCommandComplete({ text: '' })
    },
    handleReadyForQuery() {
      if (failure) reject(failure)
      else resolve(answers)
    },
    handleError: (error: unknown) => reject(failure ?? error),
    handlePortalSuspended() {},
    handleCopyInResponse(connection: { sendCopyFail(why: string): void }) {
      connection.sendCopyFail('nothing is copied here')
    },
    handleCopyData() {},
  }
  return batch
}

function columnsOf(fields: readonly Field[]): Columns {
  const blank = Object.fromEntries(fields.map(({ name }) => [name, null]))
  return {
    names: fields.map(({ name }) => name),
    readers: fields.map(
      ({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    ),
    blank,
  }
}

function toRow({ names, readers, blank }: Columns, texts: readonly (string | null)[]): never {
  const row: Record<string, unknown> = { ...blank }
  for (let at = 0; at < names.length; at += 1) {
    const text = texts[at]
    if (text !== null && text !== undefined) row[names[at] as string] = readers[at]?.(text)
  }
  return row as never
}

const nameByText = new Map<string, string>()
export function nameOf(text: string): string {
  const known = nameByText.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64url')
  if (nameByText.size < 5000) nameByText.set(text, name)
  return name
}
