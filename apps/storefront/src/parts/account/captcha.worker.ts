import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { isWorkDone, WORK_PIECES, workText } from '@galleria/contract/captcha-work'

/**
 * Runs beside the page, so that it stays usable: in comes a captcha's token, out after each piece
 * come the numbers found so far.
 */
addEventListener('message', ({ data: token }: MessageEvent<string>) => {
  const nonces: number[] = []
  for (let piece = 0; piece < WORK_PIECES; piece += 1) {
    let nonce = 0
    while (!isWorkDone(sha256(utf8ToBytes(workText(token, piece, nonce))))) nonce += 1
    nonces.push(nonce)
    postMessage(nonces)
  }
})
