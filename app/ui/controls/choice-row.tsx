import type { ReactNode } from 'react'
import { FieldError, FieldHelp } from './field.tsx'

/** A small control with its label beside it; help and error stand under the label. The whole line is the target. */
export function ChoiceRow({
  control,
  label,
  help,
  helpId,
  error,
  errorId,
  isTrailing = false,
  className = '',
}: {
  control: ReactNode
  label: ReactNode
  help?: ReactNode
  helpId?: string
  error?: string | null
  errorId?: string
  /** The label first, the control at the far end: for rows of settings. */
  isTrailing?: boolean
  className?: string
}) {
  return (
    <div className={className}>
      <label
        className={
          'flex min-h-11 cursor-pointer items-start gap-2.5 py-3 has-disabled:cursor-not-allowed ' +
          (isTrailing ? 'flex-row-reverse justify-between' : 'w-fit')
        }
      >
        {control}
        <span className="min-w-0 leading-5">{label}</span>
      </label>
      {help || error ? (
        <div className={`-mt-2.5 grid gap-1 pb-1.5 ${isTrailing ? '' : 'choice-indent'}`}>
          {help ? <FieldHelp id={helpId}>{help}</FieldHelp> : null}
          {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        </div>
      ) : null}
    </div>
  )
}
