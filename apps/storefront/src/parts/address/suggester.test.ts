import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSuggester } from './suggester.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start(answers: Readonly<Record<string, () => Promise<string[]>>>) {
  const asked: string[] = []
  const shown: (readonly string[])[] = []
  const suggester = createSuggester<string>(
    (typed) => {
      asked.push(typed)
      return answers[typed]?.() ?? Promise.resolve([])
    },
    (options) => shown.push(options),
  )
  return { asked, shown, ...suggester }
}

test('[ADR-016, ADR-017, ADR-098, ADR-099] asks once, 300 ms after the last letter', async () => {
  const { type, asked, shown } = start({ Lan: () => Promise.resolve(['Lange Reihe']) })
  for (const typed of ['L', 'La', 'Lan']) {
    type(typed)
    await vi.advanceTimersByTimeAsync(299)
  }
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['Lan'])
  expect(shown).toEqual([['Lange Reihe']])
})
test('an earlier answer that comes late is not shown, nor is one after the field was left', async () => {
  const late = Promise.withResolvers<string[]>()
  const { type, stop, asked, shown } = start({
    La: () => late.promise,
    Lan: () => Promise.resolve(['Lange Reihe']),
  })
  type('La')
  await vi.advanceTimersByTimeAsync(300)
  type('Lan')
  await vi.advanceTimersByTimeAsync(300)
  late.resolve(['Lavendelweg'])
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([['Lange Reihe']])
  type('Lang')
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual(['La', 'Lan'])
})
test('[ADR-089] when the maps service is down there is nothing to choose, and typing goes on', async () => {
  const { type, shown } = start({ La: () => Promise.reject(new Error('down')) })
  type('La')
  await vi.advanceTimersByTimeAsync(300)
  expect(shown).toEqual([[]])
})
