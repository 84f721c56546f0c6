import { useEffect, useRef, useState } from 'react'
import { mergeTexts } from '#app/engines/text-tools/merge-texts.ts'

type Paper = { version: number; text: string }

/**
 * What stands in the box of the document while others write too: what they saved is put together with what is typed here, and
 * the cursor stays where it is. `base` is the version the box builds on.
 */
export function usePaper({ version, text }: Paper) {
  const box = useRef<HTMLTextAreaElement>(null)
  const base = useRef<Paper>({ version, text })
  const [state, setState] = useState({ base: version, isChanged: false, clashes: 0 })
  useEffect(() => {
    const field = box.current
    if (!field || version <= base.current.version) return
    const before = base.current
    base.current = { version, text }
    const { text: merged, conflicts } = mergeTexts(field.value, before.text, text)
    if (merged !== field.value) {
      const behind = field.value.length - field.selectionStart
      const isAtStart = text.startsWith(field.value.slice(0, field.selectionStart))
      const at = isAtStart ? field.selectionStart : Math.max(0, merged.length - behind)
      field.value = merged
      if (document.activeElement === field) field.setSelectionRange(at, at)
    }
    setState(({ clashes }) => ({ base: version, isChanged: merged !== text, clashes: clashes + conflicts }))
  }, [version, text])
  const onChange = () => {
    const isChanged = box.current?.value !== base.current.text
    setState((before) => (before.isChanged === isChanged ? before : { ...before, isChanged }))
  }
  return { box, onChange, ...state }
}
