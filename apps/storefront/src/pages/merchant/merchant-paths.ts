import { applicationSteps, type ApplicationStep } from '@galleria/contract/merchant-rules'

export const auditPath = '/merchant/audit'
export const backofficePath = '/backoffice'

export function stepPath(step: ApplicationStep): string {
  return `/merchant/apply?step=${step}`
}

/** The step that an address names; the first for any other. */
export function readStep(search: URLSearchParams): ApplicationStep {
  const asked = search.get('step')
  return applicationSteps.find((step) => step === asked) ?? applicationSteps[0]
}

export function stepAfter(step: ApplicationStep): ApplicationStep {
  return applicationSteps[applicationSteps.indexOf(step) + 1] ?? step
}
export function stepBefore(step: ApplicationStep): ApplicationStep | undefined {
  return applicationSteps[applicationSteps.indexOf(step) - 1]
}
