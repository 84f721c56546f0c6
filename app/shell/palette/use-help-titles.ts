import { useEffect, useState } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { callServer } from '#app/platform/request/call.ts'
import type { HelpTitle } from './palette-entries.ts'

/** The titles of the help centre, once they arrived; the palette works without them. */
export function useHelpTitles(): readonly HelpTitle[] {
  const [titles, setTitles] = useState<readonly HelpTitle[]>([])
  useEffect(() => {
    let isGone = false
    callServer('GET', endpoints['support/help-titles'])
      .then((answer) => answer.json() as Promise<{ titles: HelpTitle[] }>)
      .then(
        (read) => isGone || setTitles(read.titles),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [])
  return titles
}
