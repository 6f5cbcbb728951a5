import { connect, type Socket } from 'node:net'
import { answerParent } from './child.ts'
import { race, type Race } from './laps.ts'

/**
 * The load: whole requests, made beforehand, over keep-alive connections, and of each answer no
 * more is read than its status and length, because on a small machine the load generator's own work
 * is taken from what it measures.
 */
export type LoadTask =
  | {
      kind: 'keep'
      name: string
      requests: readonly Uint8Array[]
      /** Taken only once each, in order. */ once?: boolean
    }
  | ({
      kind: 'run'
      name: string
      port: number
      /** Count the bodies of answers other than 200, to see what they refuse with. */
      isCurious?: boolean
    } & Race)

const lists = new Map<string, { requests: readonly Uint8Array[]; once: boolean; next: number }>()

answerParent<LoadTask>(async (task) => {
  if (task.kind === 'keep')
    return void lists.set(task.name, {
      requests: task.requests,
      once: task.once ?? false,
      next: 0,
    })
  const list = lists.get(task.name)
  if (!list) throw new Error(`no requests are stored for ${task.name}`)
  const lines = await Promise.all(
    Array.from({ length: task.connections }, () => openLine(task.port)),
  )
  try {
    const { next, ...lap } = await race(
      { ...task, ...(list.once ? { most: list.requests.length } : {}) },
      list.next,
      async (piece, runner) => {
        const answer = await lines[runner]?.ask(
          list.requests[piece % list.requests.length] as Uint8Array,
        )
        if (answer?.status === 200) return undefined
        return task.isCurious
          ? `${answer?.status} ${(/"code":"([^"]+)"/.exec(answer?.text ?? '') ?? [])[1] ?? ''}`
          : String(answer?.status)
      },
    )
    list.next = next
    return lap
  } finally {
    for (const line of lines) line.close()
  }
})

type Answer = { status: number; text: string }
type Line = { ask(request: Uint8Array): Promise<Answer>; close(): void }

async function openLine(port: number): Promise<Line> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  let parts: Buffer[] = []
  let got = 0
  let needed = Infinity
  let status = 0
  const fail = (error: Error) => waiting?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the server closed the connection')))
  socket.on('data', (chunk) => {
    parts.push(chunk)
    got += chunk.length
    if (needed === Infinity) {
      const head = parts.length === 1 ? chunk : Buffer.concat(parts)
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (length === undefined)
        return fail(new Error(`an answer without a length: ${text.slice(0, 200)}`))
      status = Number(text.slice(9, 12))
      needed = end + 4 + Number(length)
    }
    if (got < needed) return
    const answer = { status, text: status === 200 ? '' : Buffer.concat(parts).toString() }
    parts = []
    got = 0
    needed = Infinity
    waiting?.resolve(answer)
  })
  await new Promise<void>((resolve, reject) =>
    socket.once('connect', resolve).once('error', reject),
  )
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => void socket.destroy(),
  }
}
