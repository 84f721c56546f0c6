import type { ReactNode } from 'react'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'

const pages = [
  'icon-styles',
  'loading-demo',
  'animated-demo',
  'mascot-animations',
  'hero-layouts',
  'emoji-demo',
  'logos',
] as const satisfies readonly ScreenId[]

export type GuidePageId = (typeof pages)[number]
export type GuideSectionEntry = { id: string; title: string; lead?: string; children: ReactNode }

/** A page of the living style guide: its neighbours above, a list of its sections beside them. */
export function Guide({
  page,
  lead,
  aside,
  sections,
}: {
  page: GuidePageId
  lead: string
  aside?: ReactNode
  sections: readonly GuideSectionEntry[]
}) {
  return (
    <div className="page pt-3">
      <UnderlineTabs
        label="Style guide"
        tabs={pages.map((id) => ({ label: screens[id].title, to: to(id), isChosen: id === page }))}
      />
      <div className="mt-10 flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-[40rem]">
          <h1 className="heading-page">{screens[page].title}</h1>
          <p className="lead mt-3">{lead}</p>
        </div>
        {aside}
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
          <ul className="flex flex-wrap gap-x-5 lg:grid">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-9 items-center rounded-xs text-fg-muted hover:text-fg">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-16">
          {sections.map((section) => (
            <GuideSection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </div>
  )
}

function GuideSection({ id, title, lead, children }: GuideSectionEntry) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="heading-section scroll-mt-24">
        {title}
      </h2>
      {lead ? <p className="mt-2 max-w-[44rem] text-fg-muted">{lead}</p> : null}
      <div className="mt-6 grid gap-8">{children}</div>
    </section>
  )
}

/** One component in one state or a row of states: its name, when to use it, the real thing. */
export function Specimen({
  name,
  use,
  className = 'flex flex-wrap items-center gap-3',
  children,
}: {
  name: string
  use?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <h3 className="text-[0.8125rem] font-medium">{name}</h3>
      {use ? <p className="mt-0.5 max-w-[44rem] text-[0.8125rem] text-fg-muted">{use}</p> : null}
      <div className={`mt-3 ${className}`}>{children}</div>
    </div>
  )
}
