import type { ReactNode } from 'react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { BOOK_FILE_MAX_BYTES, BOOK_TITLE_MAX_CHARS } from '../book.limits.ts'
import type { CreateAnswer } from '../create-acts.server.ts'
import type { CreateView } from '../shelf-view.server.ts'

const TEMPLATES = {
  '': 'None: only what I write above',
  'guide': 'A guide',
  'report': 'A report',
  'story': 'A story',
  'cookbook': 'A cookbook',
}

type Props = { view: CreateView; answer: CreateAnswer | null }

/** Four ways to begin a book; each needs one decision. */
export function CreatePage({ view, answer }: Props) {
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <header className="max-w-reading">
        <h1 className="heading-page">New ebook</h1>
        <p className="lead mt-2">Begin with what you have. Everything can be changed, moved and added later.</p>
      </header>
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <FromOutline view={view} answer={answer} />
        <FromFile view={view} answer={answer} />
        <FromOwn view={view} answer={answer} />
        <FromIdea view={view} answer={answer} />
      </div>
    </div>
  )
}

function Way({ icon, heading, children }: { icon: IconName; heading: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid gap-4 p-5 sm:p-6">
      <h2 className="heading-small flex items-center gap-2.5">
        <Icon name={icon} size={20} className="text-accent-text" /> {heading}
      </h2>
      {children}
    </Card>
  )
}

function Choices({ legend, name, of }: { legend: string; name: string; of: readonly { id: string; label: string }[] }) {
  if (of.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="text-[0.8125rem] font-medium">{legend}</legend>
      <div className="mt-2 grid max-h-64 gap-2 overflow-y-auto pe-2" role="group" aria-label={legend}>
        {of.map(({ id, label }) => (
          <Checkbox key={id} name={name} value={id} label={<span className="wrap-anywhere">{label}</span>} />
        ))}
      </div>
    </fieldset>
  )
}

function TitleField({ problem, title }: { problem: FormProblem | null; title: string }) {
  return (
    <Field label="Title of the book" error={problem?.errors['title']}>
      <TextInput
        name="title"
        defaultValue={problem?.values['title'] ?? title}
        maxLength={BOOK_TITLE_MAX_CHARS}
        autoComplete="off"
      />
    </Field>
  )
}

function FromOutline({ view, answer }: Props) {
  const outline = answer?.act === 'outline' ? answer.problem : null
  return (
    <Way icon="list" heading="From an outline">
      <KeyedForm name="ebook-outline" noValidate className="grid gap-4">
        <input type="hidden" name="do" value="outline" />
        <TitleField problem={outline} title={view.title} />
        {answer?.suggested ? (
          <p role="status" className="rounded-[13px] bg-accent-soft px-3.5 py-2.5 text-sm text-accent-soft-fg">
            Suggested by {answer.suggested.by}. Change it as you like; nothing is made before you say so.
          </p>
        ) : null}
        <Field
          label="Chapters, one a line"
          error={outline?.errors['outline']}
          help="Lines that begin further in become sections of the chapter above."
        >
          <TextArea
            name="outline"
            rows={8}
            defaultValue={outline?.values['outline'] ?? ''}
            key={answer?.suggested?.outline ?? ''}
          />
        </Field>
        <Field label="Or begin with one of our outlines" error={outline?.errors['template']}>
          <Select name="template" defaultValue={outline?.values['template'] ?? ''}>
            {Object.entries(TEMPLATES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" className="justify-self-start">
          Make the book
        </Button>
      </KeyedForm>
    </Way>
  )
}

function FromFile({ answer }: Props) {
  const file = answer?.act === 'file' ? answer.problem : null
  return (
    <Way icon="upload" heading="From a file">
      <KeyedForm name="ebook-file" encType="multipart/form-data" noValidate className="grid gap-4">
        <input type="hidden" name="do" value="file" />
        <FileDrop
          label="A book or a text"
          name="file"
          kinds="EPUB, Word (DOCX), Markdown, OpenDocument, web page or PDF"
          accept=".epub,.docx,.md,.markdown,.txt,.odt,.html,.htm,.pdf"
          maxBytes={BOOK_FILE_MAX_BYTES}
          error={file?.errors['file']}
        />
        <p className="text-sm text-fg-muted">
          Chapters, pictures, tables, footnotes and the cover come along. What cannot is said on the book’s desk.
        </p>
        <Button type="submit" className="justify-self-start">
          Read the file
        </Button>
      </KeyedForm>
    </Way>
  )
}

function FromOwn({ view, answer }: Props) {
  const own = answer?.act === 'own' ? answer.problem : null
  return (
    <Way icon="file-text" heading="From what you have here">
      {view.documents.length + view.runs.length === 0 ? (
        <p className="text-fg-muted">
          No texts of the editor and no consensus runs of yours yet. What you make there can become chapters.
        </p>
      ) : (
        <KeyedForm name="ebook-own" noValidate className="grid gap-4">
          <input type="hidden" name="do" value="own" />
          <TitleField problem={own} title={view.title} />
          {own?.errors['documents'] ? <FieldError>{own.errors['documents']}</FieldError> : null}
          <Choices legend="Texts of the editor" name="documents" of={view.documents} />
          <Choices legend="Consensus runs: their claims, with the sources as footnotes" name="runs" of={view.runs} />
          <Button type="submit" className="justify-self-start">
            Make the book
          </Button>
        </KeyedForm>
      )}
    </Way>
  )
}

function FromIdea({ view, answer }: Props) {
  const suggest = answer?.act === 'suggest' ? answer.problem : null
  return (
    <Way icon="sparkles" heading="From an idea, with a model">
      {view.writers.length === 0 ? (
        <p className="text-fg-muted">
          No model is plugged in on this server. Our outlines beside are written by hand and need none; with a model
          this card suggests one for your idea.
        </p>
      ) : (
        <KeyedForm name="ebook-suggest" again noValidate className="grid gap-4">
          <input type="hidden" name="do" value="suggest" />
          <TitleField problem={suggest} title={view.title} />
          <Field label="What is it about, and for whom?" error={suggest?.errors['idea']}>
            <TextArea name="idea" rows={4} defaultValue={suggest?.values['idea'] ?? ''} />
          </Field>
          <Field label="Who suggests">
            <Select name="engine" defaultValue="">
              <option value="">The first that can</option>
              {view.writers.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" variant="soft" className="justify-self-start">
            Suggest an outline
          </Button>
        </KeyedForm>
      )}
    </Way>
  )
}
