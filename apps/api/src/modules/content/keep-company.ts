import type { Parsed } from '@galleria/contract/define-call'
import type { pageCalls } from '@galleria/contract/page'
import { refuse } from '@galleria/contract/refusals'
import { COMPANY, type Company } from '#platform/company.ts'
import type { Context } from '#platform/context.ts'
import { replaceSetting } from '#platform/mall-settings.ts'

/** Changes what the mall says of the company behind it. The version that was read is named, so that nobody overwrites what they have not seen. */
export async function saveCompany(
  ctx: Context,
  form: Parsed<typeof pageCalls.saveCompany>,
): Promise<Company> {
  const company = { ...form, version: form.version + 1 }
  if (!(await replaceSetting(ctx.db, COMPANY, company))) throw refuse('page.changed')
  return company
}
