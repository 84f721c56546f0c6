import type { InputHTMLAttributes, ReactNode } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import { useWiring } from './field.tsx'
import { toTick, useHeldTick } from '../keyed-form.tsx'

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | null
  /** The switch at the far end of its row, as in settings. */
  isTrailing?: boolean
}

/** On or off: a native checkbox that is called a switch, so that it posts and works without JavaScript. */
export function Switch({ label, help, error, id, isTrailing = false, className = '', ...rest }: SwitchProps) {
  const { wiring, helpId, errorId } = useWiring({ id, help, error })
  const held = useHeldTick(rest.name, rest.value)
  return (
    <ChoiceRow
      control={<input {...wiring} {...rest} {...toTick(held)} type="checkbox" role="switch" className="switch" />}
      {...{ label, help, helpId, error, errorId, isTrailing }}
      className={`${isTrailing ? '' : 'beside-switch'} ${className}`}
    />
  )
}
