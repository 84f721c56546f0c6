import { QueryClient } from '@tanstack/react-query'
import { readServer } from '#app/platform/request/call.ts'

/** SPEC 9: data is fresh for 5 minutes and kept for 10; nothing is tried twice or asked again at each focus. */
const FRESH_MS = 300_000
const KEPT_MS = 600_000

/** The browser's one store of what the server answered. A query's key begins with the address it asks. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => readServer(String(queryKey[0]), signal),
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    },
    mutations: { retry: false },
  },
})
