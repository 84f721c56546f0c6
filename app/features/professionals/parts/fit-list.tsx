import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { Fit } from '../fit.ts'

const tools = {
  therapist: { href: to('therapist'), words: 'Write the first message' },
  lawyer: { href: to('lawyer'), words: 'Put what happened in order' },
} as const

/** Who fits, the best first, each with the words of the matter that led there. */
export function FitList({ fits }: { fits: readonly Fit[] }) {
  return (
    <ol className="grid gap-4">
      {fits.map(({ profession, words }, index) => (
        <li key={profession.id} className="rounded-card bg-surface p-6 shadow-sm max-sm:p-5 print:break-inside-avoid">
          <h3 className="heading-card">{profession.name}</h3>
          <p className="mt-1.5 text-sm text-fg-muted">
            {index === 0 ? 'First, because you wrote ' : 'Because you wrote '}
            {words.map((word, n) => (
              <span key={word}>
                {n > 0 ? ', ' : ''}
                <mark className="rounded-[6px] bg-accent-soft px-1 py-0.5 font-medium text-accent-soft-fg">{word}</mark>
              </span>
            ))}
          </p>
          <dl className="mt-4 grid gap-x-8 gap-y-3 text-base sm:grid-cols-2">
            <Pair term="Does">{profession.does}</Pair>
            <Pair term="Does not">{profession.doesNot}</Pair>
            <Pair term="Prepare">
              <List items={profession.prepare} />
            </Pair>
            <Pair term="Papers">
              <List items={profession.papers} />
            </Pair>
          </dl>
          {profession.tool ? (
            <ButtonLink to={tools[profession.tool].href} variant="soft" size="sm" className="mt-5 print:hidden">
              {tools[profession.tool].words}
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function Pair({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-medium text-fg-subtle">{term}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <span aria-hidden="true" className="mt-2.5 h-1 w-2.5 flex-none rounded-full bg-accent" />
          {item}
        </li>
      ))}
    </ul>
  )
}
