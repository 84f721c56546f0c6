import { to } from '#app/catalogue/to.ts'
import { AskBox } from '#app/kits/pages/question-box/ask-box.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import type { HitGroup } from '../topic.server.ts'
import { HitGroups } from './hit-groups.tsx'

type Props = {
  title: string
  question: string
  groups: readonly HitGroup[]
  suggestions: readonly { title: string; href: string }[]
}

/** A word nobody has written about yet: said plainly, with the nearest ways on. */
export function UnknownTopic({ title, question, groups, suggestions }: Props) {
  const hasFound = groups.length > 0
  return (
    <div className="page pt-4 sm:pt-6">
      <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-8 md:grid-cols-[minmax(0,var(--reading))_minmax(0,1fr)]">
        <div className="min-w-0">
          <p className="text-sm text-fg-subtle">Topic</p>
          <h1 className="heading-page mt-1.5 [overflow-wrap:anywhere]">{title}</h1>
          <p className="lead mt-3">
            Nothing has been written about this yet.{' '}
            {hasFound
              ? 'Below is what the rest of the site holds on it.'
              : 'The rest of the site does not mention it either.'}
          </p>
          {suggestions.length > 0 ? (
            <p className="mt-5 flex flex-wrap items-center gap-2">
              <span className="text-fg-muted">Did you mean</span>
              {suggestions.map((screen) => (
                <ChipLink key={screen.href} to={screen.href}>
                  {screen.title}
                </ChipLink>
              ))}
            </p>
          ) : null}
          <div className="mt-6 flex flex-wrap gap-2.5">
            <ButtonLink to={to('search', null, { q: title })} variant="soft">
              Search for it
            </ButtonLink>
            <ButtonLink to={to('list')} variant="plain">
              See all screens
            </ButtonLink>
          </div>
        </div>
        <div className="hidden justify-self-end md:block">
          <Panda pose="thinking" className="w-44" />
        </div>
      </header>
      <div className="mt-11 grid gap-12">
        <AskBox
          title="Ask several at once"
          about="Someone at the table may know. If nobody does, they say so."
          question={question}
        />
        {hasFound ? <HitGroups groups={groups} /> : null}
      </div>
    </div>
  )
}
