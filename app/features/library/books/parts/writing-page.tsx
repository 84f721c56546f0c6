import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BookAnswer } from '../book-answer.ts'
import { BOOK_PICTURE_MAX_BYTES, CHAPTER_TITLE_MAX_CHARS } from '../book.limits.ts'
import type { WritingView } from '../writing-view.server.ts'
import { PART_KINDS } from './part-kinds.ts'

/** A chapter to write in: its text in Markdown, its pictures, its drafts. */
export function WritingPage({ view, answer }: { view: WritingView; answer: BookAnswer | null }) {
  const { id, book, chapter, previous, next, drafts } = view
  return (
    <div className="page pt-2 pb-section">
      <Link
        to={to('ebook', { id }, { part: 'desk' })}
        className="link inline-flex items-center gap-1.5 text-sm wrap-anywhere"
      >
        <Icon name="arrow-left" size={16} /> The desk of “{book.title}”
      </Link>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
        <h1 className="heading-page min-w-0 wrap-anywhere" dir="auto">
          {chapter.title}
        </h1>
        <span className="flex flex-wrap gap-2">
          <ButtonLink to={to('ebook', { id }, { chapter: chapter.id })} variant="plain" size="sm">
            <Icon name="eye" size={16} /> Read it
          </ButtonLink>
          <ButtonLink to={to('ebook', { id }, { part: 'versions', chapter: chapter.id })} variant="plain" size="sm">
            <Icon name="clock" size={16} /> Versions
          </ButtonLink>
        </span>
      </div>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-fg-muted tabular-nums">
        {chapter.words.toLocaleString('en')} words, saved {toShortDay(chapter.updatedAt)},{' '}
        {toClockWords(chapter.updatedAt)}
        {chapter.origin.from === 'draft' ? <Badge>Drafted by {chapter.origin.engine}</Badge> : null}
      </p>
      <SavedNote saved={answer?.saved} id={id} chapter={chapter.id} />
      {drafts.length > 0 ? (
        <ul className="mt-4 grid gap-2">
          {drafts.map((draft) => (
            <li
              key={draft.id}
              className="flex flex-wrap items-center gap-3 rounded-card bg-accent-soft px-4 py-3 text-accent-soft-fg"
            >
              <p className="min-w-0 flex-1 basis-40 text-sm">
                A draft by {draft.engine} of {toShortDay(draft.at)} waits beside your text.
              </p>
              <ButtonLink
                to={to('ebook', { id }, { part: 'versions', chapter: chapter.id, version: draft.id })}
                variant="plain"
                size="sm"
              >
                Look at it
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
      <ChapterForm chapter={chapter} answer={answer} />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-2">
        <PictureForm chapter={chapter.id} answer={answer} />
        <DraftForm view={view} answer={answer} />
      </div>
      <nav
        aria-label="Chapters beside this"
        className="mt-10 flex flex-wrap justify-between gap-4 border-t border-line pt-5"
      >
        {previous ? (
          <Link to={previous.href} className="link wrap-anywhere">
            ← {previous.title}
          </Link>
        ) : (
          <span />
        )}
        {next ? (
          <Link to={next.href} className="link wrap-anywhere">
            {next.title} →
          </Link>
        ) : null}
      </nav>
    </div>
  )
}

function SavedNote({ saved, id, chapter }: { saved: BookAnswer['saved']; id: string; chapter: string }) {
  if (!saved) return null
  if (saved.conflicts > 0)
    return (
      <p role="status" className="mt-4 rounded-card bg-warning-soft px-4 py-3 text-warning-soft-fg">
        Somebody else, or another window of yours, had saved this chapter. In {saved.conflicts}{' '}
        {saved.conflicts === 1 ? 'place' : 'places'} both changed the same lines: both wordings stand there now, yours
        first. What you sent is kept whole{' '}
        <Link to={to('ebook', { id }, { part: 'versions', chapter })} className="link">
          among the versions
        </Link>
        .
      </p>
    )
  const words = {
    saved: 'Saved.',
    unchanged: 'Nothing had changed.',
    merged: 'Saved, together with what another window or person had saved meanwhile.',
  }
  return (
    <p role="status" className="mt-4 rounded-card bg-success-soft px-4 py-3 text-success-soft-fg">
      {words[saved.state]}
    </p>
  )
}

function PictureForm({ chapter, answer }: { chapter: string; answer: BookAnswer | null }) {
  const problem = answer?.act === 'picture' ? answer.problem : null
  return (
    <section aria-labelledby="picture-heading">
      <h2 id="picture-heading" className="heading-small">
        Add a picture
      </h2>
      <KeyedForm name="chapter-picture" again encType="multipart/form-data" noValidate className="mt-3 grid gap-4">
        <input type="hidden" name="do" value="picture" />
        <input type="hidden" name="chapter" value={chapter} />
        <FileDrop
          label="Picture"
          name="picture"
          kinds="PNG, JPEG, WebP, GIF or AVIF"
          accept="image/*"
          maxBytes={BOOK_PICTURE_MAX_BYTES}
          error={problem?.errors['picture']}
        />
        <Field label="What it shows" help="For readers who do not see it." error={problem?.errors['alt']}>
          <TextInput name="alt" defaultValue={problem?.values['alt'] ?? ''} maxLength={400} autoComplete="off" />
        </Field>
        <p className="text-sm text-fg-muted">
          Save your text first: the picture is put at the end of what is saved, and can be moved from there.
        </p>
        <Button type="submit" variant="soft" className="justify-self-start">
          Put it at the end
        </Button>
      </KeyedForm>
    </section>
  )
}

function DraftForm({ view: { chapter, writers }, answer }: { view: WritingView; answer: BookAnswer | null }) {
  const problem = answer?.act === 'draft' ? answer.problem : null
  return (
    <section aria-labelledby="draft-heading">
      <h2 id="draft-heading" className="heading-small">
        Have it drafted
      </h2>
      {writers.length === 0 ? (
        <p className="mt-3 text-fg-muted">
          No model is plugged in on this server, so chapters are written by hand here, or come from texts and runs of
          yours.
        </p>
      ) : (
        <KeyedForm name="chapter-draft" again noValidate className="mt-3 grid gap-4">
          <input type="hidden" name="do" value="draft" />
          <input type="hidden" name="chapter" value={chapter.id} />
          <Field label="What is to be in it" error={problem?.errors['wish']}>
            <TextArea name="wish" rows={4} defaultValue={problem?.values['wish'] ?? ''} />
          </Field>
          <Field label="Who drafts">
            <Select name="engine" defaultValue={problem?.values['engine'] ?? ''}>
              <option value="">The first that can</option>
              {writers.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <p className="text-sm text-fg-muted">
            It counts as one run.{' '}
            {chapter.text.trim() === ''
              ? 'The draft becomes the text of this chapter'
              : 'Your text stays; the draft waits among the versions'}
            , marked with the name of the model, also in the published book.
          </p>
          <Button type="submit" variant="soft" className="justify-self-start">
            Draft the chapter
          </Button>
        </KeyedForm>
      )}
      <div className="mt-6">
        <ActForm name="do" act="remove-chapter" fields={{ chapter: chapter.id }} about={chapter.title}>
          Take this chapter out
        </ActForm>
      </div>
    </section>
  )
}

function ChapterForm({ chapter, answer }: { chapter: WritingView['chapter']; answer: BookAnswer | null }) {
  const problem = answer?.act === 'save-chapter' ? answer.problem : null
  return (
    <KeyedForm name="chapter-save" again noValidate preventScrollReset className="mt-5 grid gap-4">
      <input type="hidden" name="do" value="save-chapter" />
      <input type="hidden" name="chapter" value={chapter.id} />
      <input type="hidden" name="version" value={problem?.values['version'] ?? chapter.version} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label="Title" error={problem?.errors['title']}>
          <TextInput
            name="title"
            defaultValue={problem?.values['title'] ?? chapter.title}
            maxLength={CHAPTER_TITLE_MAX_CHARS}
            autoComplete="off"
            key={`title-${chapter.version}`}
          />
        </Field>
        <Field label="Where it goes" error={problem?.errors['kind']}>
          <Select name="kind" defaultValue={chapter.kind}>
            {Object.entries(PART_KINDS).map(([value, { one }]) => (
              <option key={value} value={value}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Text"
        error={problem?.errors['text']}
        help="Markdown: ## a section, **bold**, - a list, > a quote, | a | table |, [^1] a footnote and [^1]: its words on a line of its own."
      >
        <TextArea
          name="text"
          rows={24}
          dir="auto"
          defaultValue={problem?.values['text'] ?? chapter.text}
          key={`text-${chapter.version}`}
          className="font-mono text-sm"
        />
      </Field>
      <Button type="submit" className="justify-self-start">
        Save
      </Button>
    </KeyedForm>
  )
}
