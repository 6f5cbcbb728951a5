import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Somebody goes on at the same page, by a link to another search: nothing was sent. */
export function onlySearchChanges({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs): boolean {
  return (
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search
  )
}
