import { useLocation, useNavigate } from 'react-router'

/**
 * Changes what the address of a list says, from its first page on; what is open beside the list
 * stays open.
 */
export function useListAddress<Search extends { readonly page: number }>(
  search: Search,
  writeSearch: (search: Search) => string,
): (change: Partial<Search>) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (change) =>
    void navigate(pathname + writeSearch({ ...search, ...change, page: 1 }), { replace: true })
}
