import type { Parsed } from '@galleria/contract/define-call'
import type { pageCalls } from '@galleria/contract/page'
import { refuse } from '@galleria/contract/refusals'
import { COMPANY, readCompany, type Company } from '#platform/company.ts'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { replaceSetting } from '#platform/mall-settings.ts'

/**
 * Changes what the mall says of the company behind it. The version that was read is named, so that
 * nobody overwrites what they have not seen.
 */
export async function saveCompany(
  ctx: Context,
  form: Parsed<typeof pageCalls.saveCompany>,
): Promise<Company> {
  const company = { ...form, version: form.version + 1 }
  await ctx.inTransaction(async (tx) => {
    const before = await readCompany(tx)
    if (!(await replaceSetting(tx, COMPANY, company))) throw refuse('page.changed')
    noteChanges(
      tx,
      { kind: 'company', id: COMPANY },
      { before: { terms: before && show(before) }, after: { terms: show(company) } },
    )
  })
  return company
}

/** What the log keeps of it: every fact, one after the other. */
function show({ version: _, ...facts }: Company): string {
  return Object.values(facts).flat().join(', ')
}
