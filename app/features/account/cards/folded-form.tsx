import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** A form that is seldom needed, folded away under its name; open again when it has something to say. */
export function FoldedForm({ title, isOpen, children }: { title: ReactNode; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="group border-t border-line" open={isOpen}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 py-2 font-medium">
        {title}
        <Icon
          name="chevron-down"
          size={18}
          className="text-fg-subtle transition-transform duration-fast group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  )
}
