import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/**
 * The letters of a paper: Noto Sans for what is written with Latin, Greek and Cyrillic letters,
 * Noto Sans SC for Chinese. Both are embedded, only the signs that are used. Read once: making a
 * font of a file takes longer than drawing with it.
 */
const files = {
  regular: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  chinese: import.meta
    .resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  chineseBold: import.meta
    .resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
}
export type FontName = keyof typeof files
export type Fonts = Readonly<Record<FontName, Font>>

let opened: Promise<Fonts> | undefined

export function openFonts(): Promise<Fonts> {
  opened ??= readFonts().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function readFonts(): Promise<Fonts> {
  const entries = await Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      const content = await readFile(fileURLToPath(file))
      return [name, create(content) as Font] as const
    }),
  )
  return Object.fromEntries(entries) as Fonts
}

export type Run = { readonly font: FontName; readonly text: string }

/**
 * A text in pieces of one font each. What neither font has a sign for becomes a question mark: an
 * embedded font must have every sign that is drawn.
 */
export function splitRuns(fonts: Fonts, text: string, isBold: boolean): Run[] {
  const latin = isBold ? 'bold' : 'regular'
  const chinese = isBold ? 'chineseBold' : 'chinese'
  const runs: { font: FontName; text: string }[] = []
  for (const sign of text.normalize('NFC')) {
    const font = ([latin, chinese] as const).find((name) => has(fonts[name], sign))
    const last = runs.at(-1)
    if (last && last.font === (font ?? latin)) last.text += font ? sign : '?'
    else runs.push({ font: font ?? latin, text: font ? sign : '?' })
  }
  return runs
}

function has(font: Font, sign: string): boolean {
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
}
