import { connect, type Socket } from 'node:net'
import { RANDOM, type Abuse, type AbuseKind, type Abused } from './abuse.ts'

/**
 * The visitor without manners, in a process of its own, so that whoever measures does not wait for
 * it.
 */
const TICK_MS = 4

type Prepared = { name: string; requests: { bytes: Buffer; randomAt: number }[]; next: number }
type Line = { socket: Socket; waiting?: string | undefined; text: string }

async function abuse(
  { ports, perSecond, seconds, lines }: Abuse,
  turns: readonly Prepared[],
): Promise<Abused> {
  const before = process.cpuUsage()
  const answers: Abused['answers'] = {}
  const idle: Line[] = []
  let [open, opened, due, sent, answered] = [0, 0, 0, 0, 0]

  function note(line: Line, status: string): void {
    const { waiting } = line
    if (!waiting) return
    line.waiting = undefined
    const ofKind = (answers[waiting] ??= {})
    ofKind[status] = (ofKind[status] ?? 0) + 1
    if (status !== 'cut') answered += 1
  }
  function openLine(): Line {
    open += 1
    const port = ports[opened++ % ports.length]!
    const line: Line = { socket: connect({ port, host: '127.0.0.1', noDelay: true }), text: '' }
    line.socket.on('error', () => undefined)
    line.socket.on('close', () => {
      open -= 1
      note(line, 'cut')
      const at = idle.indexOf(line)
      if (at >= 0) idle.splice(at, 1)
    })
    line.socket.on('data', (chunk) => {
      line.text += chunk.toString('latin1')
      const status = readAnswer(line.text)
      if (!status) return
      const isLast = /\r\nconnection: close\r\n/i.test(line.text)
      line.text = ''
      note(line, status)
      if (isLast) line.socket.destroy()
      else idle.push(line)
    })
    return line
  }

  const begin = performance.now()
  while (performance.now() - begin < seconds * 1000) {
    const now = performance.now()
    for (; due < ((now - begin) / 1000) * perSecond; due += 1) {
      const line = idle.pop() ?? (open < lines ? openLine() : undefined)
      if (!line) continue
      const { name, bytes } = take(turns[due % turns.length] as Prepared)
      line.waiting = name
      line.socket.write(bytes)
      sent += 1
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  for (const until = Date.now() + 30_000; Date.now() < until && idle.length < open;)
    await new Promise((resolve) => setTimeout(resolve, 20))
  for (const line of idle) line.socket.destroy()
  const lasted = (performance.now() - begin) / 1000
  const { user, system } = process.cpuUsage(before)
  return {
    offered: due,
    sent,
    answered,
    answers,
    seconds: lasted,
    cores: (user + system) / 1e6 / lasted,
  }
}

function prepare({ name, requests }: AbuseKind): Prepared {
  return {
    name,
    next: 0,
    requests: requests.map((bytes) => {
      const buffer = Buffer.from(bytes)
      return { bytes: buffer, randomAt: buffer.indexOf(RANDOM) }
    }),
  }
}

/** A hundred turns, of each kind as many as its share says, well mixed. */
function spread(prepared: readonly Prepared[], kinds: readonly AbuseKind[]): Prepared[] {
  const all = kinds.reduce((sum, { share }) => sum + share, 0)
  const given = kinds.map(() => 0)
  return Array.from({ length: 100 }, (_, turn) => {
    const behind = kinds.map(({ share }, at) => (share / all) * (turn + 1) - (given[at] ?? 0))
    const at = behind.indexOf(Math.max(...behind))
    given[at] = (given[at] ?? 0) + 1
    return prepared[at] as Prepared
  })
}

function take(kind: Prepared): { name: string; bytes: Buffer } {
  const request = kind.requests[kind.next++ % kind.requests.length]!
  if (request.randomAt < 0) return { name: kind.name, bytes: request.bytes }
  const bytes = Buffer.from(request.bytes)
  for (let at = 0; at < RANDOM.length; at += 1)
    bytes[request.randomAt + at] = 97 + Math.floor(Math.random() * 26)
  return { name: kind.name, bytes }
}

/** The status of a whole answer; undefined while some of it is missing. */
function readAnswer(text: string): string | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = text.slice(0, end)
  const status = head.slice(9, 12)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const isWhole =
    length === undefined
      ? status === '204' || status === '304' || text.endsWith('0\r\n\r\n')
      : text.length - end - 4 >= Number(length)
  return isWhole ? status : undefined
}

process.on('disconnect', () => process.exit())
/**
 * First what to do, and then, once it is prepared, that it begins: starting a program is no part of
 * what is measured.
 */
process.once('message', (task: Abuse) => {
  const turns = spread(task.kinds.map(prepare), task.kinds)
  process.once('message', () => void abuse(task, turns).then((result) => process.send?.(result)))
  process.send?.('prepared')
})
