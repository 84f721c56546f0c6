import { Link, type LinkProps } from '@remix-run/react'
import type { HTMLAttributes } from 'react'

type Surface = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'aside' | 'li' }

/** A thing to act on or lift out. No card in a card: use a Panel. */
export function Card({ as: Tag = 'div', className = '', ...rest }: Surface) {
  return <Tag {...rest} className={`rounded-card bg-surface shadow-sm ${className}`} />
}

/** A card that is a link as a whole: it lifts under the pointer. */
export function CardLink({ className = '', ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link
      {...rest}
      className={
        'block rounded-card bg-surface shadow-sm transition-[box-shadow,translate] duration-base ease-arrive ' +
        `hover:-translate-y-0.5 hover:shadow-md ${className}`
      }
    />
  )
}

/** A sunken well for what belongs to its surroundings. */
export function Panel({ as: Tag = 'div', className = '', ...rest }: Surface) {
  return <Tag {...rest} className={`rounded-card bg-sunken ${className}`} />
}
