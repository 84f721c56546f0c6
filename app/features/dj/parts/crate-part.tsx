import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { MOST_TRACKS } from '../dj.limits.ts'
import type { ListedTrackView } from '../work/dj-view.server.ts'
import { AddTracks } from './add-tracks.tsx'
import type { DeskProps } from './desk-page.tsx'
import { TrackFacts } from './track-facts-line.tsx'
import { WishFields } from './wish-fields.tsx'

/** The crate: what is in it, what can be put in, and sets to be made of it. */
export function CratePart({ view, problem }: DeskProps) {
  const { tracks, page } = view
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {page.deleted ? <Deleted deleted={page.deleted} /> : null}
        {tracks.length === 0 ? <Empty problem={problem} /> : <MakeSet tracks={tracks} problem={problem} />}
      </div>
      <AddTracks view={view} problem={problem} />
    </div>
  )
}

function Deleted({ deleted: { id, title } }: { deleted: { id: string; title: string } }) {
  return (
    <KeyedForm
      name="bring-back"
      again
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3"
    >
      <input type="hidden" name="do" value="bring-back" />
      <input type="hidden" name="id" value={id} />
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        “{title}” is deleted. It is erased for good in 24 hours.
      </p>
      <Button type="submit" variant="plain" size="sm">
        <Icon name="undo" size={16} /> Undo
      </Button>
    </KeyedForm>
  )
}

function Empty({ problem }: { problem: FormProblem | null }) {
  return (
    <div>
      <EmptyState title="Nothing in the crate yet" pose="headphones">
        Send a sound of your own, or begin with four short beds that are made by rules, in three tempos and keys.
      </EmptyState>
      <KeyedForm name="try-beds" className="mt-2 grid justify-items-center gap-2">
        <input type="hidden" name="do" value="try" />
        {problem?.values['do'] === 'try' && problem.errors['form'] ? (
          <FieldError>{problem.errors['form']}</FieldError>
        ) : null}
        <Button type="submit">
          <Icon name="disc-3" size={18} /> Try it with four beds
        </Button>
      </KeyedForm>
    </div>
  )
}

function MakeSet({ tracks, problem }: { tracks: readonly ListedTrackView[]; problem: FormProblem | null }) {
  const typed = problem?.values['do'] === 'make-set' ? problem : null
  const chosen = typed ? new Set([...(typed.lists['tracks'] ?? []), typed.values['tracks'] ?? '']) : null
  const ready = tracks.filter(({ isPlayable }) => isPlayable).length
  return (
    <KeyedForm name="make-set" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <input type="hidden" name="do" value="make-set" />
      <fieldset className="min-w-0">
        <legend className="heading-section">Your crate</legend>
        <p role="status" className="mt-1 text-[0.8125rem] text-fg-muted">
          {`${tracks.length} of ${MOST_TRACKS} tracks, ${ready} ready to be mixed.`}
        </p>
        {typed?.errors['tracks'] ? <FieldError>{typed.errors['tracks']}</FieldError> : null}
        <ul className="mt-3 border-b border-line">
          {tracks.map((track) => (
            <li key={track.id} className="flex items-start gap-1 border-t border-line">
              {/* One that becomes ready while the page is open is ticked as it would have been. */}
              <Checkbox
                key={String(track.isPlayable)}
                name="tracks"
                value={track.id}
                label={<span className="sr-only">{`Into the set: ${track.title}`}</span>}
                disabled={!track.isPlayable}
                defaultChecked={chosen ? chosen.has(track.id) : track.isPlayable && tracks.length <= 12}
                className="w-9 flex-none"
              />
              <Line track={track} />
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-surface p-4 shadow-sm sm:p-5">
        <legend className="sr-only">The set</legend>
        <h2 className="heading-small">Make a set of the chosen ones</h2>
        <Field label="Name (if you like)" error={typed?.errors['title'] ?? null}>
          <TextInput name="title" autoComplete="off" dir="auto" defaultValue={typed?.values['title'] ?? ''} />
        </Field>
        <WishFields values={typed?.values ?? {}} hasOrder />
        <Button type="submit" variant="primary" size="lg" className="justify-self-start">
          <Icon name="disc-3" size={18} /> Make the set
        </Button>
      </fieldset>
    </KeyedForm>
  )
}

function Line({ track }: { track: ListedTrackView }) {
  const { id, title, state, failure, seconds } = track
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5 py-3">
      <Link
        to={to('v2-dj', null, { track: id })}
        className="link min-w-0 flex-[1_1_100%] font-strong wrap-anywhere sm:flex-[1_1_12rem]"
      >
        <bdi>{title}</bdi>
      </Link>
      {state === 'working' ? <span className="text-sm text-fg-muted">Being listened to …</span> : null}
      {state === 'failed' ? <span className="text-sm text-danger-text wrap-anywhere">{failure}</span> : null}
      {state === 'done' ? <TrackFacts track={track} /> : null}
      <span className="text-[0.8125rem] text-fg-subtle tabular-nums sm:w-12 sm:text-end">
        {seconds > 0 ? toShortClock(seconds) : ''}
      </span>
    </div>
  )
}
