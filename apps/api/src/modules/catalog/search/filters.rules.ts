import type { AskedFilter, WireAttributeFacet } from '@galleria/contract/attribute'
import type { AskedAttribute, AttributeCount, CategoryFilter } from '../catalog.types.ts'

/**
 * What is asked of the attributes of a category. What it has no filter for, and options that it
 * does not know, do not count.
 */
export function readFilters(
  filters: readonly CategoryFilter[],
  asked: readonly AskedFilter[],
): AskedAttribute[] {
  return filters.flatMap(({ id, key, kind, options }, at): AskedAttribute[] => {
    const one = asked.find((filter) => filter.key === key)
    if (!one) return []
    if (kind === 'choice') {
      const chosen = options.filter((option) => one.optionList?.includes(option.key))
      return chosen.length > 0 ? [{ at, id, options: chosen.map((option) => option.id) }] : []
    }
    const { min, max } = one
    if (min === undefined && max === undefined) return []
    return [
      { at, id, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
    ]
  })
}

/**
 * The filters that leave something to choose, with what each choice would leave; what is asked
 * stays to be seen where it leaves nothing.
 */
export function presentFilters(
  filters: readonly CategoryFilter[],
  counts: readonly AttributeCount[],
  asked: readonly AskedFilter[],
): WireAttributeFacet[] {
  return filters.flatMap(({ id, key, name, kind, unit, options }): WireAttributeFacet[] => {
    const own = counts.filter((count) => count.id === id)
    const ticked = asked.find((filter) => filter.key === key)
    const optionList = options.flatMap((option) => {
      const found = own.find(({ optionId }) => optionId === option.id)
      return found || ticked?.optionList?.includes(option.key)
        ? [{ key: option.key, name: option.name, count: found ? found.count : 0 }]
        : []
    })
    const isAsked = ticked?.min !== undefined || ticked?.max !== undefined
    if (kind === 'choice' ? optionList.length === 0 : own.length === 0 && !isAsked) return []
    const { least = null, most = null } = own[0] ?? {}
    return [{ key, name, kind, unit, optionList, least, most }]
  })
}
