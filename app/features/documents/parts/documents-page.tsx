import { to } from '#app/catalogue/to.ts'
import { DOCUMENT_KINDS } from '#app/kits/foundation/documents/document.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { READING_MAX_BYTES } from '../documents.limits.ts'
import type { DocumentsView } from '../reading/documents-view.server.ts'

type Props = { view: Extract<DocumentsView, { part: 'list' }>; problem: FormProblem | null }

/** A document in, and those that were read before. */
export function DocumentsPage({ view: { page, question }, problem }: Props) {
  const isRead = problem?.values['do'] === 'read'
  const isFirst = page.count === 0 && page.search === '' && !page.deleted
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Document analysis</h1>
      <p className="lead mt-1 max-w-[44em]">
        Its outline, key figures, names, dates, duties and tables, and answers with the passage marked at its place.
        Read on this server by rules; nothing is invented.
      </p>
      <KeyedForm
        name="read-document"
        action={to('document-analyzer')}
        encType="multipart/form-data"
        className="mt-6 grid gap-4"
      >
        <input type="hidden" name="do" value="read" />
        {question ? <input type="hidden" name="question" value={question} /> : null}
        {question ? (
          <p className="rounded-card bg-accent-soft px-4 py-3 wrap-anywhere text-accent-soft-fg">
            {`Bring the document to ask: “${question}”`}
          </p>
        ) : null}
        <FileDrop
          label="A document"
          name="document"
          accept=".pdf,.docx,.pptx,.xlsx,.odt,.ods,.odp,.epub,.eml,.html,.htm,.md,.markdown,.csv,.tsv,.json,.txt,image/png,image/jpeg,image/webp,image/tiff"
          kinds={`${DOCUMENT_KINDS}, or a scan`}
          maxBytes={READING_MAX_BYTES}
          error={problem?.errors['document'] ?? null}
        />
        <details open={Boolean(isRead && problem?.values['text'])}>
          <summary className="cursor-pointer py-2 font-medium">Or paste its text</summary>
          <Field label="The text" error={problem?.errors['text'] ?? null} className="mt-2">
            <TextArea name="text" rows={8} defaultValue={problem?.values['text'] ?? ''} />
          </Field>
        </details>
        <Button type="submit" size="lg" className="justify-self-start">
          <Icon name="file-search" size={18} /> Read it
        </Button>
      </KeyedForm>
      {isFirst ? (
        <KeyedForm
          name="example-document"
          again
          action={to('document-analyzer')}
          className="mt-8 border-t border-line pt-5"
        >
          <input type="hidden" name="do" value="example" />
          <p className="text-fg-muted">
            Nothing at hand? Try it with articles of the Universal Declaration of Human Rights.
          </p>
          <Button type="submit" variant="soft" className="mt-2">
            Read the example
          </Button>
        </KeyedForm>
      ) : (
        <section aria-labelledby="earlier-title" className="mt-12">
          <h2 id="earlier-title" className="heading-section">
            Your documents
          </h2>
          <KeptList
            page={page}
            problem={problem?.values['do'] === 'rename' ? problem : null}
            words={{ one: 'document', many: 'documents' }}
            toList={(query) => to('document-analyzer', null, query)}
            empty="What you have read is kept here: for members until they delete it, for guests 30 days in this browser."
          />
        </section>
      )}
    </div>
  )
}
