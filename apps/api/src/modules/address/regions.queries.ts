import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { addressCalls } from '@galleria/contract/address'
import { refuseFields } from '#platform/bind.ts'
import { runSql, type Db } from '#platform/db.ts'

/** Stands first wherever it is offered; the others in the storefront's own order. */
const FIRST_REGION = 5
/** More than any province has towns. */
const MOST_OF_A_LEVEL = 3000

type PageRegions = Omit<Parsed<typeof addressCalls.pageRegions>, 'site'> & { site: string }

export async function pageRegions(
  db: Db,
  { site, regionName = '', pageNum, pageSize }: PageRegions,
): Promise<Reply<typeof addressCalls.pageRegions>> {
  const rows = await runSql<Reply<typeof addressCalls.pageRegions>['data'][number]>(
    db,
    `
    select r.id, r.name as "regionName", r.short_name as "regionShortName" from site_regions s join regions r on r.id = s.region_id
    where s.site = $1 and r.status = 'ENABLED' and strpos(plain_text(r.name), plain_text($2)) > 0 order by r.id <> $3, s.position`,
    [site, regionName, FIRST_REGION],
  )
  return { data: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: rows.length }
}

type PageDistricts = Parsed<typeof addressCalls.pageDistricts>

/** A text narrows by how names begin, in plain letters: `mun` finds München. */
export async function pageDistricts(
  db: Db,
  { region, districtLevel, parentDistrict, districtName = '', pageNum, pageSize }: PageDistricts,
): Promise<Reply<typeof addressCalls.pageDistricts>> {
  if (districtLevel > 1 && !parentDistrict && districtName === '')
    throw refuseFields([{ path: 'parentDistrict', code: 'required' }])
  const { where, values } = chooseDistricts({ region, districtLevel, parentDistrict, districtName })
  const rows = await runSql<
    Reply<typeof addressCalls.pageDistricts>['data'][number] & { total: number }
  >(
    db,
    `
    select code as "districtCode", name as "districtName", alias as "districtAlias", level as "districtLevel", count(*) over ()::int as total from districts where ${where}
    order by alias, code limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, pageSize, (pageNum - 1) * pageSize],
  )
  // Beyond the end there is no row to carry the count.
  const total = rows[0]?.total ?? (pageNum === 1 ? 0 : await countDistricts(db, where, values))
  return { data: rows.map(({ total: _, ...district }) => district), total }
}

async function countDistricts(db: Db, where: string, values: readonly unknown[]): Promise<number> {
  const [counted] = await runSql<{ total: number }>(
    db,
    `select count(*)::int as total from districts where ${where}`,
    values,
  )
  return counted?.total ?? 0
}

/** The beginning as a range, because a plan for any text cannot use an index for `like`. */
export function startsWith(column: string, text: string): string {
  return `${column} ~>=~ plain_text(${text}) and ${column} ~<~ (plain_text(${text}) || chr(1114111))`
}

function chooseDistricts({
  region,
  districtLevel,
  parentDistrict,
  districtName,
}: Pick<PageDistricts, 'region' | 'districtLevel' | 'parentDistrict'> & { districtName: string }): {
  where: string
  values: unknown[]
} {
  const values: unknown[] = [region, districtLevel]
  let where = 'region_id = $1 and level = $2'
  if (parentDistrict) where += ` and parent = $${values.push(parentDistrict)}`
  if (districtName) where += ` and ${startsWith('alias', `$${values.push(districtName)}`)}`
  return { where, values }
}

/** One step of the picker. */
export async function listLevel(
  db: Db,
  { regionId, level, parentCode }: Parsed<typeof addressCalls.listAddressLevel>,
): Promise<Reply<typeof addressCalls.listAddressLevel>> {
  if (level > 1 && !parentCode) throw refuseFields([{ path: 'parentCode', code: 'required' }])
  const ofParent = parentCode
    ? { where: 'd.parent = $3', values: [parentCode] }
    : { where: 'd.parent is null', values: [] }
  return runSql(
    db,
    `
    select d.code as id, d.name, d.alias as pinyin, d.level, d.code, not exists (select 1 from districts below where below.region_id = d.region_id and below.level = d.level + 1 and below.parent = d.code) as "isLeaf"
    from districts d where d.region_id = $1 and d.level = $2 and ${ofParent.where} order by d.alias, d.code limit ${MOST_OF_A_LEVEL}`,
    [regionId, level, ...ofParent.values],
  )
}
