import { useActionData, useLocation } from '@remix-run/react'
import { useState } from 'react'

/**
 * What the page's action answered, for as long as the visitor stays at this address. Remix forgets it when a page that
 * follows live events reads its data anew: a refusal would vanish before it was read.
 */
export function useActionAnswer<Action>() {
  const said = useActionData<Action>()
  const { key } = useLocation()
  const [kept, setKept] = useState({ said, key })
  if (key !== kept.key || (said !== undefined && said !== kept.said)) setKept({ said, key })
  return said ?? (key === kept.key ? kept.said : undefined)
}
