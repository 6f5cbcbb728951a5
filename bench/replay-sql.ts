import pg from 'pg'
import { answerParent } from './child.ts'
import { race, type Race } from './laps.ts'
import type { Replay } from './replay.ts'

/** The yardstick of the database: the statements that a call sends, under their names, one after the other by a bare `pg` loop. */
export type ReplayTask =
  | ({ kind: 'keep'; name: string; once?: boolean } & Replay)
  | ({ kind: 'run'; name: string; url: string; options: string } & Race)

const lists = new Map<string, Replay & { once: boolean; next: number }>()

answerParent<ReplayTask>(async (task) => {
  if (task.kind === 'keep')
    return void lists.set(task.name, {
      texts: task.texts,
      pieces: task.pieces,
      once: task.once ?? false,
      next: 0,
    })
  const list = lists.get(task.name)
  if (!list) throw new Error(`no statements are stored for ${task.name}`)
  const clients = await Promise.all(
    Array.from({ length: task.connections }, async () => {
      const client = new pg.Client({ connectionString: task.url, options: task.options })
      await client.connect()
      return client
    }),
  )
  try {
    const { next, ...lap } = await race(
      { ...task, ...(list.once ? { most: list.pieces.length } : {}) },
      list.next,
      async (piece, runner) => {
        const client = clients[runner] as pg.Client
        for (const [text, values] of list.pieces[piece % list.pieces.length] ?? [])
          await client.query({ ...list.texts[text], values: [...values] } as pg.QueryConfig)
        return undefined
      },
    )
    list.next = next
    return lap
  } finally {
    for (const client of clients) await client.end()
  }
})
