import { useMatches } from 'react-router'

/**
 * Whether the page is one to finish something on, by its `handle`: round it stands nothing that
 * leads elsewhere but the way back and what the law wants.
 */
export function useCalm(): boolean {
  return useMatches().some(
    ({ handle }) => (handle as { isCalm?: boolean } | undefined)?.isCalm === true,
  )
}
