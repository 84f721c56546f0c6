export type ButtonVariant = 'primary' | 'accent' | 'soft' | 'plain' | 'ghost' | 'danger'
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; full?: boolean; className?: string }

const base =
  'inline-flex items-center justify-center gap-2 font-[560] whitespace-nowrap select-none active:translate-y-px ' +
  'transition-[background-color,box-shadow,translate] duration-fast ease-arrive ' +
  'disabled:not-aria-busy:opacity-50 disabled:shadow-none forced-colors:border aria-disabled:opacity-50 aria-disabled:cursor-not-allowed [&>svg]:flex-none'

const variants = {
  primary: 'bg-primary text-fg-on-ink shadow-[var(--sh-key)] hover:bg-primary-hover',
  accent: 'bg-accent text-accent-fg hover:bg-accent-hover',
  soft: 'bg-accent-soft text-accent-soft-fg hover:shadow-[inset_0_0_0_1px_var(--accent-line)]',
  plain: 'bg-surface text-fg shadow-sm hover:bg-sunken',
  ghost: 'text-fg-muted hover:bg-hover hover:text-fg',
  danger: 'bg-danger text-danger-fg hover:bg-danger-hover',
} satisfies Record<ButtonVariant, string>

/** Below the desktop width every button grows to a touch target. */
const sizes = {
  xs: 'min-h-9 lg:min-h-7.5 px-[11px] text-[0.8125rem] rounded-control-xs',
  sm: 'min-h-11 lg:min-h-9 px-3.5 text-sm rounded-control-sm',
  md: 'min-h-11 lg:min-h-[42px] px-[18px] text-sm rounded-control',
  lg: 'min-h-12.5 px-6 text-base rounded-control-lg',
} satisfies Record<ButtonSize, string>

/** The classes of a button, for elements that only look like one (a summary, a label). */
export function toButtonClass({ variant = 'primary', size = 'md', full = false, className = '' }: ButtonLook): string {
  return [base, variants[variant], sizes[size], full ? 'w-full' : '', className].filter(Boolean).join(' ')
}
