import type { Heading } from './text-view.server.ts'

/** The headings of a text as links down the page. */
export function ContentsList({ headings, className = '' }: { headings: readonly Heading[]; className?: string }) {
  if (headings.length < 2) return null
  return (
    <nav aria-label="On this page" className={className}>
      <p className="text-[0.8125rem] font-medium">On this page</p>
      <ul className="mt-2 border-l border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 text-fg-muted hover:border-accent hover:text-fg"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
