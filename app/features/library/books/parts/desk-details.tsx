import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BookAnswer } from '../book-answer.ts'
import { ABOUT_MAX_CHARS, BOOK_TITLE_MAX_CHARS } from '../book.limits.ts'
import type { DeskView } from '../desk-view.server.ts'
import { BOOK_LANGUAGES, LICENCES } from '../licences.ts'

type Props = { view: DeskView; answer: BookAnswer | null }

/** What a book is: its title, its author, its terms. */
export function DeskDetails({ view: { details }, answer }: Props) {
  const problem = answer?.act === 'details' ? answer.problem : null
  const error = (name: string) => problem?.errors[name]
  const value = (name: 'title' | 'subtitle' | 'author' | 'about' | 'language' | 'licence') =>
    problem?.values[name] ?? details[name]
  return (
    <section id="details" aria-labelledby="details-heading" className="scroll-mt-20">
      <h2 id="details-heading" className="heading-section">
        About the book
      </h2>
      <KeyedForm name="ebook-details" again noValidate preventScrollReset className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="details" />
        <Field label="Title" error={error('title')}>
          <TextInput name="title" defaultValue={value('title')} maxLength={BOOK_TITLE_MAX_CHARS} autoComplete="off" />
        </Field>
        <Field label="Subtitle" error={error('subtitle')}>
          <TextInput
            name="subtitle"
            defaultValue={value('subtitle')}
            maxLength={BOOK_TITLE_MAX_CHARS}
            autoComplete="off"
          />
        </Field>
        <Field label="Author, as it stands on the title page" error={error('author')}>
          <TextInput name="author" defaultValue={value('author')} maxLength={BOOK_TITLE_MAX_CHARS} autoComplete="off" />
        </Field>
        <Field label="What it is about" error={error('about')}>
          <TextArea name="about" rows={4} maxLength={ABOUT_MAX_CHARS} defaultValue={value('about')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Language, by its code"
            error={error('language')}
            help="Readers and hyphens go by it; books in Arabic, Hebrew or Persian run from right to left."
          >
            <TextInput name="language" list="book-languages" defaultValue={value('language')} autoComplete="off" />
          </Field>
          <datalist id="book-languages">
            {Object.entries(BOOK_LANGUAGES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </datalist>
          <Field label="Terms others may use it under" error={error('licence')}>
            <Select name="licence" defaultValue={value('licence')}>
              {Object.entries(LICENCES).map(([word, { label }]) => (
                <option key={word} value={word}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field label="Subjects, with commas between them" error={error('subjects')}>
          <TextInput
            name="subjects"
            defaultValue={problem?.values['subjects'] ?? details.subjects.join(', ')}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="soft" className="justify-self-start">
          Save
        </Button>
      </KeyedForm>
    </section>
  )
}

/** The glossary and the words of the index. */
export function DeskTerms({ view: { glossary, index }, answer }: Props) {
  const problem = answer?.act === 'terms' ? answer.problem : null
  return (
    <section id="terms" aria-labelledby="terms-heading" className="scroll-mt-20">
      <h2 id="terms-heading" className="heading-section">
        Glossary and index
      </h2>
      <KeyedForm name="ebook-terms" again noValidate preventScrollReset className="mt-4 grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="do" value="terms" />
        <Field
          label="Glossary, one term a line"
          error={problem?.errors['glossary']}
          help="Like this: culm: the hollow stem of a bamboo"
        >
          <TextArea name="glossary" rows={6} defaultValue={problem?.values['glossary'] ?? glossary} />
        </Field>
        <Field
          label="Words of the index"
          error={problem?.errors['index']}
          help="One a line. Where each stands is found by itself: links in the EPUB, page numbers in the PDF."
        >
          <TextArea name="index" rows={6} defaultValue={problem?.values['index'] ?? index} />
        </Field>
        <Button type="submit" variant="soft" className="justify-self-start">
          Save
        </Button>
      </KeyedForm>
    </section>
  )
}
