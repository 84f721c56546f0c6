import { Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { DOCUMENT_KINDS } from '#app/kits/foundation/documents/document.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import { AskLine } from '#app/kits/pages/question-box/ask-line.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { QUESTION_MAX_CHARS, READING_MAX_BYTES } from '../documents.limits.ts'
import { Answers } from '../parts/answers.tsx'
import { toPlace } from '../parts/place-link.tsx'
import { CollectionShare } from './collection-share.tsx'
import type { CollectionsView, CollectionView } from './collections-view.server.ts'
import { FactsTable } from './facts-table-part.tsx'

const MOST_AT_ONCE = 20
type ListProps = { view: Extract<CollectionsView, { part: 'list' }>; problem: FormProblem | null }

/** The collections, and a new one. */
export function CollectionsPage({ view: { page }, problem }: ListProps) {
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Document intelligence</h1>
      <p className="lead mt-1 max-w-[44em]">
        Put documents in a collection, ask all of them at once, and draw the same facts out of each into one table.
      </p>
      <KeyedForm
        name="gather"
        action={to('v2-document-intelligence')}
        className="mt-6 flex max-w-[36rem] flex-wrap items-end gap-2"
      >
        <input type="hidden" name="do" value="gather" />
        <Field
          label="Name of a new collection"
          error={problem?.values['do'] === 'gather' ? (problem.errors['title'] ?? null) : null}
          className="min-w-0 flex-[1_1_16rem]"
        >
          <TextInput
            name="title"
            maxLength={120}
            defaultValue={problem?.values['do'] === 'gather' ? problem.values['title'] : ''}
            autoComplete="off"
          />
        </Field>
        <Button type="submit">
          <Icon name="plus" size={17} /> Make it
        </Button>
      </KeyedForm>
      <KeptList
        page={page}
        problem={problem?.values['do'] === 'rename' ? problem : null}
        words={{ one: 'collection', many: 'collections' }}
        toList={(query) => to('v2-document-intelligence', null, query)}
        empty="Collections are kept here: for members until they delete them, for guests 30 days in this browser."
      />
    </div>
  )
}

const TABS = [
  { part: 'ask', label: 'Ask' },
  { part: 'documents', label: 'Documents' },
  { part: 'facts', label: 'Table of facts' },
  { part: 'share', label: 'Share' },
] as const

/** One collection: questions, its documents, and the table of facts. */
export function CollectionPage({ view, problem }: { view: CollectionView; problem: FormProblem | null }) {
  const { id, part, title, paging, waiting } = view
  const toPart = (wanted: string) => to('v2-document-intelligence', null, { collection: id, part: wanted })
  return (
    <div className="page max-w-[70rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('v2-document-intelligence')}>All collections</BackLink>
      <h1 className="heading-page mt-1 wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-1 text-sm text-fg-muted">{`${paging.count} ${paging.count === 1 ? 'document' : 'documents'}`}</p>
      <SegmentedTabs
        label="About this collection"
        tabs={TABS.map((tab) => ({ label: tab.label, to: toPart(tab.part), isChosen: tab.part === part }))}
        className="my-6 max-w-full overflow-x-auto"
      />
      {waiting > 0 ? (
        <>
          <p role="status" className="mb-4 text-fg-muted">
            {`${waiting} ${waiting === 1 ? 'is' : 'are'} still being read. `}
            <Link to={toPart(part)} className="link">
              Look again
            </Link>
          </p>
          <ReadAgain isOn={!view.isStill} pageTo={toPart(part)} stillTo={`${toPart(part)}&refresh=off`} />
        </>
      ) : null}
      {part === 'ask' ? <AskPart view={view} problem={problem} /> : null}
      {part === 'documents' ? <DocumentsPart view={view} problem={problem} /> : null}
      {part === 'facts' ? <FactsPart view={view} problem={problem} /> : null}
      {view.share ? <CollectionShare id={id} share={view.share} problem={problem} /> : null}
    </div>
  )
}

