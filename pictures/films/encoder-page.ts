/**
 * What runs inside the browser to press frames into VP9: the browser's own encoder, frame by frame,
 * so that no frame is dropped on a busy machine.
 */
type Pressed = { data: string; isKey: boolean; atMs: number }

let encoder: VideoEncoder
let chunks: Pressed[]
let failure: unknown

Object.assign(globalThis, {
  start(side: number, rate: number, bitrate: number) {
    chunks = []
    encoder = new VideoEncoder({
      output(chunk) {
        const bytes = new Uint8Array(chunk.byteLength)
        chunk.copyTo(bytes)
        chunks.push({
          data: btoa(bytes.reduce((line, byte) => line + String.fromCharCode(byte), '')),
          isKey: chunk.type === 'key',
          atMs: chunk.timestamp / 1000,
        })
      },
      error(error) {
        failure = error
      },
    })
    encoder.configure({
      codec: 'vp09.00.30.08',
      width: side,
      height: side,
      framerate: rate,
      bitrate,
      bitrateMode: 'variable',
      latencyMode: 'quality',
    })
  },
  add(data: string, side: number, index: number, rate: number) {
    const pixels = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const frame = new VideoFrame(pixels, {
      format: 'RGBX',
      codedWidth: side,
      codedHeight: side,
      timestamp: (index * 1e6) / rate,
      duration: 1e6 / rate,
    })
    encoder.encode(frame, { keyFrame: index === 0 })
    frame.close()
  },
  async finish(): Promise<Pressed[]> {
    await encoder.flush()
    encoder.close()
    if (failure) throw failure
    return chunks
  },
})
