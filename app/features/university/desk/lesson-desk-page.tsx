import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { DeskList } from '#app/kits/members/authoring/desk-list.tsx'
import { DeskText } from '#app/kits/members/authoring/desk-text.tsx'
import type { DeskAnswer } from '#app/kits/members/authoring/desk.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { trackTitles, tracks } from '../lessons/tracks.ts'
import { LessonPage } from '../parts/lesson-page.tsx'
import type { readLessonDesk } from './lesson-desk.server.ts'

type View = Awaited<ReturnType<typeof readLessonDesk>>
const write = (query: Record<string, string>) => to('university', null, { part: 'write', ...query })

/** The desk of those who write lessons. */
export function LessonDeskPage({ view, answer }: { view: View; answer: DeskAnswer | null }) {
  if (view.part === 'preview')
    return (
      <>
        <p role="status" className="page pt-2 text-fg-muted">
          A preview. Readers do not see it.{' '}
          <Link to={write({ lesson: view.lesson.textId ?? '' })} className="link">
            Back to writing
          </Link>
        </p>
        <LessonPage lesson={view.lesson} />
      </>
    )
  if (view.part === 'desk')
    return (
      <DeskList view={view} answer={answer} one="lesson" many="lessons" toText={(id) => write({ lesson: id })}>
        <BackLink to={to('university')}>University</BackLink>
      </DeskList>
    )
  return (
    <DeskText
      view={view}
      answer={answer}
      help="The text, then a line “%% quiz” and the questions: Q:, options with - or * (right), Hint:, Why:, See: with the words of the passage."
      back={<BackLink to={write({})}>All lessons</BackLink>}
      previewHref={write({ lesson: view.row.id, view: 'preview' })}
      shownHref={to('lesson', { slug: view.row.slug })}
    >
      {(value, error) => (
        <>
          <Field label="Summary" error={error('summary')}>
            <TextArea name="summary" rows={2} defaultValue={value('summary')} />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Track" error={error('track')}>
              <Select name="track" defaultValue={value('track')}>
                {tracks.map((track) => (
                  <option key={track} value={track}>
                    {trackTitles[track]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Place in the track" error={error('order')}>
              <TextInput name="order" inputMode="numeric" defaultValue={value('order')} />
            </Field>
            <Field label="Tool to try" error={error('tool')}>
              <Select name="tool" defaultValue={value('tool')}>
                {view.tools.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label="Its field for the words"
              help="As in its address, such as question or text."
              error={error('field')}
            >
              <TextInput name="field" autoComplete="off" defaultValue={value('field')} />
            </Field>
          </div>
          <Field label="Words to try" error={error('words')}>
            <TextArea name="words" rows={2} defaultValue={value('words')} />
          </Field>
          <Field label="What to look for" error={error('look')}>
            <TextArea name="look" rows={2} defaultValue={value('look')} />
          </Field>
          <input type="hidden" name="query" value={value('query')} />
        </>
      )}
    </DeskText>
  )
}
