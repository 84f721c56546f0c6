import { to } from '#app/catalogue/to.ts'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { FactsTable } from '../collections/facts-table-part.tsx'
import type { SharedCollectionView } from '../sharing/shared-collection.server.ts'
import { Answers } from './answers.tsx'

/** What somebody showed of a collection by a link: its facts, what was asked, and the names of its documents. */
export function SharedCollectionPage({ view }: { view: SharedCollectionView }) {
  const { id: share, title, columns, facts, documents, questions, paging } = view
  return (
    <article className="page max-w-[70rem] pt-6 pb-section sm:pt-10" aria-labelledby="title">
      <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-1 mb-8 text-sm text-fg-muted">
        {`${paging.count} ${paging.count === 1 ? 'document' : 'documents'}, shared by a link.`}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {columns.length > 0 && facts.length > 0 ? <FactsTable columns={columns} facts={facts} toCell={null} /> : null}
        {questions.length > 0 ? (
          <section aria-labelledby="asked-title">
            <h2 id="asked-title" className="heading-small mb-3">
              What was asked
            </h2>
            <Answers questions={questions} whole="these documents" toPassage={null} showsTitle />
          </section>
        ) : null}
        <section aria-labelledby="documents-title">
          <h2 id="documents-title" className="heading-small mb-3">
            Documents
          </h2>
          {paging.count === 0 ? <p className="text-fg-muted">There is none in it.</p> : null}
          <ul className="grid gap-2">
            {documents.map(({ id, title: name, pageCount }) => (
              <li key={id} className="wrap-anywhere">
                {name} {pageCount > 1 ? <span className="text-xs text-fg-subtle">{`${pageCount} pages`}</span> : null}
              </li>
            ))}
          </ul>
          {paging.pages > 1 ? (
            <Pagination
              label="documents"
              {...paging}
              toPage={(page) => to('document-shared', { id: share }, { page })}
              className="mt-4"
            />
          ) : null}
        </section>
      </div>
    </article>
  )
}
