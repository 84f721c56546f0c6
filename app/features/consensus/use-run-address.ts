import { useSearchParams } from '@remix-run/react'
import type { Query } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'

type RunScreen = 'consensus-run' | 'consensus-compare' | 'consensus-merge' | 'consensus-share'

/** The addresses of a run and its parts; the key of a guest without cookies goes along. */
export function useRunAddress(id: string): (screen: RunScreen, query?: Query) => string {
  const [query] = useSearchParams()
  const key = query.get('key')
  return (screen, more = {}) => to(screen, null, { run: id, ...more, key })
}
