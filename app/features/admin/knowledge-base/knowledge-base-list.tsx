import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import type { TableOrder } from '#app/ui/data/table-address.ts'
import type { ArticleLine, ArticleList } from './knowledge-base-list.server.ts'
import { articleStateLabels, articleStates, articleStateTones, type ArticleColumn } from './knowledge-base-states.ts'
import { Figures } from '../overview/figures.tsx'
import { KnowledgeBaseHead } from './knowledge-base-head.tsx'

type ColumnId = ArticleColumn | 'state'

const columns: readonly DataColumn<ArticleLine, ColumnId>[] = [
  {
    id: 'title',
    head: 'Article',
    isSortable: true,
    cell: ({ slug, title }) => (
      <Link
        to={to('admin-knowledge-base', null, { article: slug })}
        className="font-medium wrap-anywhere hover:underline"
      >
        {title}
      </Link>
    ),
  },
  {
    id: 'group',
    head: 'Part',
    isSortable: true,
    onPhone: 'detail',
    cell: ({ group }) => <span className="whitespace-nowrap">{group}</span>,
  },
  {
    id: 'state',
    head: 'State',
    onPhone: 'detail',
    cell: ({ state, hasDraft, isOutdated }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={articleStateTones[state]}>{articleStateLabels[state]}</Badge>
        {hasDraft && state !== 'draft' ? <Badge tone="warning">Draft kept</Badge> : null}
        {isOutdated ? <Badge tone="info">Newer text came</Badge> : null}
      </span>
    ),
  },
  {
    id: 'updated',
    head: 'Updated',
    isSortable: true,
    cell: ({ updatedWords }) => <span className="whitespace-nowrap">{updatedWords}</span>,
  },
  {
    id: 'helpful',
    head: 'Helped',
    isNumber: true,
    isSortable: true,
    onPhone: 'end',
    unit: () => 'helped',
    cell: ({ yes }) => yes,
  },
  {
    id: 'unhelpful',
    head: 'Did not',
    isNumber: true,
    isSortable: true,
    onPhone: 'end',
    unit: () => 'not',
    cell: ({ no }) => no,
  },
]

type Changes = Record<string, string | number | null>

/** Every help article with what readers said of it. */
export function KnowledgeBaseList({ list }: { list: ArticleList }) {
  const { articles, filter, order, paging, figures, isFiltered } = list
  const sorted = { sort: order.column, dir: order.direction }
  const toList = (changes: Changes) =>
    to('admin-knowledge-base', null, {
      q: filter.query,
      state: filter.state,
      group: filter.group,
      ...sorted,
      ...changes,
    })
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <KnowledgeBaseHead
        part={null}
        lead="What the help centre shows and the panda answers from. A change is read at once."
      >
        <ButtonLink to={to('admin-knowledge-base', null, { new: 'yes' })}>New article</ButtonLink>
      </KnowledgeBaseHead>
      <FiguresOfArticles figures={figures} />
      <SearchBox
        action={to('admin-knowledge-base')}
        label="Search the articles"
        placeholder="Words of the title, tags or text"
        query={filter.query}
        hidden={{
          ...(filter.state && { state: filter.state }),
          ...(filter.group && { group: filter.group }),
          ...sorted,
        }}
        className="mt-8 max-w-[var(--reading)]"
      />
      <StatesAndParts list={list} toList={toList} />
      <DataTable
        className="mt-5"
        caption="Articles"
        columns={columns}
        rows={articles}
        keyOf={({ slug }) => slug}
        order={order}
        toOrder={({ column, direction }: TableOrder<ColumnId>) => toList({ sort: column, dir: direction })}
        empty={
          <EmptyState
            title={isFiltered ? 'No article fits' : 'No articles'}
            action={
              <ButtonLink to={to('admin-knowledge-base')} variant="soft">
                See all
              </ButtonLink>
            }
          >
            Try fewer words, or another state.
          </EmptyState>
        }
        foot={<Pagination label="Articles" {...paging} toPage={(page) => toList({ page })} />}
      />
    </div>
  )
}

function FiguresOfArticles({ figures }: { figures: ArticleList['figures'] }) {
  const { yes, no } = figures
  return (
    <div className="mt-7">
      <Figures
        label="Knowledge base"
        figures={[
          {
            name: 'Articles',
            value: String(figures.articles),
            note: `${figures.drafts} with a draft${figures.newer > 0 ? `, ${figures.newer} with a newer text` : ''}`,
          },
          {
            name: 'Helped',
            value: yes + no === 0 ? 'not said yet' : `${Math.round((yes / (yes + no)) * 100)}%`,
            note: `${yes} yes, ${no} no`,
          },
          {
            name: 'Questions without an answer',
            value: String(figures.questions),
            to: to('admin-knowledge-base', null, { part: 'questions' }),
          },
          {
            name: 'Messages that wait',
            value: String(figures.tickets),
            to: to('admin-knowledge-base', null, { part: 'tickets' }),
          },
        ]}
      />
    </div>
  )
}

function StatesAndParts({ list, toList }: { list: ArticleList; toList: (changes: Changes) => string }) {
  const { filter, groups } = list
  return (
    <>
      <nav aria-label="State" className="mt-4 flex flex-wrap gap-2">
        <ChipLink to={toList({ state: null })} preventScrollReset isChosen={filter.state === null}>
          Any state
        </ChipLink>
        {articleStates.map((one) => (
          <ChipLink key={one} to={toList({ state: one })} preventScrollReset isChosen={filter.state === one}>
            {articleStateLabels[one]}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label="Part of the help centre" className="mt-2 flex flex-wrap gap-2">
        <ChipLink to={toList({ group: null })} preventScrollReset isChosen={filter.group === null}>
          Every part
        </ChipLink>
        {groups.map((one) => (
          <ChipLink key={one} to={toList({ group: one })} preventScrollReset isChosen={filter.group === one}>
            {one}
          </ChipLink>
        ))}
      </nav>
    </>
  )
}
