import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { EditorView } from './editor-view.server.ts'
import { TEMPLATES } from './templates.ts'

type Props = { view: Extract<EditorView, { part: 'list' }>; problem: FormProblem | null }

/** Somebody's documents, by folder, and the ways to begin one. */
export function DocumentList({ view: { page, folder, folders, text, trash }, problem }: Props) {
  return (
    <div className="page max-w-[980px] pt-6 pb-section">
      <h1 className="heading-page">Documents</h1>
      <p className="lead mt-2 max-w-[40em]">
        A quiet page to write on. It is saved while you write, keeps its versions, and loses nothing when you write in
        two places.
      </p>
      <section aria-label="Begin a document" className="mt-6 flex flex-wrap gap-2">
        {text ? (
          <KeyedForm name="new-with-text">
            <input type="hidden" name="do" value="new" />
            <input type="hidden" name="text" value={text} />
            <Button type="submit">Begin with your text</Button>
          </KeyedForm>
        ) : null}
        {Object.entries(TEMPLATES).map(([id, { label }]) => (
          <KeyedForm key={id} name={`new-${id}`}>
            <input type="hidden" name="do" value="new" />
            <input type="hidden" name="template" value={id} />
            <Button type="submit" variant={id === 'empty' ? 'primary' : 'plain'}>
              {label}
            </Button>
          </KeyedForm>
        ))}
      </section>
      <ImportForm error={problem?.errors['file'] ?? null} />
      {problem && !problem.errors['file'] ? <FieldError>{Object.values(problem.errors)[0]}</FieldError> : null}
      {folders.length > 0 ? (
        <nav aria-label="Folders" className="mt-6 flex flex-wrap gap-2">
          <ChipLink to={to('text-editor')} isChosen={folder === null}>
            All
          </ChipLink>
          {folders.map((one) => (
            <ChipLink key={one} to={to('text-editor', null, { folder: one })} isChosen={one === folder}>
              {one}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <KeptList
        page={page}
        problem={problem}
        words={{ one: 'document', many: 'documents' }}
        find="Words of a document or its title"
        fields={folder === null ? {} : { folder }}
        toList={(query) => to('text-editor', null, { folder, ...query })}
        empty="What you write is kept here: for members until they delete it, for guests 30 days in this browser."
      />
      <Trash trash={trash} />
    </div>
  )
}

/** A file of another program becomes a document. */
function ImportForm({ error }: { error: string | null }) {
  return (
    <details open={error ? true : undefined} className="mt-4">
      <summary className="cursor-pointer py-1 font-medium">Bring a file</summary>
      <KeyedForm name="import" encType="multipart/form-data" className="mt-2 flex flex-wrap items-end gap-3">
        <input type="hidden" name="do" value="import" />
        <Field
          label="A file"
          help="Markdown, Word (DOCX), OpenDocument (ODT), HTML, EPUB, PDF or plain text, up to 20 MB."
          error={error}
          className="min-w-0 flex-[1_1_16rem]"
        >
          <input
            type="file"
            name="file"
            accept=".md,.markdown,.txt,.html,.htm,.xhtml,.docx,.odt,.epub,.pdf,text/*"
            className="block w-full min-w-0 text-sm"
          />
        </Field>
        <Button type="submit" variant="soft">
          Make a document of it
        </Button>
      </KeyedForm>
    </details>
  )
}

/** What was deleted and can be brought back. */
function Trash({ trash }: { trash: Extract<EditorView, { part: 'list' }>['trash'] }) {
  if (trash.length === 0) return null
  return (
    <details className="mt-8">
      <summary className="cursor-pointer py-2 font-medium">Trash ({trash.length})</summary>
      <p className="text-sm text-fg-muted">What lies here is erased for good a day after it was deleted.</p>
      <ul className="mt-2 border-b border-line">
        {trash.map(({ id, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <ActForm name="do" act="bring-back" fields={{ id }} about={title}>
              Bring back
            </ActForm>
          </li>
        ))}
      </ul>
    </details>
  )
}
