import type { Reply } from '@galleria/contract/define-call'
import type { figuresCalls } from '@galleria/contract/figures'
import {
  FEWEST_SEARCHES,
  MOST_SEARCHES,
  SEARCH_RETENTION_DAYS,
} from '@galleria/contract/figures-rules'
import type { Site } from '@galleria/contract/storefronts'
import type { Context } from '#platform/context.ts'
import { findMissedSearches } from '#modules/catalog/search/index.ts'

/**
 * What was looked for and is not called so by anything. The mall reads all of it, a shop what
 * several have looked for.
 */
export async function readMissedSearches(
  ctx: Context,
  site: Site | undefined,
  reader: 'shop' | 'mall',
): Promise<Reply<typeof figuresCalls.missedSearches>> {
  const data = await findMissedSearches(ctx.db, {
    site,
    fewest: reader === 'shop' ? FEWEST_SEARCHES : 1,
    limit: MOST_SEARCHES,
  })
  return { days: SEARCH_RETENTION_DAYS, data }
}
