import { createContext, useContext, useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon } from '../brand/icon.tsx'
import { toText, useHeldText } from '../keyed-form.tsx'

type Wiring = { 'id': string; 'aria-describedby'?: string; 'aria-invalid'?: true }
const FieldWiring = createContext<Wiring | null>(null)

/** What a control takes from the Field around it; null outside of one. */
export const useFieldWiring = () => useContext(FieldWiring)

/** What every control says about itself. Controls that bring their own Field take these as props. */
export type FieldWords = {
  label: string
  help?: ReactNode
  error?: string | null
  id?: string
  hideLabel?: boolean
  className?: string
}

/** The id of a field and of its words, and the attributes that tie its control to them. */
export function useWiring({ id, help, error }: Pick<FieldWords, 'id' | 'help' | 'error'>) {
  const ownId = useId()
  const controlId = id ?? ownId
  const [labelId, helpId, errorId] = [`${controlId}-label`, `${controlId}-help`, `${controlId}-error`]
  const describedBy = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const wiring: Wiring = {
    id: controlId,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true as const }),
  }
  return { wiring, labelId, helpId, errorId }
}

/**
 * A label above, help and error below. The control inside (TextInput, TextArea, Select) takes its id,
 * `aria-describedby` and `aria-invalid` from here. `beside` stands at the end of the label's line.
 */
export function Field({
  label,
  help,
  error,
  id,
  hideLabel = false,
  beside,
  className = '',
  children,
}: FieldWords & { beside?: ReactNode; children: ReactNode }) {
  const { wiring, labelId, helpId, errorId } = useWiring({ id, help, error })
  const labelTag = (
    <label id={labelId} htmlFor={wiring.id} className={hideLabel ? 'sr-only' : 'text-[0.8125rem] font-medium'}>
      {label}
    </label>
  )
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 ${className}`}>
      {beside ? (
        <span className="flex items-baseline justify-between gap-3">
          {labelTag}
          {beside}
        </span>
      ) : (
        labelTag
      )}
      <FieldWiring.Provider value={wiring}>{children}</FieldWiring.Provider>
      {help ? <FieldHelp id={helpId}>{help}</FieldHelp> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}

export function FieldHelp({ id, className = '', children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <small id={id} className={`text-xs text-fg-subtle ${className}`}>
      {children}
    </small>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-[0.8125rem] leading-[1.125rem] text-danger-text">
      <Icon name="alert" size={16} className="mt-px" />
      {children}
    </p>
  )
}

/** The classes of a box one types or chooses in. */
const well =
  'forced-edge w-full min-w-0 rounded-control bg-surface text-fg shadow-[inset_0_0_0_1px_var(--control)] outline-none ' +
  'focus-visible:outline-none disabled:opacity-55'
export const wellAround =
  `${well} flex h-11 items-center gap-2.5 px-[13px] text-fg-subtle focus-within:ring-field has-disabled:opacity-55 ` +
  'has-aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]'
const invalid = 'aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]'

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { icon?: ReactNode; trailing?: ReactNode }

export function TextInput({ icon, trailing, className = '', ...rest }: TextInputProps) {
  const wiring = useContext(FieldWiring)
  const filled = { ...rest, ...toText(useHeldText(rest.name)) }
  if (!icon && !trailing) {
    return (
      <input
        type="text"
        {...wiring}
        {...filled}
        className={`${well} ${invalid} h-11 px-[13px] focus:ring-field ${className}`}
      />
    )
  }
  return (
    <span className={`${wellAround} ${className}`}>
      {icon}
      <input
        type="text"
        {...wiring}
        {...filled}
        className="min-w-0 flex-1 self-stretch bg-transparent text-fg outline-none focus-visible:outline-none"
      />
      {trailing}
    </span>
  )
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { boxRef?: Ref<HTMLTextAreaElement> }

export function TextArea({ className = '', rows = 4, boxRef, ...rest }: TextAreaProps) {
  const wiring = useContext(FieldWiring)
  const held = useHeldText(rest.name)
  return (
    <textarea
      ref={boxRef}
      rows={rows}
      {...wiring}
      {...rest}
      {...toText(held)}
      className={`${well} ${invalid} block resize-y px-[13px] py-[11px] leading-[1.3125rem] focus:ring-field ${className}`}
    />
  )
}

export function Select({ className = '', children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  const wiring = useContext(FieldWiring)
  const held = useHeldText(rest.name)
  return (
    <span className="relative grid">
      <select
        {...wiring}
        {...rest}
        {...toText(held)}
        className={`${well} ${invalid} h-11 appearance-none ps-[13px] pe-10 focus:ring-field ${className}`}
      >
        {children}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none absolute end-3.5 top-3.5 text-fg-subtle" />
    </span>
  )
}

/** A line without a look of its own, for boxes that are drawn around it. */
export const BareInput = (rest: InputHTMLAttributes<HTMLInputElement>) => (
  <input {...rest} {...toText(useHeldText(rest.name))} />
)

/** The same of several lines. */
export const BareTextArea = ({ boxRef, ...rest }: TextAreaProps) => (
  <textarea ref={boxRef} {...rest} {...toText(useHeldText(rest.name))} />
)
