import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { AskBox } from '#app/kits/ask/ask-box.tsx'
import { HitList } from '#app/kits/content/hit-list.tsx'
import { retitled } from '#app/kits/content/retitled.ts'
import { SearchBox } from '#app/kits/content/search-box.tsx'
import { SegmentedTabs } from '#app/ui/segmented-tabs.tsx'
import { NothingFound } from './parts/nothing-found.tsx'
import { SearchStart } from './parts/search-start.tsx'
import { readQuery, searchEverything } from './search.server.ts'

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams, params['*'])
  if (!params['*']) context.keepForGuests?.()
  return searchEverything(query)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  retitled(matches, { title: data?.query ? `Search: ${data.query}` : 'Search', isIndexed: !data?.query })

export default function Search() {
  const { query, question, kind, kinds, hits, suggestions, topics } = useLoaderData<typeof loader>()
  return (
    <div className="page pt-4 sm:pt-6">
      <h1 className="heading-page">Search</h1>
      <SearchBox
        action={to('search')}
        label="Search screens, help and topics"
        placeholder="Screens, help, topics"
        query={query}
        hidden={kind === 'all' ? {} : { kind }}
        className="mt-5 max-w-[50rem]"
      />
      {query === '' ? (
        <SearchStart topics={topics} />
      ) : (
        <>
          <div className="no-scrollbar -mx-1 mt-5 overflow-x-auto px-1">
            <SegmentedTabs
              label="Kinds of results"
              tabs={kinds.map((tab) => ({
                label: `${tab.label} ${tab.count}`,
                to: to('search', null, { q: query, kind: tab.kind === 'all' ? null : tab.kind }),
                isChosen: tab.kind === kind,
              }))}
            />
          </div>
          {hits.length > 0 ? (
            <section aria-labelledby="results" className="mt-7 max-w-[50rem]">
              <h2 id="results" className="mb-3 text-sm text-fg-muted">
                {hits.length === 1 ? 'One result' : `${hits.length} results`} for “{query}”
              </h2>
              <HitList hits={hits} showsKind={kind === 'all'} />
            </section>
          ) : (
            <NothingFound query={query} isFiltered={kind !== 'all'} suggestions={suggestions} />
          )}
          <div className="mt-10 max-w-[50rem]">
            <AskBox
              title="Or ask it as a question"
              about="The consensus screen puts it to several voices and shows where they agree."
              question={question}
            />
          </div>
        </>
      )}
    </div>
  )
}
