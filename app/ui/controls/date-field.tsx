import type { InputHTMLAttributes } from 'react'
import { toRangeWords } from './day-words.ts'
import { Field, TextInput, type FieldWords } from './field.tsx'

/** How to type a day, in words that hold whatever order the browser shows. */
const FORMAT_WORDS = 'Day, month and year, in the order your browser shows.'

type DateFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords | 'type' | 'min' | 'max'> & {
    /** Days such as 2026-11-21; so are the value and what is posted. */
    min?: string
    max?: string
  }

/** A day, by the browser's own date field: typed or picked. The range stands below it in words. */
export function DateField({ label, help, error, id, hideLabel, className, min, max, ...rest }: DateFieldProps) {
  const words = help ?? [toRangeWords(min, max), FORMAT_WORDS].filter(Boolean).join(' ')
  return (
    <Field {...{ label, error, id, hideLabel, className }} help={words}>
      <TextInput {...rest} type="date" min={min} max={max} className="date-input" />
    </Field>
  )
}
