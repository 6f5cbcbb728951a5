import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { addressCalls } from '@galleria/contract/address'
import { refuseFields } from '#platform/bind.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db.ts'

/** Stands first wherever it is offered; the others in the storefront's own order. */
const FIRST_REGION = 5
/** More than any province has towns. */
const MOST_OF_A_LEVEL = 3000

type PageRegions = Omit<Parsed<typeof addressCalls.pageRegions>, 'site'> & { site: string }

export async function pageRegions(
  db: Db,
  { site, regionName = '', pageNum, pageSize }: PageRegions,
): Promise<Reply<typeof addressCalls.pageRegions>> {
  const rows = await db
    .selectFrom('site_regions as s')
    .innerJoin('regions as r', 'r.id', 's.region_id')
    .select(['r.id', 'r.name as regionName', 'r.short_name as regionShortName'])
    .where('s.site', '=', site)
    .where('r.status', '=', 'ENABLED')
    .where(sql<boolean>`strpos(plain_text(r.name), plain_text(${regionName})) > 0`)
    .orderBy(sql`r.id <> ${FIRST_REGION}`)
    .orderBy('s.position')
    .execute()
  return { data: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: rows.length }
}

type PageDistricts = Parsed<typeof addressCalls.pageDistricts>

/** A text narrows by how names begin, in plain letters: `mun` finds München. */
export async function pageDistricts(
  db: Db,
  wanted: PageDistricts,
): Promise<Reply<typeof addressCalls.pageDistricts>> {
  const { pageNum, pageSize } = wanted
  if (wanted.districtLevel > 1 && !wanted.parentDistrict && !wanted.districtName)
    throw refuseFields([{ path: 'parentDistrict', code: 'required' }])
  const rows = await selectDistricts(db, wanted)
    .select([
      'code as districtCode',
      'name as districtName',
      'alias as districtAlias',
      'level as districtLevel',
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .orderBy('alias')
    .orderBy('code')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  // Beyond the end there is no row to carry the count.
  const total = rows[0]?.total ?? (pageNum === 1 ? 0 : await countDistricts(db, wanted))
  return { data: rows.map(({ total: _, ...district }) => district), total }
}

async function countDistricts(db: Db, wanted: PageDistricts): Promise<number> {
  const { total } = await selectDistricts(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function selectDistricts(
  db: Db,
  { region, districtLevel, parentDistrict, districtName }: PageDistricts,
) {
  return db
    .selectFrom('districts')
    .where('region_id', '=', region)
    .where('level', '=', districtLevel)
    .$if(Boolean(parentDistrict), (query) => query.where('parent', '=', parentDistrict ?? ''))
    .$if(Boolean(districtName), (query) => query.where(startsWith('alias', districtName ?? '')))
}

/** The beginning as a range, because a plan for any text cannot use an index for `like`. */
export function startsWith(column: string, text: string): RawBuilder<SqlBool> {
  const name = sql.ref(column)
  return sql`${name} ~>=~ plain_text(${text}) and ${name} ~<~ (plain_text(${text}) || chr(1114111))`
}

/** One step of the picker. */
export async function listLevel(
  db: Db,
  { regionId, level, parentCode }: Parsed<typeof addressCalls.listAddressLevel>,
): Promise<Reply<typeof addressCalls.listAddressLevel>> {
  if (level > 1 && !parentCode) throw refuseFields([{ path: 'parentCode', code: 'required' }])
  return db
    .selectFrom('districts as d')
    .select([
      'd.code as id',
      'd.name',
      'd.alias as pinyin',
      'd.level',
      'd.code',
      sql<boolean>`not exists (
        select 1 from districts below
        where below.region_id = d.region_id and below.level = d.level + 1 and below.parent = d.code)`.as(
        'isLeaf',
      ),
    ])
    .where('d.region_id', '=', regionId)
    .where('d.level', '=', level)
    .where('d.parent', parentCode ? '=' : 'is', parentCode ? parentCode : null)
    .orderBy('d.alias')
    .orderBy('d.code')
    .limit(MOST_OF_A_LEVEL)
    .execute()
}
