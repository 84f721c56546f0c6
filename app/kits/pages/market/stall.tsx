import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Awning } from './awning.tsx'
import { stockWords, type MarketSection } from './market-sections.ts'
import { StallPicture } from './stall-picture.tsx'

/** A stall of the square: its roof, what lies on its counter, and how much. `count` is null where nobody counted. */
export function Stall({ section, count }: { section: MarketSection; count: number | null }) {
  return (
    <Link
      to={to('marketplace', { section: section.id })}
      className={
        'group flex h-full flex-col overflow-clip rounded-t-lg rounded-b-xl bg-surface shadow-sm ' +
        'transition-[box-shadow,translate] duration-base ease-arrive hover:-translate-y-0.5 hover:shadow-md ' +
        'max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:grid-rows-[auto_1fr]'
      }
    >
      <Awning className="h-9 max-sm:col-span-2 max-sm:h-6" />
      <StallPicture section={section.id} className="mx-auto mt-3 h-20 max-sm:mt-4 max-sm:ml-3 max-sm:h-16" />
      <span
        className="mx-5 border-t-4 border-[light-dark(var(--accent-300),var(--accent-700))] max-sm:hidden"
        aria-hidden="true"
      />
      <span className="flex flex-1 flex-col px-5 pt-3.5 pb-5 max-sm:pl-3">
        <b className="heading-small group-hover:text-accent-text">{section.title}</b>
        <span className="mt-1.5 mb-4 block text-sm text-fg-muted">{section.about}</span>
        <span
          className={`mt-auto text-xs ${count || section.id === 'prompts' ? 'font-medium text-accent-text' : 'text-fg-subtle'}`}
        >
          {stockWords(section, count)}
        </span>
      </span>
    </Link>
  )
}
