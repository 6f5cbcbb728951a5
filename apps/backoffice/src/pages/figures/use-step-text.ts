import { useFormat } from '../../parts/use-format.ts'
import type { FiguresSearch } from './figures-search.ts'

/** What a step is called by its first day. */
export function useStepText({ step }: Pick<FiguresSearch, 'step'>): (day: string) => string {
  const format = useFormat()
  return (day) =>
    step === 'month' ? format.month(day) : step === 'week' ? format.day(day) : format.weekday(day)
}
