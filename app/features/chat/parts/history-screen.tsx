import { endpoints } from '#app/catalogue/endpoints.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import type { HistoryFilter, HistoryPage } from '#app/kits/asking/conversation/history.server.ts'
import { FindForm } from '#app/kits/pages/find-form/find-form.tsx'
import { DeletedNotice } from '#app/kits/pages/undo-delete/deleted-notice.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { HistoryList } from './history-list.tsx'

const kinds = [
  { only: 'all', label: 'All' },
  { only: 'pinned', label: 'Pinned' },
  { only: 'shared', label: 'Shared' },
] as const

const toHistory = (
  { find, only, voice }: HistoryFilter,
  rest: { page?: number; only?: HistoryFilter['only'] } = {},
) => {
  const chosen = rest.only ?? only
  const page = rest.page ?? 1
  return to('chat-history', null, { find, only: chosen === 'all' ? null : chosen, voice, page: page > 1 ? page : null })
}

type Props = { page: HistoryPage; renaming: string | null; now: Date; problem: FormProblem | null }

/** All conversations of a member, to find, to tidy and to take along. */
export function HistoryScreen({ page, renaming, now, problem }: Props) {
  const { filter, paging, heard, rows, deleted } = page
  const isFiltered = filter.find !== '' || filter.only !== 'all' || filter.voice !== ''
  const toExport = (as: string) => endpoints['chat/conversations-export'] + toQuery({ as })
  return (
    <div className="page max-w-[60rem] pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading-page">Chat history</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={to('chat')} size="sm">
            <Icon name="plus" size={16} /> New chat
          </ButtonLink>
          <a href={toExport('json')} download className={toButtonClass({ variant: 'plain', size: 'sm' })}>
            <Icon name="download" size={16} /> All as JSON
          </a>
          <a href={toExport('md')} download className={toButtonClass({ variant: 'plain', size: 'sm' })}>
            <Icon name="download" size={16} /> All as Markdown
          </a>
        </div>
      </div>
      {deleted.length > 0 ? (
        <div className="mt-6">
          <DeletedNotice deleted={deleted} things="conversations" dismissTo={to('chat-history')} />
        </div>
      ) : null}
      <FindForm
        label="Words in titles and texts"
        find={filter.find}
        kept={filter.only === 'all' ? null : { name: 'only', value: filter.only }}
        choice={{
          label: 'Answered by',
          name: 'voice',
          value: filter.voice,
          any: 'Anybody',
          options: heard.map(({ key, label }) => ({ value: key, label })),
        }}
      />
      <div className="no-scrollbar -mx-1 mt-5 overflow-x-auto px-1">
        <SegmentedTabs
          label="Which conversations"
          tabs={kinds.map(({ only, label }) => ({
            label,
            to: toHistory(filter, { only }),
            isChosen: only === filter.only,
          }))}
        />
      </div>
      {problem ? <FieldError>{Object.values(problem.errors)[0]}</FieldError> : null}
      {rows.length === 0 ? (
        <Nothing isFiltered={isFiltered} />
      ) : (
        <HistoryList rows={rows} renaming={renaming} now={now} problem={problem} />
      )}
      {paging.count > 0 ? (
        <Pagination
          label="conversations"
          {...paging}
          toPage={(number) => toHistory(filter, { page: number })}
          className="mt-4"
        />
      ) : null}
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? 'Nothing of that kind' : 'No conversations yet'}
      className="mt-6 rounded-card bg-sunken"
      action={
        <ButtonLink to={isFiltered ? to('chat-history') : to('chat')} variant="plain">
          {isFiltered ? 'Show all' : 'Begin one'}
        </ButtonLink>
      }
    >
      {isFiltered
        ? 'Try fewer words, or another voice.'
        : 'What you talk about is kept here, so that a good answer can be found twice.'}
    </EmptyState>
  )
}
