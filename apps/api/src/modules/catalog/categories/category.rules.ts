import { DEEPEST_CATEGORY } from '@galleria/contract/category-rules'

type Placed = { readonly id: number; readonly path: readonly number[] }

/** Each right before what is below it; beside one another as `ids` say. */
export function inTreeOrder(ids: readonly number[], categories: readonly Placed[]): number[] {
  const below = (parent: number | undefined): number[] =>
    categories
      .filter(({ path }) => path.at(-2) === parent)
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .flatMap(({ id }) => [id, ...below(id)])
  return below(undefined)
}

/** Why a category may not stand there, with all that is below it; a new one has no id yet. */
export function whyNotThere(
  categories: readonly Placed[],
  id: number | undefined,
  parentId: number | null,
): 'category.not_found' | 'category.below_itself' | 'category.too_deep' | undefined {
  const parent = categories.find((one) => one.id === parentId)
  if (parentId !== null && !parent) return 'category.not_found'
  const above = parent?.path ?? []
  if (id !== undefined && above.includes(id)) return 'category.below_itself'
  const heights = categories.flatMap(({ path }) =>
    id !== undefined && path.includes(id) ? [path.length - path.indexOf(id)] : [],
  )
  return above.length + Math.max(1, ...heights) > DEEPEST_CATEGORY ? 'category.too_deep' : undefined
}
