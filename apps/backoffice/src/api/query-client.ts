import { isProblem } from '@galleria/contract/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { whoQuery } from './queries.ts'

const asksAgain: readonly string[] = [
  'auth.signed_out',
  'auth.role',
  'auth.second_factor_owed',
  'merchant.role',
  'operator.role',
  'merchant.other_shop',
]

/**
 * A session that has ended and a role that was taken away show in any call; asking again who is
 * here sends the person to sign in and back, says that the account has no access or still needs a
 * second factor, or takes away the buttons of a role that was changed.
 */
export function createQueryClient(): QueryClient {
  const noticeSignOut = (error: unknown) => {
    if (isProblem(error) && asksAgain.includes(error.code))
      void client.invalidateQueries({ queryKey: whoQuery.queryKey })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignOut }),
    mutationCache: new MutationCache({ onError: noticeSignOut }),
    defaultOptions: {
      queries: {
        staleTime: 20_000,
        networkMode: 'always',
        retry: (count, error) =>
          count < 1 && isProblem(error) && (error.status === 0 || error.status >= 500),
        retryDelay: 600,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
