import type { ReactNode } from 'react'

const tones = {
  quiet: 'bg-sunken text-fg-muted',
  accent: 'bg-accent-soft text-accent-soft-fg',
  success: 'bg-success-soft text-success-soft-fg',
  warning: 'bg-warning-soft text-warning-soft-fg',
  danger: 'bg-danger-soft text-danger-soft-fg',
  info: 'bg-info-soft text-info-soft-fg',
} as const

export type BadgeTone = keyof typeof tones

export function Badge({
  tone = 'quiet',
  className = '',
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={
        'inline-flex h-5.5 items-center gap-1.5 rounded-[7px] px-2 text-xs font-medium whitespace-nowrap ' +
        `${tones[tone]} ${className}`
      }
    >
      {children}
    </span>
  )
}
