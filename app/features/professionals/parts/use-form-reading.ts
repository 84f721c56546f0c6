import { useEffect, useRef, useState, type RefObject } from 'react'
import { toTyped } from '../typed-form.ts'

/** Reads a form again after every change; null until somebody touched it. What was typed before the page came alive counts. */
export function useFormReading(): {
  form: RefObject<HTMLFormElement>
  typed: Record<string, string | string[]> | null
  read: () => void
} {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Record<string, string | string[]> | null>(null)
  const read = () => setTyped(form.current ? toTyped(new FormData(form.current)) : null)
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])]
    const isChanged = fields.some(
      (field) =>
        (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
        (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
    )
    if (isChanged) read()
  }, [])
  return { form, typed, read }
}
