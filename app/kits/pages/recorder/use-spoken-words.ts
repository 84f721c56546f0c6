import { useEffect, useRef } from 'react'
import { joinSpoken } from './join-spoken.ts'

/** A field into which words come while somebody may be typing in it. */
export function useSpokenWords(said: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  const before = useRef(said)
  useEffect(() => {
    if (field.current && before.current !== said)
      field.current.value = joinSpoken(field.current.value, before.current, said)
    before.current = said
  }, [said])
  return field
}
