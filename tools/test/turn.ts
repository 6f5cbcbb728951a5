import { execFileSync } from 'node:child_process'
import { root } from '../start/run-program.ts'

/**
 * What is too much for one commit is tried in turn: of so many parts each commit tries the one that
 * its own name draws, so that the same commit always tries the same. `TURN=3` asks for a part,
 * `TURN=all` for all of them; without a history it is the first.
 */
export function drawTurn(
  parts: number,
  asked: string | undefined = process.env['TURN'],
): number | 'all' {
  if (asked === 'all') return 'all'
  const drawn = asked === undefined ? Number.parseInt(findCommit().slice(0, 8), 16) : Number(asked)
  return Number.isSafeInteger(drawn) && drawn >= 0 ? drawn % parts : 0
}

/** Whether the one at this place, from 0, is tried now. */
export function isInTurn(place: number, parts: number, asked?: string): boolean {
  const turn = drawTurn(parts, asked)
  return turn === 'all' || place % parts === turn
}

function findCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
