import pg from 'pg'
import { answerParent } from './child.ts'
import { race, type Race } from './laps.ts'
import type { Replay } from './replay.ts'

/**
 * The yardstick of the database: the statements that a call sends, under their names, one after the
 * other by a bare `pg` loop.
 */
export type ReplayTask =
  | ({ kind: 'keep'; name: string; once?: boolean } & Replay)
  | ({ kind: 'run'; name: string; url: string; options: string } & Race)

/**
 * Pieces that every connection plays before it is timed: a few, because not every piece has every
 * statement.
 */
const WARM_UP = 5

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
  const play = async (piece: number, runner: number) => {
    const client = clients[runner] as pg.Client
    for (const [text, values] of list.pieces[piece % list.pieces.length] ?? [])
      await client.query({ ...list.texts[text], values: [...values] } as pg.QueryConfig)
    return undefined
  }
  try {
    // The mall's connections have planned their statements long ago; these are new in each lap.
    if (!list.once)
      for (let piece = 0; piece < WARM_UP; piece += 1)
        await Promise.all(clients.map((_, runner) => play(piece, runner)))
    const { next, ...lap } = await race(
      { ...task, ...(list.once ? { most: list.pieces.length } : {}) },
      list.next,
      play,
    )
    list.next = next
    return lap
  } finally {
    for (const client of clients) await client.end()
  }
})
