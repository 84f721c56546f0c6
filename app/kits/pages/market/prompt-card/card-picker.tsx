import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { CardPicture } from './card-picture.tsx'
import { promptCards } from './prompt-cards.ts'
import type { Prompt } from './use-prompt.ts'

/** On a phone the cards stand in a row: the chosen one is in sight, with a bit of the one before it. */
const PEEK_PX = 40

/** The cards on the counter. */
export function CardPicker({ prompt: { card, toCard } }: { prompt: Prompt }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - PEEK_PX
  }, [card.id])
  return (
    <nav aria-label="Prompt cards">
      <ul
        ref={list}
        className="no-scrollbar relative flex snap-x scroll-px-5 gap-2 overflow-x-auto px-5 pt-5 pb-5 sm:grid sm:grid-cols-2 sm:px-6 lg:grid-cols-4"
      >
        {promptCards.map((each) => (
          <li key={each.id} className="flex-none snap-start max-sm:w-52">
            <Link
              to={toCard(each.id)}
              preventScrollReset
              aria-current={each.id === card.id ? 'true' : undefined}
              className={
                'flex h-full min-h-tap items-center gap-3 rounded-[14px] px-3 py-2.5 font-medium leading-[1.125rem] ' +
                'shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover ' +
                'aria-[current]:bg-accent-soft aria-[current]:text-accent-soft-fg aria-[current]:shadow-[inset_0_0_0_1.5px_var(--accent-line)]'
              }
            >
              <CardPicture id={each.id} className="w-9 flex-none" />
              {each.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
