import { useLocation } from '@remix-run/react'
import { VISIT_KEY } from './visit-key.ts'

/**
 * The address a form of this page is sent to, with the key that stands in the address of the page: a guest whose browser
 * keeps no cookies has nothing else that opens what they made. Addresses of other pages are left alone.
 */
export function useKeyedAction(action: string | undefined): string | undefined {
  const { pathname, search } = useLocation()
  const key = new URLSearchParams(search).get(VISIT_KEY)
  if (key === null || action === undefined) return action
  const [rest = '', place] = action.split('#')
  const [path = '', query = ''] = rest.split('?')
  const params = new URLSearchParams(query)
  if (path !== pathname || params.has(VISIT_KEY)) return action
  params.set(VISIT_KEY, key)
  return `${path}?${params}${place === undefined ? '' : `#${place}`}`
}
