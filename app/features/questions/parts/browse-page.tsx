import { to } from '#app/catalogue/to.ts'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { ShownAlike } from '../ask-question.server.ts'
import type { BrowseView, Tab } from '../browse.server.ts'
import { AlikeStep } from './alike-step.tsx'
import { AskForm } from './ask-form.tsx'
import { QuestionRow } from './question-row.tsx'

type Props = { view: BrowseView; problem: FormProblem | null; alike: ShownAlike[] | null }

/** Where questions are asked and found. */
export function BrowsePage({ view, problem, alike }: Props) {
  return (
    <div className="page max-w-[860px] pt-6 pb-section lg:pt-12">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_176px]">
        <div className="pb-6">
          <h1 className="heading-page">Questions</h1>
          <p className="lead mt-3 max-w-[32em]">
            Short answers that name their sources. Public ones are for everybody to read, and members add what they
            know.
          </p>
        </div>
        <Panda pose="peek" className="relative z-10 -mt-4 -mb-[18px] w-[132px] justify-self-end sm:mt-0 sm:w-[158px]" />
      </div>
      {alike ? <AlikeStep alike={alike} /> : null}
      <AskForm view={view} problem={problem} isSure={alike !== null || problem?.values.sure !== undefined} />
      <Found view={view} />
    </div>
  )
}

const TABS: readonly { tab: Tab; label: string }[] = [
  { tab: 'newest', label: 'Newest' },
  { tab: 'unanswered', label: 'Unanswered' },
  { tab: 'voted', label: 'Most voted' },
  { tab: 'mine', label: 'Yours' },
]

type Changes = { sort?: Tab; topic?: string | null; page?: number }

function toList({ tab, topic, query }: BrowseView, changes: Changes): string {
  const sort = changes.sort ?? tab
  return to('questions', null, {
    sort: sort === 'newest' ? null : sort,
    topic: changes.topic === undefined ? topic : changes.topic,
    q: sort === 'mine' ? null : query,
    page: changes.page && changes.page > 1 ? changes.page : null,
  })
}

function Found({ view }: { view: BrowseView }) {
  const { rows, paging, tab, query, topic, hasOwn } = view
  return (
    <section aria-labelledby="asked" className="mt-section">
      <h2 id="asked" className="heading-section">
        {tab === 'mine' ? 'What you asked' : 'What was asked'}
      </h2>
      <SearchBox
        action={to('questions')}
        label="Search the questions and their answers"
        placeholder="Words of a question or an answer"
        query={query}
        hidden={{ ...(tab === 'newest' || tab === 'mine' ? {} : { sort: tab }), ...(topic && { topic }) }}
        className="mt-4"
      />
      <div className="no-scrollbar -mx-1 mt-4 overflow-x-auto px-1">
        <SegmentedTabs
          label="Order"
          tabs={TABS.filter((one) => one.tab !== 'mine' || hasOwn).map((one) => ({
            label: one.label,
            to: toList(view, { sort: one.tab }),
            isChosen: one.tab === tab,
          }))}
        />
      </div>
      <Topics view={view} />
      {rows.length > 0 ? (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <QuestionRow key={row.id} row={row} />
          ))}
        </ul>
      ) : (
        <Nothing view={view} />
      )}
      {rows.length > 0 ? (
        <Pagination label="Questions" {...paging} toPage={(page) => toList(view, { page })} className="mt-4" />
      ) : null}
    </section>
  )
}

function Topics({ view }: { view: BrowseView }) {
  const { topics, topic, tab } = view
  if (topics.length < 2 || tab === 'mine') return null
  return (
    <nav aria-label="Topics" className="mt-3 flex flex-wrap gap-1.5">
      {topics.map((one) => (
        <ChipLink
          key={one.topic}
          to={toList(view, { topic: one.topic === topic ? null : one.topic })}
          isChosen={one.topic === topic}
          preventScrollReset
        >
          {one.label} <span className="text-fg-subtle tabular-nums">{one.count}</span>
        </ChipLink>
      ))}
    </nav>
  )
}

function Nothing({ view: { query, tab, topic } }: { view: BrowseView }) {
  if (query || topic)
    return (
      <EmptyState
        className="mt-6"
        title={query ? `No question here holds “${query}”` : 'No question of this topic here'}
        action={
          query ? (
            <ButtonLink to={to('search', null, { q: query })} variant="soft">
              Search everything for it
            </ButtonLink>
          ) : (
            <ButtonLink to={to('questions')} variant="soft">
              Show all questions
            </ButtonLink>
          )
        }
      >
        Try other words, or ask it above.
      </EmptyState>
    )
  if (tab === 'unanswered')
    return (
      <EmptyState className="mt-6" title="Everything here is answered" pose="celebrate">
        Vote for what helped, or ask something new.
      </EmptyState>
    )
  return (
    <EmptyState className="mt-6" title={tab === 'mine' ? 'You have asked nothing yet' : 'No public question yet'}>
      {tab === 'mine' ? 'What you ask above is kept here.' : 'Ask the first one. Others may be wondering the same.'}
    </EmptyState>
  )
}
