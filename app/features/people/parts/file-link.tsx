import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

/** A file of this server to take along. */
export function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} download className={toButtonClass({ variant: 'plain', size: 'sm' })}>
      <Icon name="download" size={16} /> {children}
    </a>
  )
}
