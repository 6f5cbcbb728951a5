import pg from 'pg'
import { answerParent } from './child.ts'
import { race, type Race } from './laps.ts'
import type { Replay } from './replay.ts'

/** The yardstick of the database: the statements that a call sends, under their names, one after the other by a bare `pg` loop. */
export type ReplayQuestion =
  | ({ kind: 'keep'; name: string; once?: boolean } & Replay)
  | ({ kind: 'run'; name: string; url: string; options: string } & Race)

const kept = new Map<string, Replay & { once: boolean; next: number }>()

answerParent<ReplayQuestion>(async (question) => {
  if (question.kind === 'keep')
    return void kept.set(question.name, {
      texts: question.texts,
      pieces: question.pieces,
      once: question.once ?? false,
      next: 0,
    })
  const list = kept.get(question.name)
  if (!list) throw new Error(`no statements are kept for ${question.name}`)
  const clients = await Promise.all(
    Array.from({ length: question.connections }, async () => {
      const client = new pg.Client({ connectionString: question.url, options: question.options })
      await client.connect()
      return client
    }),
  )
  try {
    const { next, ...lap } = await race(
      { ...question, ...(list.once ? { most: list.pieces.length } : {}) },
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
