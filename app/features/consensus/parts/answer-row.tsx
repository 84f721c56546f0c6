import type { ReactNode } from 'react'

/** Answers side by side; on a phone a row that is pushed sideways and stops at each. */
export function AnswerRow({ children }: { children: ReactNode }) {
  return (
    <ul
      aria-label="Answers"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by key
      tabIndex={0}
      className={
        'no-scrollbar mt-5 gap-4 rounded-card max-md:-mx-gutter max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter ' +
        'max-md:overflow-x-auto max-md:px-gutter max-md:pb-3 md:grid md:grid-cols-[repeat(auto-fit,minmax(min(100%,16.5rem),1fr))]'
      }
    >
      {children}
    </ul>
  )
}
