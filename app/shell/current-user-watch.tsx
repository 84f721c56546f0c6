import { useRevalidator } from '@remix-run/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { queryClient } from '#app/kits/pages/queries/query-client.ts'

/**
 * Asks who is signed in when it appears and whenever the window is come back to, never from a cache. Somebody else than
 * the page was drawn for (a sign-in or sign-out in another tab) draws the page anew.
 */
export function CurrentUserWatch({ drawnFor }: { drawnFor: string | null }) {
  const { revalidate } = useRevalidator()
  const { data: user } = useQuery<CurrentUser | null>(
    {
      queryKey: [endpoints['sign-in/user'], drawnFor],
      staleTime: 0,
      gcTime: 0,
      refetchOnMount: true,
      refetchOnWindowFocus: true,
    },
    queryClient,
  )
  // Without a provider somebody has to tell the client that the window is there.
  useEffect(() => {
    queryClient.mount()
    return () => queryClient.unmount()
  }, [])
  useEffect(() => {
    void import('./navigation/sign-out.ts').then((file) => file.endOwedSession(drawnFor !== null))
  }, [drawnFor])
  const isElse = user !== undefined && (user?.id ?? null) !== drawnFor
  useEffect(() => {
    if (isElse) revalidate()
  }, [isElse, revalidate])
  return null
}
