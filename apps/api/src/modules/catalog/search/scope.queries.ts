import type { Language } from '@galleria/contract/storefronts'
import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db.ts'
import type { DB } from '#platform/tables.ts'
import type { CategoryFilter, SearchQuery } from '../catalog.types.ts'

type Counted = {
  listed: number
  inScope: number
  categoryIds: number[]
  filters: CategoryFilter[]
}
/**
 * How many items a mall has listed, how many of them in the category and shops that are asked for,
 * which categories those are, and what filters they have.
 */
export async function countScope(
  db: Db,
  language: Language,
  query: Pick<SearchQuery, 'categoryId' | 'shopId' | 'shops'>,
): Promise<Counted> {
  const shops = shopsOf(query) ?? null
  return db
    .selectFrom('listed_tallies')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('n'), sql.lit(0)).as('listed'),
      eb.fn
        .coalesce(
          eb.fn
            .sum<number>('n')
            .filterWhere(
              sql<boolean>`(${query.categoryId ?? null}::int is null or ${eb.ref('category_id')} in ${below(query)})`,
            )
            .filterWhere(
              sql<boolean>`(${shops}::int[] is null or ${eb.ref('shop_id')} = any(${shops}::int[]))`,
            ),
          sql.lit(0),
        )
        .as('inScope'),
      sql<number[]>`array(${below(query)})`.as('categoryIds'),
      filtersOf(query, language).as('filters'),
    ])
    .executeTakeFirstOrThrow()
}

/** The category that is asked for, and all below it. */
export const below = ({ categoryId }: Pick<SearchQuery, 'categoryId'>) =>
  expressionBuilder<DB>()
    .selectFrom('categories as b')
    .where(sql<number>`${categoryId ?? null}::int`, '=', sql<number>`any(b.path)`)
    .select('b.id')

/**
 * The attributes that make filters of a category's page: its own, and those of the categories above
 * it.
 */
const filtersOf = ({ categoryId }: Pick<SearchQuery, 'categoryId'>, language: Language) =>
  jsonArrayFrom(
    expressionBuilder<DB>()
      .selectFrom('categories as p')
      .innerJoin('attributes as a', (join) =>
        join
          .on('a.category_id', '=', sql<number>`any(p.path)`)
          .on('a.is_filter', '=', sql.lit(true))
          .on('a.is_hidden', '=', sql.lit(false)),
      )
      .innerJoin('attribute_texts as x', (join) =>
        join.onRef('x.attribute_id', '=', 'a.id').on('x.language', '=', language),
      )
      .where('p.id', '=', categoryId ?? null)
      .select((eb) => [
        'a.id',
        'a.key',
        'x.name',
        'a.kind',
        'a.unit',
        jsonArrayFrom(
          eb
            .selectFrom('attribute_options as o')
            .innerJoin('attribute_option_texts as y', (join) =>
              join.onRef('y.option_id', '=', 'o.id').on('y.language', '=', language),
            )
            .whereRef('o.attribute_id', '=', 'a.id')
            .select(['o.id', 'o.key', 'y.name'])
            .orderBy('o.position')
            .orderBy('o.id'),
        ).as('options'),
      ])
      .orderBy((eb) => eb.fn<number>('array_position', ['p.path', 'a.category_id']))
      .orderBy('a.position')
      .orderBy('a.id'),
  ).$castTo<CategoryFilter[]>()

/** The categories in which, or below which, these shops have something listed. */
export function findCategoriesOf(
  db: Db,
  language: Language,
  query: SearchQuery,
): Promise<{ value: string; label: string }[]> {
  const shops = shopsOf(query) ?? null
  return db
    .selectFrom('categories as c')
    .innerJoin('category_texts as x', (join) =>
      join.onRef('x.category_id', '=', 'c.id').on('x.language', '=', language),
    )
    .where('c.retired_into', 'is', null)
    .where('c.id', 'in', (eb) =>
      eb
        .selectFrom('categories as b')
        .where(
          (of) =>
            of
              .selectFrom('listed_tallies as t')
              .whereRef('t.category_id', '=', 'b.id')
              .where(sql<boolean>`(${shops}::int[] is null or t.shop_id = any(${shops}::int[]))`)
              .select((all) => all.fn.sum<number>('n').as('n')),
          '>',
          sql.lit(0),
        )
        .select((of) => of.fn<number>('unnest', ['b.path']).as('id')),
    )
    .select((eb) => [eb.cast<string>('c.id', 'text').as('value'), 'x.name as label'])
    .orderBy('c.position')
    .execute()
}

/** The shops that items may be of; undefined for any. */
export function shopsOf({
  shopId,
  shops,
}: Pick<SearchQuery, 'shopId' | 'shops'>): readonly number[] | undefined {
  if (shopId === undefined) return shops.length > 0 ? shops : undefined
  return shops.length === 0 || shops.includes(shopId) ? [shopId] : []
}
