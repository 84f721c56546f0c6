import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { EditorView } from './editor-view.server.ts'
import { TEMPLATES } from './templates.ts'

type Props = { view: Extract<EditorView, { part: 'list' }>; problem: FormProblem | null }

/** Somebody's documents, by folder, and the ways to begin one. */
export function DocumentList({ view: { page, folder, folders, text }, problem }: Props) {
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
            <Button type="submit" variant="accent">
              Begin with your text
            </Button>
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
      {problem ? <FieldError>{Object.values(problem.errors)[0]}</FieldError> : null}
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
        fields={folder === null ? {} : { folder }}
        toList={(query) => to('text-editor', null, { folder, ...query })}
        empty="What you write is kept here: for members until they delete it, for guests 30 days in this browser."
      />
    </div>
  )
}
