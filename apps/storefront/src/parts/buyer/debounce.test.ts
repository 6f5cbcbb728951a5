import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('two clicks within 60 ms are one cancel', () => {
  const seen: string[] = []
  const cancel = debounce((id: string) => void seen.push(id), 60)
  cancel('first')
  vi.advanceTimersByTime(59)
  cancel('second')
  vi.advanceTimersByTime(59)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['second'])
})
