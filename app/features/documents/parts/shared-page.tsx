import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import type { SharedView } from '../sharing/shared-document.server.ts'
import { Answers } from './answers.tsx'
import { FactsPart } from './facts-part.tsx'
import { OverviewPart } from './overview-part.tsx'
import type { PlaceOf } from './place-link.tsx'
import { TextPart } from './text-part.tsx'
import { toKindName } from '../kind-name.ts'

/** What somebody showed of a document by a link. */
export function SharedDocumentPage({ view }: { view: SharedView }) {
  const { id, title, kind, pageCount, found, places, showsText, page, questions } = view
  const toPage = (number: number) => to('document-shared', { id }, { page: number })
  const placeOf: PlaceOf = ({ page: number, start, end }) =>
    showsText
      ? {
          href: `${to('document-shared', { id }, { page: number, mark: `${start}-${end}` })}#mark`,
          words: places[number]?.words || 'Show in the text',
        }
      : null
  return (
    <article className="page max-w-[76rem] pt-6 pb-section sm:pt-10" aria-labelledby="title">
      {page ? <BackLink to={to('document-shared', { id })}>What was found</BackLink> : null}
      <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-1 mb-8 text-sm text-fg-muted">
        {`${toKindName(kind)}, ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}, shared by a link. `}
        {showsText && !page ? (
          <Link to={to('document-shared', { id }, { page: Object.keys(places)[0] ?? '1' })} className="link">
            Read the text
          </Link>
        ) : null}
      </p>
      {page ? (
        <TextPart page={page} places={places} toPage={toPage} fields={{}} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <OverviewPart found={found} placeOf={placeOf} />
          <FactsPart facts={found.facts} placeOf={placeOf} />
          {questions.length > 0 ? (
            <section aria-labelledby="asked-title">
              <h2 id="asked-title" className="heading-small mb-3">
                What was asked
              </h2>
              <Answers
                questions={questions}
                whole="this document"
                toPassage={showsText ? (passage) => placeOf(passage)?.href ?? '' : null}
              />
            </section>
          ) : null}
        </div>
      )}
    </article>
  )
}
