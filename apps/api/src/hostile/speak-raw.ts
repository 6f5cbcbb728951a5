import { connect } from 'node:net'

/**
 * Writes bytes to a port as they are and gives back everything that was answered before the other
 * side hung up, or fell silent for half a second.
 */
export function speakRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes),
    )
    const finish = () => {
      socket.destroy()
      resolve(Buffer.concat(received).toString('latin1'))
    }
    socket.setTimeout(500, finish)
    socket.on('data', (chunk) => received.push(chunk)).on('close', finish)
    // A server may hang up on somebody who is still talking.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? finish() : reject(error),
    )
  })
}

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string }

/** The first answer in what was received; status 0 when there was none. */
export function readRaw(received: string): RawAnswer {
  const end = received.indexOf('\r\n\r\n')
  const head = end < 0 ? received : received.slice(0, end)
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? received.length)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body:
      end < 0 || /^transfer-encoding: chunked/im.test(head)
        ? ''
        : received.slice(end + 4, end + 4 + length),
  }
}
