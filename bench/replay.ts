import type { Statement } from './record-sql.ts'

/** Recorded statements with each text once, since thousands of pieces are made of the same few. */
export type Replay = {
  texts: readonly { name?: string; text: string }[]
  pieces: readonly (readonly (readonly [text: number, values: readonly unknown[]])[])[]
}

export function packReplay(pieces: readonly (readonly Statement[])[]): Replay {
  const numbers = new Map<string, number>()
  const texts: { name?: string; text: string }[] = []
  const numberOf = ({ name, text }: Statement) => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, texts.length)
    return texts.push({ ...(name ? { name } : {}), text }) - 1
  }
  return {
    texts,
    pieces: pieces.map((piece) =>
      piece.map((statement) => [numberOf(statement), statement.values] as const),
    ),
  }
}
