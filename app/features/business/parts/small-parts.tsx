import type { ReactNode } from 'react'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

/** The picture of a business, or a sign in its place. */
export function BusinessPicture({ picture, className }: { picture: string | null; className: string }) {
  if (picture)
    return <img src={picture} alt="" loading="lazy" className={`flex-none bg-sunken object-cover ${className}`} />
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center bg-accent-soft text-accent-soft-fg ${className}`}
    >
      <Icon name="store" size={22} />
    </span>
  )
}

/** "4.3 of 5, 12 reviews". */
export function Rating({ rating }: { rating: { reviews: number; stars: number } | null }) {
  if (!rating) return <span className="text-fg-subtle">No reviews yet</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="star" size={15} className="text-accent-text" />
      <span>
        <b className="tabular-nums">{rating.stars.toFixed(1)}</b> of 5, {rating.reviews}{' '}
        {rating.reviews === 1 ? 'review' : 'reviews'}
      </span>
    </span>
  )
}

/** The stars one member gave. */
export const Stars = ({ stars }: { stars: number }) => (
  <span role="img" aria-label={`${stars} of 5 stars`} className="inline-flex tracking-[0.1em]">
    <span aria-hidden="true" className="text-accent-text">
      {'★'.repeat(stars)}
    </span>
    <span aria-hidden="true" className="text-fg-subtle">
      {'☆'.repeat(5 - stars)}
    </span>
  </span>
)

export const Verified = () => (
  <Badge tone="success">
    <Icon name="shield-check" size={14} /> Verified
  </Badge>
)

export const OpenWords = ({ isOpen, words }: { isOpen: boolean; words: string }) => (
  <Badge tone={isOpen ? 'success' : 'quiet'}>
    <Icon name="clock" size={14} /> {words}
  </Badge>
)

export function Section({
  id,
  title,
  children,
  aside,
}: {
  id: string
  title: string
  children: ReactNode
  aside?: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-title`} className="heading-section">
          {title}
        </h2>
        {aside}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  )
}
