import { refuse } from '@galleria/contract/refusals'
import { formatLocale, type Language, type Site } from '@galleria/contract/storefronts'
import { inSteps, inUnits, unitSigns, type Measure } from '@galleria/kernel/measure'

/** What somebody asked for, in whole steps; refused where the goods are not sold in such parts. */
export function stepsOf(qty: number, measure: Measure | null | undefined): number {
  const steps = inSteps(qty, measure)
  if (steps) return steps
  throw refuse('qty.step', {
    step: measure ? `${measure.step / 100} ${unitSigns[measure.unit]}` : '1',
  })
}

/** So many as a reader says it: `2.5 m`, `3 ×`. */
export function timesText(
  steps: number,
  measure: Measure | null | undefined,
  { language, site }: { readonly language: Language; readonly site: Site },
): string {
  if (!measure) return `${steps} ×`
  const number = new Intl.NumberFormat(formatLocale(language, site)).format(inUnits(steps, measure))
  return `${number} ${unitSigns[measure.unit]}`
}
