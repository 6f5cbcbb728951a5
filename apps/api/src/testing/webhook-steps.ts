import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A program of a shop that is told: a real server, which answers what a test wants. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
export type Program = {
  readonly url: string
  readonly received: Received[]
  /** From now on. */
  answers(next: (response: ServerResponse) => void): void
  close(): Promise<void>
}

export const says =
  (status: number, text = '', headers = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end(text)

export async function startProgram(): Promise<Program> {
  const received: Received[] = []
  let answer: (response: ServerResponse) => void = says(204)
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`,
    received,
    answers: (next) => (answer = next),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