const AskPart = ({ view: { id, questions }, problem }: { view: CollectionView; problem: FormProblem | null }) => (
  <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-7">
    <KeyedForm name="ask-collection" action={to('v2-document-intelligence', null, { collection: id, part: 'ask' })}>
      <input type="hidden" name="do" value="ask" />
      <input type="hidden" name="collection" value={id} />
      <AskLine
        label="Ask all documents"
        help="Answered with their own sentences, each with its document and place."
        error={problem?.errors['question'] ?? null}
        maxLength={QUESTION_MAX_CHARS}
        typed={problem?.values['question'] ?? ''}
        answerId={questions[0]?.id}
      />
    </KeyedForm>
    <Answers
      questions={questions}
      whole="these documents"
      toPassage={(passage) => toPlace(passage.document, passage)}
      showsTitle
    />
  </div>
)

const Pages = ({ view: { id, part, paging } }: { view: CollectionView }) =>
  paging.pages > 1 ? (
    <Pagination
      label="documents"
      {...paging}
      toPage={(page) => to('v2-document-intelligence', null, { collection: id, part, page })}
    />
  ) : null

const STATES = { waiting: 'waits', reading: 'being read', ready: null, failed: 'could not be read' } as const

const DocumentsPart = ({
  view,
  view: { id, documents },
  problem,
}: {
  view: CollectionView
  problem: FormProblem | null
}) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <KeyedForm
      name="add-documents"
      action={to('v2-document-intelligence', null, { collection: id, part: 'documents' })}
      encType="multipart/form-data"
      className="grid gap-4"
    >
      <input type="hidden" name="do" value="add" />
      <input type="hidden" name="collection" value={id} />
      <FileDrop
        label="Documents to add"
        name="documents"
        kinds={DOCUMENT_KINDS}
        multiple
        maxFiles={MOST_AT_ONCE}
        maxBytes={READING_MAX_BYTES}
        error={problem?.errors['documents'] ?? null}
      />
      <Button type="submit" className="justify-self-start">
        <Icon name="plus" size={17} /> Add them
      </Button>
    </KeyedForm>
    <ul className="border-b border-line">
      {documents.map(({ id: doc, title, state, pageCount, sameAs, newerThan }) => (
        <li key={doc} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3">
          <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
            <Link to={to('document-analyzer', null, { doc })} className="link font-strong">
              {title}
            </Link>
            <span className="block text-xs text-fg-subtle">
              {[pageCount > 1 ? `${pageCount} pages` : null, sameAs ? `the same file as “${sameAs}”` : null]
                .filter(Boolean)
                .join(', ')}
            </span>
            {newerThan ? (
              <Link
                to={to('document-analyzer', null, { doc, part: 'compare', other: newerThan.id, as: 'versions' })}
                className="link text-xs"
              >
                A newer version of “{newerThan.title}”: see what changed
              </Link>
            ) : null}
          </span>
          {STATES[state] ? <Badge tone={state === 'failed' ? 'danger' : 'quiet'}>{STATES[state]}</Badge> : null}
          <ActForm
            name="do"
            act="remove"
            fields={{ collection: id, doc }}
            about={title}
            variant="ghost"
            action={to('v2-document-intelligence', null, { collection: id, part: 'documents' })}
          >
            Take it out
          </ActForm>
        </li>
      ))}
    </ul>
    <Pages view={view} />
  </div>
)

function FactsPart({
  view,
  view: { id, columns, facts },
  problem,
}: {
  view: CollectionView
  problem: FormProblem | null
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <KeyedForm
        name="fact-columns"
        again
        action={to('v2-document-intelligence', null, { collection: id, part: 'facts' })}
        className="grid max-w-[36rem] gap-3"
      >
        <input type="hidden" name="do" value="columns" />
        <input type="hidden" name="collection" value={id} />
        <Field
          label="Columns, one a line, in plain words"
          help="Such as: monthly rent, date signed, deadline, company. An empty cell means that rules found no such fact."
          error={problem?.errors['columns'] ?? null}
        >
          <TextArea name="columns" rows={4} defaultValue={problem?.values['columns'] ?? columns.join('\n')} />
        </Field>
        <Button type="submit" className="justify-self-start">
          Draw them out
        </Button>
      </KeyedForm>
      {columns.length > 0 && facts.length > 0 ? (
        <>
          <FactsTable columns={columns} facts={facts} toCell={toPlace} />
          <Pages view={view} />
          <a
            href={fillPath(endpoints['documents/facts-export'], { id })}
            download
            className={`${toButtonClass({ variant: 'plain', size: 'sm' })} justify-self-start`}
          >
            <Icon name="download" size={16} /> CSV
          </a>
        </>
      ) : null}
    </div>
  )
}
