import { useNavigate } from 'react-router'
import { listingPath, readListing } from './listing-address.ts'

/** What the form says, as the shortest address that says it. */
export function useApply(): (form: HTMLFormElement) => void {
  const navigate = useNavigate()
  return (form) =>
    void navigate(
      listingPath(readListing(new URLSearchParams([...new FormData(form)] as [string, string][]))),
      { preventScrollReset: true },
    )
}
