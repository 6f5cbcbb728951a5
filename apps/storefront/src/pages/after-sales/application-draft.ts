import type { Application } from './application.ts'

type Draft = Pick<Application, 'lines' | 'amount' | 'offered' | 'reason' | 'remark' | 'evidence'>
const keyOf = (name: string) => `draft:as:${name}`

/** What was chosen and typed in this window and not sent yet; lines that can no longer be chosen are left out. */
export function readDraft(name: string, application: Application): Application | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Partial<Draft> | null
    if (!kept) return undefined
    const text = (value: unknown, fallback: string) =>
      typeof value === 'string' ? value : fallback
    return {
      ...application,
      amount: text(kept.amount, application.amount),
      offered: text(kept.offered, application.offered),
      reason: text(kept.reason, application.reason),
      remark: text(kept.remark, application.remark),
      lines: application.lines.map((line) => {
        const found = kept.lines?.find((one) => one.id === line.id && Number.isInteger(one.qty))
        return found ? { ...line, isPicked: found.isPicked === true, qty: found.qty } : line
      }),
      evidence: (kept.evidence ?? []).filter((url) => typeof url === 'string'),
    }
  } catch {
    return undefined
  }
}

export function writeDraft(
  name: string,
  { lines, amount, offered, reason, remark, evidence }: Application,
): void {
  try {
    sessionStorage.setItem(
      keyOf(name),
      JSON.stringify({ lines, amount, offered, reason, remark, evidence } satisfies Draft),
    )
  } catch {
    // A full or closed storage costs the draft, not the form.
  }
}

/** The form is left: once the application is there nothing needs to be kept, else everything. */
export function forgetDraft(name: string): void {
  if (new URLSearchParams(location.search).has('applied')) sessionStorage.removeItem(keyOf(name))
}
