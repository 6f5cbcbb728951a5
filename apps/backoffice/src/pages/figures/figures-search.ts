import { figuresPeriods, figuresSteps, type FiguresStep } from '@galleria/contract/figures-rules'
import { sites, type Site } from '@galleria/contract/storefronts'
import { daysBetween } from '../../parts/format.ts'

/**
 * Which figures are shown, as the address says it: the last so many days, or from one day to
 * another.
 */
export type FiguresSearch = {
  readonly days: number | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly step: FiguresStep
  readonly site: Site | undefined
}

const USUAL_DAYS = 30
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Bars of a quarter are days, of a year months, unless somebody says so. */
export function usualStep(days: number): FiguresStep {
  return days <= 31 ? 'day' : days <= 120 ? 'week' : 'month'
}

export function readFiguresSearch(params: URLSearchParams): FiguresSearch {
  const dayAt = (name: string) => {
    const day = params.get(name)
    return day && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
  }
  const [from, to] = [dayAt('from'), dayAt('to')]
  const isSpan = from !== undefined && to !== undefined
  const asked = Number(params.get('days'))
  const days = isSpan ? undefined : (figuresPeriods.find((one) => one === asked) ?? USUAL_DAYS)
  return {
    days,
    ...(isSpan ? { from, to } : { from: undefined, to: undefined }),
    step:
      figuresSteps.find((step) => step === params.get('by')) ??
      usualStep(isSpan ? daysBetween(from, to) + 1 : (days ?? USUAL_DAYS)),
    site: sites.find((site) => site === params.get('site')),
  }
}

export function figuresAddress(search: Partial<FiguresSearch>): string {
  const params = new URLSearchParams()
  if (search.from && search.to) {
    params.set('from', search.from)
    params.set('to', search.to)
  } else if (search.days) params.set('days', String(search.days))
  if (search.step) params.set('by', search.step)
  if (search.site) params.set('site', search.site)
  return `/figures${params.size > 0 ? `?${params}` : ''}`
}

/** As the calls ask for it. */
export function askedOf({ days, from, to, step, site }: FiguresSearch) {
  return {
    ...(from && to ? { from, to } : { days: days ?? USUAL_DAYS }),
    step,
    ...(site ? { site } : {}),
  }
}
