import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { ProfileView } from '../../profile/profile-view.server.ts'
import { DayOf } from '../day-of.tsx'

type Part = ProfileView['parts'][number]

/** What a room of the house shows of a member: pictures in a row, all else as lines. */
export function PublishedPart({ part, name }: { part: Part; name: string }) {
  const { id, label, icon, items, count, all } = part
  const isPictures = items.some(({ picture }) => picture)
  return (
    <section aria-labelledby={`part-${id}`}>
      <h2 id={`part-${id}`} className="heading-section flex items-center gap-2">
        <Icon name={icon} size={20} /> {label} <span className="text-fg-subtle tabular-nums">{count}</span>
      </h2>
      {isPictures ? (
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {items.map(({ title, href, picture }) => (
            <li key={href}>
              <Link to={href} className="group block">
                <img
                  src={picture?.src}
                  alt={picture?.alt ?? ''}
                  loading="lazy"
                  className="aspect-square w-full rounded-card object-cover"
                />
                <span className="mt-1 block truncate text-[0.8125rem] group-hover:underline" dir="auto">
                  {title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {items.map(({ title, href, about, at }, n) => (
            <li key={`${href} ${n}`} className="py-3">
              <Link to={href} className="font-medium wrap-anywhere hover:underline" dir="auto">
                {title}
              </Link>
              <small className="flex flex-wrap gap-x-3 text-xs text-fg-subtle">
                {about ? <span dir="auto">{about}</span> : null}
                {at ? <DayOf at={at} /> : null}
              </small>
            </li>
          ))}
        </ul>
      )}
      {count > items.length ? (
        <p className="mt-2 text-[0.8125rem] text-fg-muted">
          {all ? (
            <Link to={all} className="underline">
              All {count} of {name}
            </Link>
          ) : (
            `The newest ${items.length} of ${count}.`
          )}
        </p>
      ) : null}
    </section>
  )
}
