import { useSearchParams } from '@remix-run/react'
import { to, type Query } from '#app/catalogue/to.ts'

/** The addresses of a run and its parts; the key of a guest without cookies goes along. */
export function useRunAddress(id: string): (query?: Query) => string {
  const [query] = useSearchParams()
  const key = query.get('key')
  return (more = {}) => to('consensus', null, { run: id, ...more, key })
}
