import { readCompany } from '../../apps/api/src/platform/company.ts'
import type { Database } from '../../apps/api/src/platform/db.ts'
import { languages } from '../../packages/contract/src/storefronts.ts'

/**
 * What a buyer must be able to read before a contract is made (Directive 2011/83/EU, article 6;
 * 2000/31/EC, article 5).
 */
const LEGAL = ['imprint', 'terms', 'privacy', 'withdrawal'] as const

/** What this mall lacks before it may sell, each in a sentence. */
export async function listMissing({ db, pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ operators: number; shops: number; shown: string[] }>(`
    select (select count(*)::int from operators) as operators, (select count(*)::int from shops) as shops,
      array(select a.slug || ' ' || t.language from articles a join article_texts t on t.article_id = a.id where t.site is null) as shown`)
  const { operators, shops, shown } = rows[0]!
  const pages = LEGAL.flatMap((slug) => {
    const without = languages.filter((language) => !shown.includes(`${slug} ${language}`))
    return without.length > 0 ? [`${slug} is not published in ${without.join(', ')}`] : []
  })
  return [
    ...(operators === 0 ? ['there is no operator: npm run operator -- name@example.com'] : []),
    ...((await readCompany(db))
      ? []
      : ['who answers for the mall is not said (back office, Pages)']),
    ...pages,
    ...(shops === 0 ? ['no shop is admitted: somebody applies at /merchant/apply'] : []),
  ]
}
