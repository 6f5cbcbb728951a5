import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { refuse } from '@galleria/contract/refusals'
import { toProblem } from './problem.ts'

/**
 * Of every body but an upload's, in bytes. One that says it is larger, and is refused unread, ends
 * its connection.
 */
export const MAX_BODY = 256 * 1024

/** In bytes; what is sent piece by piece does not say how long it is. */
export function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? (headers['transfer-encoding'] ? Infinity : 0))
}

/**
 * What the HTTP parser could not read never becomes a request; it is answered in the words of every
 * other refusal, and the line is cut.
 */
export function hangUp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable)
    socket.write(
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'
        : problemBytes(
            error.code === 'HPE_HEADER_OVERFLOW' ? 'request.too_large' : 'request.malformed',
          ),
    )
  socket.destroy(error)
}

function problemBytes(code: 'request.too_large' | 'request.malformed'): string {
  const problem = toProblem(refuse(code), 'en', randomUUID())
  const body = JSON.stringify(problem)
  return `HTTP/1.1 ${problem.status} ${problem.status === 413 ? 'Content Too Large' : 'Bad Request'}\r\nconnection: close\r\ncontent-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

/**
 * Two hosts in one request are read differently by the machines on its way; RFC 9112 wants them
 * refused.
 */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
