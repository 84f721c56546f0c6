import { useEffect, useRef, useState } from 'react'
import type { Mail, WallTime } from '#app/engines/mail-triage/mail.ts'
import type { Triage } from '#app/engines/mail-triage/triage.ts'
import { wallTimeOf } from '#app/engines/mail-triage/wall-time.ts'

/** Typing rests this long before the mail is sorted anew. */
const RESTS_MS = 250

type Sort = (mail: Mail, now: WallTime) => Triage
export type Sorted = { mail: Mail; triage: Triage; now: WallTime }

/**
 * Sorts a mail in the browser while it is written. The engine is fetched when the form is first touched; until it is there
 * the form goes to the server.
 */
export function useOwnSorting() {
  const [sort, setSort] = useState<{ with: Sort } | null>(null)
  const [mail, setMail] = useState<Mail | null>(null)
  const [sorted, setSorted] = useState<Sorted | null>(null)
  const isFetching = useRef(false)

  async function fetchEngine() {
    if (isFetching.current) return
    isFetching.current = true
    try {
      const { triage } = await import('#app/engines/mail-triage/triage.ts')
      setSort({ with: triage })
    } catch {
      isFetching.current = false
    }
  }

  useEffect(() => {
    if (!sort || !mail) return
    const timer = setTimeout(() => {
      const now = wallTimeOf(new Date())
      setSorted(mail.subject || mail.text ? { mail, triage: sort.with(mail, now), now } : null)
    }, RESTS_MS)
    return () => clearTimeout(timer)
  }, [sort, mail])

  return { isLive: sort !== null, sorted, isTouched: mail !== null, fetchEngine, setMail }
}
