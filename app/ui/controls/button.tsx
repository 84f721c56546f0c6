import { Link, type LinkProps } from '@remix-run/react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { toButtonClass, type ButtonLook } from './button-style.ts'
import { Spinner } from '../feedback/spinner.tsx'

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { busy?: boolean; busyLabel?: string }

/** While busy the button never shrinks: its own label stays in place unseen under the busy one. */
export function Button({ variant, size, full, className, busy = false, busyLabel, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={toButtonClass({ variant, size, full, className })}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <BusyLabel label={busyLabel}>{children}</BusyLabel> : children}
    </button>
  )
}

function BusyLabel({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <span className="grid *:inline-flex *:items-center *:justify-center *:gap-2 *:[grid-area:1/1]">
      <span className="invisible" aria-hidden="true">
        {children}
      </span>
      <span>
        <Spinner />
        {label ?? children}
      </span>
    </span>
  )
}

export function ButtonLink({ variant, size, full, className, ...rest }: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={toButtonClass({ variant, size, full, className })} />
}

type IconButtonLook = { outlined?: boolean; className?: string }

/** The classes of a square button that carries only an icon. */
export function toIconButtonClass({ outlined = false, className = '' }: IconButtonLook): string {
  return (
    'inline-grid place-items-center flex-none size-11 lg:size-9 rounded-control-sm text-fg-muted hover:text-fg ' +
    `transition-colors duration-fast ${outlined ? 'bg-surface shadow-sm hover:bg-sunken' : 'hover:bg-hover'} ${className}`
  )
}

type IconButtonProps = IconButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { label: string; buttonRef?: Ref<HTMLButtonElement> }

/** An icon-only button: `label` is its accessible name and its tooltip. */
export function IconButton({ label, outlined, className, buttonRef, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      ref={buttonRef}
      aria-label={label}
      data-tip={label}
      className={toIconButtonClass({ outlined, className: `tooltip ${className ?? ''}` })}
    />
  )
}

export function IconButtonLink({
  label,
  outlined,
  className,
  ...rest
}: IconButtonLook & { label: string } & Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...rest}
      aria-label={label}
      data-tip={label}
      className={toIconButtonClass({ outlined, className: `tooltip ${className ?? ''}` })}
    />
  )
}
