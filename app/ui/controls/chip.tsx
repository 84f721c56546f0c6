import { Link, type LinkProps } from '@remix-run/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { toTick, useHeldTick } from '../keyed-form.tsx'

const base =
  'inline-flex min-h-[38px] lg:min-h-8 items-center gap-[7px] rounded-full px-3 py-1 text-[0.8125rem] font-medium ' +
  'transition-colors duration-fast'
const resting = 'text-fg-muted shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover hover:text-fg'
const chosen = 'bg-accent-soft text-accent-soft-fg shadow-[inset_0_0_0_1px_var(--accent-line)]'

export function toChipClass(isChosen = false, className = ''): string {
  return `${base} ${isChosen ? chosen : resting} ${className}`
}

export function Chip({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={toChipClass(false, className)}>{children}</span>
}

/** A chip that leads somewhere; the chosen one says so with `aria-current`. */
export function ChipLink({
  isChosen = false,
  className,
  ...rest
}: Omit<LinkProps, 'className'> & { isChosen?: boolean; className?: string }) {
  return <Link {...rest} aria-current={isChosen ? 'true' : undefined} className={toChipClass(isChosen, className)} />
}

type ChoiceChipProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  type: 'checkbox' | 'radio'
  className?: string
  children: ReactNode
}

/** A checkbox or radio button of a form in the shape of a chip; needs no JavaScript. */
export function ChoiceChip({ type, className = '', children, ...rest }: ChoiceChipProps) {
  const held = useHeldTick(rest.name, rest.value, type)
  return (
    <label
      className={
        `${base} relative cursor-pointer text-fg-muted shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover hover:text-fg ` +
        'has-checked:bg-accent-soft has-checked:text-accent-soft-fg has-checked:shadow-[inset_0_0_0_1px_var(--accent-line)] ' +
        'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ring ' +
        `has-disabled:cursor-not-allowed has-disabled:opacity-50 ${className}`
      }
    >
      <input
        {...rest}
        {...toTick(held)}
        type={type}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-full opacity-0"
      />
      {children}
    </label>
  )
}
