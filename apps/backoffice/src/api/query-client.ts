import { isProblem } from '@galleria/contract/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { whoQuery } from './queries.ts'

/** A session that has ended and a role that was taken away show in any call; asking again who is here sends the person to sign in and back, or says that the account has no access. */
export function createQueryClient(): QueryClient {
  const noticeSignOut = (error: unknown) => {
    if (isProblem(error) && (error.code === 'auth.signed_out' || error.code === 'auth.role'))
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
