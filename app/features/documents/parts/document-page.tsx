import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import type { DocumentPart, DocumentView } from '../reading/documents-view.server.ts'
import { AskPart } from './ask-part.tsx'
import { ComparePart } from './compare-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { OverviewPart } from './overview-part.tsx'
import { toPlace, type PlaceOf } from './place-link.tsx'
import { SharePart } from './share-part.tsx'
import { TablesPart } from './tables-part.tsx'
import { TextPart, toDocumentPage } from './text-part.tsx'
import { toKindName } from '../kind-name.ts'

const TABS: readonly { part: DocumentPart; label: string }[] = [
  { part: 'overview', label: 'Overview' },
  { part: 'text', label: 'Text' },
  { part: 'facts', label: 'Facts' },
  { part: 'tables', label: 'Tables' },
  { part: 'ask', label: 'Ask' },
  { part: 'compare', label: 'Compare' },
  { part: 'share', label: 'Share' },
]

/** One document and what was found in it. */
export function DocumentPage({ view, problem }: { view: DocumentView; problem: FormProblem | null }) {
  const { id, part, title, kind, pageCount, state, isOpen, found, places, collectionId } = view
  useLive(isOpen ? fillPath(endpoints['documents/reading-live'], { id }) : null, view.liveMark)
  const toPart = (wanted: DocumentPart) =>
    to('document-analyzer', null, { doc: id, part: wanted === 'overview' ? null : wanted })
  const placeOf: PlaceOf = (place) => ({
    href: toPlace(id, place),
    words: places[place.page]?.words || 'Show in the text',
  })
  const size =
    pageCount > 1
      ? `${pageCount} ${kind === 'pptx' || kind === 'odp' ? 'slides' : kind === 'xlsx' || kind === 'ods' ? 'sheets' : 'pages'}`
      : null
  return (
    <div className="page max-w-[76rem] pt-4 pb-section sm:pt-6">
      {collectionId ? (
        <BackLink to={to('v2-document-intelligence', null, { collection: collectionId })}>The collection</BackLink>
      ) : (
        <BackLink to={to('document-analyzer')}>All documents</BackLink>
      )}
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {title}
          </h1>
          <p className="mt-1 text-sm text-fg-muted">
            {[toKindName(kind), size, found.reader ? `pictures read by ${found.reader}` : null]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {state === 'ready' ? <Exports id={id} /> : null}
          <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('document-analyzer')}>
            <Icon name="trash" size={16} /> Delete
          </ActForm>
        </div>
      </div>
      {isOpen ? (
        <div className="mt-6 max-w-[40rem]">
          <ProgressBar
            label={view.progressNote ?? 'Waiting for its turn'}
            showsLabel
            value={view.progress === null ? null : Math.round(view.progress * 100)}
          />
          <ReadAgain isOn={!view.isStill} pageTo={toPart(part)} stillTo={`${toPart(part)}&refresh=off`} />
        </div>
      ) : null}
      {state === 'failed' ? (
        <EmptyState title="It could not be read" pose="worried">
          {view.trouble}
        </EmptyState>
      ) : state === 'waiting' ? (
        <Beginning view={view} />
      ) : (
        <>
          <UnderlineTabs
            label="About this document"
            tabs={TABS.map((tab) => ({ label: tab.label, to: toPart(tab.part), isChosen: tab.part === part }))}
            className="mt-6 mb-7"
          />
          {part === 'overview' ? <OverviewPart found={found} placeOf={placeOf} isOpen={isOpen} /> : null}
          {part === 'text' ? (
            <TextPart page={view.page} places={places} toPage={toDocumentPage(id)} fields={{ doc: id, part: 'text' }} />
          ) : null}
          {part === 'facts' ? <FactsPart facts={found.facts} placeOf={placeOf} /> : null}
          {view.tables ? <TablesPart doc={id} tables={view.tables} placeOf={placeOf} /> : null}
          {part === 'ask' ? <AskPart view={view} problem={problem} /> : null}
          {view.compare ? <ComparePart view={view} compare={view.compare} /> : null}
          {view.share ? <SharePart doc={id} share={view.share} problem={problem} /> : null}
        </>
      )}
    </div>
  )
}

/** What is read of a long document while the rest of it is. */
function Beginning({ view: { id, page, places } }: { view: DocumentView }) {
  if (!page) return null
  return (
    <section aria-labelledby="beginning-title" className="mt-8">
      <h2 id="beginning-title" className="heading-section">
        How it begins
      </h2>
      <p className="mt-1 mb-5 text-sm text-fg-muted">
        Its first {page.of === 1 ? 'page is' : `${page.of} pages are`} here; the others are being read. Questions can be
        asked when all of it is.
      </p>
      <TextPart page={page} places={places} toPage={toDocumentPage(id)} fields={{ doc: id, part: 'text' }} />
    </section>
  )
}

const Exports = ({ id }: { id: string }) => (
  <>
    {(['md', 'json', 'txt'] as const).map((as) => (
      <a
        key={as}
        href={fillPath(endpoints['documents/reading-export'], { id }) + toQuery({ as })}
        download
        className={toButtonClass({ variant: 'plain', size: 'sm' })}
      >
        <Icon name="download" size={16} /> {as === 'md' ? 'Report' : as === 'json' ? 'JSON' : 'Text'}
      </a>
    ))}
  </>
)
