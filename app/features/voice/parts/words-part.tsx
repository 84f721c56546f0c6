import { Link } from '@remix-run/react'
import { useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { PIECES_ON_PAGE } from '../voice.limits.ts'
import { PieceList } from './piece-list.tsx'
import { LookUpForm, type PartProps } from './recording-page.tsx'
import { TimeLink } from './time-link.tsx'

/** The words as they are heard: to follow, to search, and to play from. */
export function WordsPart(props: PartProps) {
  const { view, screen, href, onSeek, player } = props
  const { pieces, find, found, doubts, total, chapters, state } = view
  const [follows, setFollows] = useState(true)
  const hasScript = useHasScript()
  if (total === 0)
    return (
      <EmptyState title={state === 'working' ? 'Nothing heard yet' : 'No words'} pose="headphones">
        {state === 'working'
          ? 'The first words appear here as soon as they are heard.'
          : 'This recording has no words. Under Edit you can write them yourself.'}
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <LookUpForm {...props} part={null} name="find" label="Search what was said" value={find} button="Search" />
      {find ? (
        <section aria-label="Found" className="rounded-card bg-sunken p-4">
          <p role="status" className="text-[0.8125rem] text-fg-muted">
            {found.length === 0
              ? `Nobody says “${find}” here.`
              : `${found.length} ${found.length === 1 ? 'place' : 'places'} with “${find}”`}
          </p>
          {found.length > 0 ? <PieceList pieces={found} href={href} onSeek={onSeek} label="Places found" /> : null}
        </section>
      ) : null}
      {chapters.length > 1 ? (
        <nav aria-label="Chapters" className="flex flex-wrap gap-x-5 gap-y-1">
          {chapters.map(({ startS, title }) => (
            <span key={startS} className="inline-flex items-baseline gap-1.5 text-[0.8125rem]">
              <TimeLink seconds={startS} href={href} onSeek={onSeek} />
              <span className="text-fg-muted">{title}</span>
            </span>
          ))}
        </nav>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-[0.8125rem] text-fg-muted">
          {doubts > 0
            ? `${doubts} ${doubts === 1 ? 'word was' : 'words were'} heard with doubt and ${doubts === 1 ? 'is' : 'are'} underlined with dots.`
            : null}
        </p>
        {hasScript && onSeek ? (
          <Checkbox label="Follow the sound" checked={follows} onChange={(event) => setFollows(event.target.checked)} />
        ) : null}
      </div>
      <PieceList pieces={pieces} href={href} onSeek={onSeek} nowS={player.nowS} follows={follows} label="Transcript" />
      <Pages {...props} />
      <Marks {...props} />
      <p className="text-xs text-fg-subtle">
        <Link to={to(screen, null, { r: view.id, part: 'edit' })} className="link">
          Correct the words
        </Link>
      </p>
    </div>
  )
}

export function Pages({ view: { id, from, total, part }, screen }: Pick<PartProps, 'view' | 'screen'>) {
  if (total <= PIECES_ON_PAGE) return null
  const at = (n: number) => to(screen, null, { r: id, part: part === 'words' ? null : part, from: n > 0 ? n : null })
  return (
    <nav aria-label="Pages of the transcript" className="flex flex-wrap items-center gap-3">
      {from > 0 ? (
        <ButtonLink to={at(from - PIECES_ON_PAGE)} variant="plain" size="sm">
          <Icon name="arrow-left" size={16} /> Before
        </ButtonLink>
      ) : null}
      <span className="text-[0.8125rem] text-fg-muted tabular-nums">
        {from + 1} to {Math.min(total, from + PIECES_ON_PAGE)} of {total}
      </span>
      {from + PIECES_ON_PAGE < total ? (
        <ButtonLink to={at(from + PIECES_ON_PAGE)} variant="plain" size="sm">
          After <Icon name="arrow-right" size={16} />
        </ButtonLink>
      ) : null}
    </nav>
  )
}

function Marks({ view, screen, problem, href, onSeek, player }: PartProps) {
  const { id, marks, hasSound } = view
  const isMark = problem?.values['do'] === 'mark'
  const action = to(screen, null, { r: id })
  return (
    <section aria-labelledby="marks">
      <h2 id="marks" className="heading-small">
        Marks and notes
      </h2>
      {marks.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {marks.map(({ id: mark, atS, text }) => (
            <li key={mark} className="flex items-center gap-3">
              <TimeLink seconds={atS} href={href} onSeek={onSeek} />
              <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
              <ActForm
                name="do"
                act="unmark"
                fields={{ recording: id, mark }}
                action={action}
                variant="ghost"
                about={toShortClock(atS)}
              >
                Remove
              </ActForm>
            </li>
          ))}
        </ul>
      ) : null}
      <KeyedForm name="mark" action={action} className="mt-3 flex flex-wrap items-start gap-2" preventScrollReset>
        <input type="hidden" name="do" value="mark" />
        <input type="hidden" name="recording" value={id} />
        <Field label="At" error={isMark ? (problem.errors['at'] ?? null) : null} className="w-28">
          {hasSound && !isMark ? (
            <TextInput
              key={Math.floor(player.nowS)}
              name="at"
              defaultValue={toShortClock(player.nowS)}
              autoComplete="off"
            />
          ) : (
            <TextInput name="at" defaultValue={problem?.values['at'] ?? '0:00'} autoComplete="off" />
          )}
        </Field>
        <Field
          id="mark-note"
          label="Note (if you like)"
          error={isMark ? (problem.errors['note'] ?? null) : null}
          className="min-w-0 flex-[1_1_14rem]"
        >
          <TextInput name="note" defaultValue={isMark ? problem.values['note'] : ''} autoComplete="off" />
        </Field>
        <Button type="submit" variant="plain" className="mt-6">
          <Icon name="bookmark" size={16} /> Mark it
        </Button>
      </KeyedForm>
    </section>
  )
}
