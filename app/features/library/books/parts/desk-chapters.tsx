import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, IconButton } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BookAnswer } from '../book-answer.ts'
import { CHAPTER_TITLE_MAX_CHARS } from '../book.limits.ts'
import type { DeskView } from '../desk-view.server.ts'
import { PART_KINDS } from './part-kinds.ts'

const ORIGINS = {
  hand: null,
  import: null,
  document: 'From a text',
  run: 'From a run',
  draft: 'Drafted by a model',
} as const

/** The parts of a book in their order, to open, move and add. */
export function DeskChapters({ view, answer }: { view: DeskView; answer: BookAnswer | null }) {
  const { chapters, material } = view
  const problem = answer?.act === 'add-chapter' ? answer.problem : null
  return (
    <section id="desk" aria-labelledby="chapters-heading" className="scroll-mt-20">
      <h2 id="chapters-heading" className="heading-section">
        Chapters
      </h2>
      {(['front', 'chapter', 'back'] as const).map((kind) => {
        const own = chapters.filter((one) => one.kind === kind)
        if (own.length === 0) return null
        return (
          <div key={kind} className="mt-4">
            <h3 className="text-sm text-fg-subtle">{PART_KINDS[kind].many}</h3>
            <ol className="mt-1.5 border-b border-line">
              {own.map((chapter) => (
                <Row key={chapter.id} id={view.id} chapter={chapter} />
              ))}
            </ol>
          </div>
        )
      })}
      <KeyedForm name="chapter-add" noValidate className="mt-5 flex flex-wrap items-end gap-2">
        <input type="hidden" name="do" value="add-chapter" />
        <Field label="A new part" error={problem?.errors['title']} className="min-w-0 flex-[2_1_14rem]">
          <TextInput
            name="title"
            defaultValue={problem?.values['title'] ?? ''}
            maxLength={CHAPTER_TITLE_MAX_CHARS}
            autoComplete="off"
            placeholder="Its title"
          />
        </Field>
        <Field label="Where" className="flex-[1_1_9rem]">
          <Select name="kind" defaultValue="chapter">
            {Object.entries(PART_KINDS).map(([value, { one }]) => (
              <option key={value} value={value}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="soft">
          <Icon name="plus" size={17} /> Add
        </Button>
      </KeyedForm>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {material.documents.length > 0 ? (
          <KeyedForm name="chapter-document" className="flex items-end gap-2">
            <input type="hidden" name="do" value="add-document" />
            <Material label="From a text of yours" name="document" of={material.documents} />
          </KeyedForm>
        ) : null}
        {material.runs.length > 0 ? (
          <KeyedForm name="chapter-run" className="flex items-end gap-2">
            <input type="hidden" name="do" value="add-run" />
            <Material label="From a consensus run" name="run" of={material.runs} />
          </KeyedForm>
        ) : null}
      </div>
    </section>
  )
}

function Material({ label, name, of }: { label: string; name: string; of: readonly { id: string; label: string }[] }) {
  return (
    <>
      <Field label={label} className="min-w-0 flex-1">
        <Select name={name}>
          {of.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="plain">
        Add
      </Button>
    </>
  )
}

function Row({ id, chapter }: { id: string; chapter: DeskView['chapters'][number] }) {
  const { id: own, title, words, place, of, origin } = chapter
  const label = ORIGINS[origin]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2">
      <div className="min-w-0 flex-[1_1_14rem]">
        <Link to={to('ebook', { id }, { part: 'write', chapter: own })} className="link wrap-anywhere" dir="auto">
          {title}
        </Link>
        <p className="flex flex-wrap gap-2 text-xs text-fg-subtle tabular-nums">
          {words === 0 ? 'No words yet' : `${words.toLocaleString('en')} words`}
          {label ? <Badge>{label}</Badge> : null}
        </p>
      </div>
      {of > 1 ? (
        <span className="flex flex-none items-center gap-1">
          <Move chapter={own} by="up" title={title} isOff={place === 1} />
          <Move chapter={own} by="down" title={title} isOff={place === of} />
          <Form method="post" preventScrollReset className="flex items-center gap-1">
            <input type="hidden" name="do" value="place" />
            <input type="hidden" name="chapter" value={own} />
            <span className="w-16">
              <TextInput
                name="position"
                inputMode="numeric"
                defaultValue={place}
                key={place}
                aria-label={`Place of “${title}”`}
                className="text-center"
              />
            </span>
            <Button type="submit" variant="plain" size="sm">
              Place<span className="sr-only"> “{title}” there</span>
            </Button>
          </Form>
        </span>
      ) : null}
    </li>
  )
}

function Move({ chapter, by, title, isOff }: { chapter: string; by: 'up' | 'down'; title: string; isOff: boolean }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="do" value="move" />
      <input type="hidden" name="chapter" value={chapter} />
      <input type="hidden" name="by" value={by} />
      <IconButton type="submit" label={`Move “${title}” ${by}`} disabled={isOff} className="disabled:opacity-40">
        <Icon name={by === 'up' ? 'arrow-up' : 'arrow-down'} size={17} />
      </IconButton>
    </Form>
  )
}
