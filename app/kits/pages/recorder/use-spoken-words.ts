import { useEffect, useRef } from 'react'
import { joinSpoken } from './join-spoken.ts'

type Ways = {
  /** How the words come among those that are typed. */
  join?: typeof joinSpoken
  /** Told when they did. */
  onJoined?: () => void
}

/** A field into which words come while somebody may be typing in it. */
export function useSpokenWords(said: string, { join = joinSpoken, onJoined }: Ways = {}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const before = useRef(said)
  const ways = useRef({ join, onJoined })
  ways.current = { join, onJoined }
  useEffect(() => {
    if (field.current && before.current !== said) {
      field.current.value = ways.current.join(field.current.value, before.current, said)
      ways.current.onJoined?.()
    }
    before.current = said
  }, [said])
  return field
}
