import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import { useWiring } from './field.tsx'
import { toTick, useHeldTick } from '../keyed-form.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | null
  /** Some of what it stands for is chosen. HTML cannot say so: without JavaScript the box looks empty. */
  isMixed?: boolean
}

/** A native checkbox with its label beside it. */
export function Checkbox({ label, help, error, id, isMixed = false, className = '', ...rest }: CheckboxProps) {
  const { wiring, helpId, errorId } = useWiring({ id, help, error })
  const held = useHeldTick(rest.name, rest.value)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed, rest.checked])
  return (
    <ChoiceRow
      control={<input {...wiring} {...rest} {...toTick(held)} ref={box} type="checkbox" className="check-box" />}
      {...{ label, help, helpId, error, errorId, className }}
    />
  )
}
