import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'

/** Something small that opens in its place, without scripts too. */
export function Fold({
  title,
  icon,
  isOpen = false,
  children,
}: {
  title: string
  icon: IconName
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details className="min-w-0 open:basis-full" open={isOpen}>
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control-sm px-2 text-[0.8125rem] font-medium text-fg-muted hover:bg-hover hover:text-fg lg:min-h-9">
        <Icon name={icon} size={15} /> {title}
      </summary>
      <div className="mt-1 mb-2 rounded-card bg-sunken p-4">{children}</div>
    </details>
  )
}
