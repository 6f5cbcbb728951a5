/** Categories as a tree: `path` are the ids from the top down to a category's own. */
type Placed = { readonly id: number; readonly path: readonly number[] }

/** Those at the top. */
export function topCategories<Category extends Placed>(
  categories: readonly Category[],
): Category[] {
  return categories.filter(({ path }) => path.length === 1)
}

/** Those right below one. */
export function categoriesBelow<Category extends Placed>(
  categories: readonly Category[],
  id: number,
): Category[] {
  return categories.filter(({ path }) => path.at(-2) === id)
}

/** From the top down to the one itself; nothing where it is not known. */
export function pathTo<Category extends Placed>(
  categories: readonly Category[],
  id: number,
): Category[] {
  const path = categories.find((category) => category.id === id)?.path ?? []
  return path.flatMap((one) => categories.filter((category) => category.id === one))
}
