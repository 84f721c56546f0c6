import type { ReactNode } from 'react'
import { FieldError, FieldHelp, useWiring, type FieldWords } from './field.tsx'

/** Field's twin for several controls under one label: checkboxes, radio buttons. */
export function FieldSet({
  label,
  help,
  error,
  id,
  hideLabel = false,
  isRadioGroup = false,
  className = '',
  children,
}: FieldWords & { isRadioGroup?: boolean; children: ReactNode }) {
  const { wiring, labelId, helpId, errorId } = useWiring({ id, help, error })
  const { 'aria-invalid': isInvalid, ...described } = wiring
  return (
    <fieldset
      {...described}
      {...(isRadioGroup && { 'role': 'radiogroup', 'aria-invalid': isInvalid })}
      aria-labelledby={labelId}
      className={`min-w-0 ${className}`}
    >
      <legend id={labelId} className={hideLabel ? 'sr-only' : 'mb-1.5 text-[0.8125rem] font-medium'}>
        {label}
      </legend>
      {children}
      {help ? (
        <FieldHelp id={helpId} className="mt-1.5 block">
          {help}
        </FieldHelp>
      ) : null}
      {error ? (
        <div className="mt-1.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  )
}
