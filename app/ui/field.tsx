import { createContext, useContext, useId } from 'react'
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }
const FieldWiring = createContext<Wiring | null>(null)

/**
 * A label above, help and error below. The control inside (TextInput, TextArea, Select) takes its id,
 * `aria-describedby` and `aria-invalid` from here.
 */
export function Field({
  label,
  help,
  error,
  id,
  hideLabel = false,
  className = '',
  children,
}: {
  label: string
  help?: ReactNode
  error?: string | null
  id?: string
  hideLabel?: boolean
  className?: string
  children: ReactNode
}) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [help ? `${controlId}-help` : '', error ? `${controlId}-error` : ''].filter(Boolean).join(' ')
  const wiring: Wiring = {
    id: controlId,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true as const }),
  }
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 ${className}`}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'text-[13px] font-medium'}>
        {label}
      </label>
      <FieldWiring.Provider value={wiring}>{children}</FieldWiring.Provider>
      {help ? (
        <small id={`${controlId}-help`} className="text-xs text-fg-subtle">
          {help}
        </small>
      ) : null}
      {error ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : null}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-[13px] leading-[18px] text-danger-text">
      <Icon name="alert" size={16} className="mt-px" />
      {children}
    </p>
  )
}

const well =
  'w-full min-w-0 rounded-control bg-surface text-fg shadow-[inset_0_0_0_1px_var(--control)] outline-none ' +
  'focus-visible:outline-none disabled:opacity-55'
const invalid = 'aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]'

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { icon?: ReactNode; trailing?: ReactNode }

export function TextInput({ icon, trailing, className = '', ...rest }: TextInputProps) {
  const wiring = useContext(FieldWiring)
  if (!icon && !trailing) {
    return (
      <input
        type="text"
        {...wiring}
        {...rest}
        className={`${well} ${invalid} h-11 px-[13px] focus:ring-field ${className}`}
      />
    )
  }
  return (
    <span
      className={
        `${well} flex h-11 items-center gap-2.5 px-[13px] text-fg-subtle focus-within:ring-field ` +
        `has-aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)] ${className}`
      }
    >
      {icon}
      <input
        type="text"
        {...wiring}
        {...rest}
        className="min-w-0 flex-1 self-stretch bg-transparent text-fg outline-none focus-visible:outline-none"
      />
      {trailing}
    </span>
  )
}

export function TextArea({ className = '', rows = 4, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const wiring = useContext(FieldWiring)
  return (
    <textarea
      rows={rows}
      {...wiring}
      {...rest}
      className={`${well} ${invalid} block resize-y px-[13px] py-[11px] leading-[21px] focus:ring-field ${className}`}
    />
  )
}

export function Select({ className = '', children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  const wiring = useContext(FieldWiring)
  return (
    <span className="relative grid">
      <select
        {...wiring}
        {...rest}
        className={`${well} ${invalid} h-11 appearance-none pr-10 pl-[13px] focus:ring-field ${className}`}
      >
        {children}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none absolute top-3.5 right-3.5 text-fg-subtle" />
    </span>
  )
}
