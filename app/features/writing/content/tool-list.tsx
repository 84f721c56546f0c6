import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { ContentView } from './content-view.server.ts'

/** Every tool with what it does, by what it is for. */
export function ToolList({ view: { tools, text } }: { view: Extract<ContentView, { part: 'list' }> }) {
  const groups = [...new Set(tools.map(({ group }) => group))]
  return (
    <div className="page pt-6 pb-section">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="heading-page">Content tools</h1>
          <p className="lead mt-2 max-w-[40em]">
            A text you already have, and something to do with it. Each tool says what it worked with, and one can follow
            the other.
          </p>
        </div>
        <ButtonLink to={to('content-tools', null, { part: 'history' })} variant="ghost" size="sm">
          <Icon name="clock" size={16} /> Texts you worked on
        </ButtonLink>
      </div>
      {text ? (
        <p className="mt-4 rounded-card bg-accent-soft px-4 py-3 wrap-anywhere text-accent-soft-fg">
          Your text goes along: “{text.length > 160 ? `${text.slice(0, 160)}…` : text}”
        </p>
      ) : null}
      <div className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2 className="heading-small">{group}</h2>
            <ul className="mt-2">
              {tools
                .filter((tool) => tool.group === group)
                .map(({ id, label, about }) => (
                  <li key={id} className="border-t border-line">
                    <Link to={to('content-tools', null, { tool: id, text: text || null })} className="group block py-3">
                      <b className="font-strong group-hover:text-accent-text">{label}</b>
                      <span className="block text-sm text-fg-muted">{about}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
