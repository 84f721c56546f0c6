import { useEffect, useRef, useState } from 'react'
import type { ComboboxLive } from './combobox-live.tsx'
import { Field, Select, type FieldWords } from './field.tsx'
import type { ComboboxOption } from './option-search.ts'

export type { ComboboxOption }
export type ComboboxChoice = {
  name: string
  options: readonly ComboboxOption[]
  defaultValue?: string
  /** What stands there while nothing is chosen. */
  placeholder?: string
  disabled?: boolean
}

type Swap = { Live: typeof ComboboxLive; value: string; hadFocus: boolean }

/**
 * One of many, found by typing. The server draws a native select; once its code is there a text field with a filtered
 * list takes over the choice, and posts under the same name.
 */
export function Combobox({
  name,
  options,
  defaultValue = '',
  placeholder,
  disabled,
  ...words
}: FieldWords & ComboboxChoice) {
  return (
    <Field {...words}>
      <ComboboxControl {...{ name, options, defaultValue, placeholder, disabled, label: words.label }} />
    </Field>
  )
}

function ComboboxControl({ label, ...choice }: ComboboxChoice & { label: string }) {
  const { name, options, defaultValue = '', placeholder = 'Choose one', disabled } = choice
  const frame = useRef<HTMLSpanElement>(null)
  const [swap, setSwap] = useState<Swap | null>(null)
  useEffect(() => {
    let isGone = false
    import('./combobox-live.tsx')
      .then((file) => {
        const select = frame.current?.querySelector('select')
        if (isGone || !select) return
        setSwap({ Live: file.ComboboxLive, value: select.value, hadFocus: document.activeElement === select })
      })
      .catch(() => undefined) // The select goes on working.
    return () => {
      isGone = true
    }
  }, [])
  if (swap) {
    const { Live, value, hadFocus } = swap
    return <Live {...choice} label={label} placeholder={placeholder} defaultValue={value} takesFocus={hadFocus} />
  }
  return (
    <span ref={frame} className="grid">
      <Select name={name} defaultValue={defaultValue} disabled={disabled}>
        <option value="">{placeholder}</option>
        {options.map(({ value, label: words, detail }) => (
          <option key={value} value={value}>
            {detail ? `${words} (${detail})` : words}
          </option>
        ))}
      </Select>
    </span>
  )
}
