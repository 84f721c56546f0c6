import { Form } from '@remix-run/react'
import { useState } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { RecordingView } from '../recordings/recording-view.server.ts'
import type { VoiceScreen } from '../voice-screen.ts'
import { ContentsPart } from './contents-part.tsx'
import { EditPart } from './edit-part.tsx'
import { ExportsPart, SharePart } from './take-parts.tsx'
import { Player } from './player.tsx'
import { usePlayer, type Player as PlayerOf } from './use-player.ts'
import { WordsPart } from './words-part.tsx'

export type RecordingProps = { view: RecordingView; screen: VoiceScreen; problem: FormProblem | null }
/** What the parts of the page need of its sound. */
export type PartProps = RecordingProps & {
  href: ((seconds: number) => string) | null
  onSeek?: ((seconds: number) => void) | undefined
  player: PlayerOf
}

const PARTS = { words: 'Words', edit: 'Edit', contents: 'Contents', exports: 'Take away', share: 'Share' } as const
const BACK = {
  'voice-tools': 'Voice tools',
  'transcriber': 'Video transcriber',
  'audio-player': 'Audio player',
} as const

export const toSound = (id: string, query: Parameters<typeof toQuery>[0] = {}) =>
  fillPath(endpoints['voice/recording-sound'], { id }) + toQuery(query)
export const toExport = (id: string, query: Parameters<typeof toQuery>[0] = {}) =>
  fillPath(endpoints['voice/recording-export'], { id }) + toQuery(query)

/** A recording with its sound and its words, and everything that can be done with them. */
export function RecordingPage({ view, screen, problem }: RecordingProps) {
  const { id, part, hasSound, state, facts } = view
  useLive(state === 'working' ? fillPath(endpoints['voice/recording-live'], { id }) : null, view.liveMark)
  const keep = (seconds: number) =>
    void navigator.sendBeacon(
      fillPath(endpoints['voice/recording-position'], { id }),
      new URLSearchParams({ at: seconds.toFixed(1) }),
    )
  const player = usePlayer(view.pieces, view.positionS, keep)
  const videoUrl = facts.video?.url ?? null
  const href = hasSound
    ? (seconds: number) => `${toSound(id)}#t=${Math.floor(seconds)}`
    : videoUrl
      ? (seconds: number) => `${videoUrl}&t=${Math.floor(seconds)}s`
      : null
  const onSeek = hasSound ? (seconds: number) => player.seek(seconds, true) : undefined
  const props = { view, screen, problem, href, onSeek, player }
  return (
    <div className="page max-w-[60rem] pt-6 pb-section">
      <BackLink to={to(screen)}>{BACK[screen]}</BackLink>
      <Head {...props} />
      {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
      <State {...props} />
      {hasSound ? (
        <div className="mt-5">
          <Player
            player={player}
            src={toSound(id, { v: view.soundVersion })}
            title={view.title}
            seconds={view.seconds}
            peaks={view.peaks}
            marks={view.marks}
            onMark={() => document.querySelector<HTMLInputElement>('#mark-note')?.focus()}
          />
        </div>
      ) : null}
      <SegmentedTabs
        label="Parts of this recording"
        className="mt-6"
        tabs={Object.entries(PARTS).map(([name, label]) => ({
          label,
          to: to(screen, null, { r: id, part: name === 'words' ? null : name }),
          isChosen: part === name,
        }))}
      />
      <div className="mt-6">
        {part === 'words' ? <WordsPart {...props} /> : null}
        {part === 'edit' ? <EditPart {...props} /> : null}
        {part === 'contents' ? <ContentsPart {...props} /> : null}
        {part === 'exports' ? <ExportsPart {...props} /> : null}
        {part === 'share' ? <SharePart {...props} /> : null}
      </div>
    </div>
  )
}

function Head({ view, screen, problem }: PartProps) {
  const { id, title, at, seconds, facts, kind } = view
  const isRenaming = problem?.values['do'] === 'rename'
  const [isOpen, setOpen] = useState(isRenaming)
  const engines = facts.engines.join(', ')
  return (
    <header className="mt-2">
      <h1 className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-fg-muted tabular-nums">
        <Badge>{kind === 'heard' ? 'Written down' : kind === 'spoken' ? 'Read aloud' : 'Captions'}</Badge>
        {seconds > 0 ? <span>{toShortClock(seconds)}</span> : null}
        <span>{toShortDay(new Date(at))}</span>
        {engines ? (
          <span>
            by {engines}, {toMoneyWords(facts.costMicros)}
            {facts.tookMs === null ? '' : `, ${(facts.tookMs / 1_000).toFixed(1)} s of work`}
          </span>
        ) : null}
        {facts.video ? (
          <a href={facts.video.url} className="link wrap-anywhere" rel="noreferrer">
            {facts.video.title || facts.video.url}
          </a>
        ) : null}
      </p>
      <details className="mt-1" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-[0.8125rem] text-fg-muted hover:text-fg lg:min-h-9">
          <Icon name="pen-line" size={15} /> Rename
        </summary>
        <KeyedForm
          name="rename"
          again
          action={to(screen, null, { r: id })}
          className="flex flex-wrap items-end gap-2 pb-2"
        >
          <input type="hidden" name="do" value="rename" />
          <input type="hidden" name="recording" value={id} />
          <Field label="Name" error={isRenaming ? (problem.errors['title'] ?? null) : null} className="min-w-0 flex-1">
            <TextInput name="title" defaultValue={isRenaming ? problem.values['title'] : title} autoComplete="off" />
          </Field>
          <Button type="submit" size="sm">
            Save
          </Button>
        </KeyedForm>
      </details>
    </header>
  )
}

function State({ view, screen }: PartProps) {
  const { id, state, progress, facts, isStill, kind } = view
  const act = to(screen, null, { r: id })
  return (
    <>
      {state === 'working' ? (
        <div className="mt-4 grid gap-3 rounded-card bg-sunken p-4">
          <ProgressBar
            label={kind === 'spoken' ? 'Reading aloud' : 'Listening'}
            value={progress?.value ?? null}
            of={1}
            showsLabel
            words={progress?.note ?? 'Waiting for its turn'}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-[0.8125rem] text-fg-muted">
              You can leave this page; it goes on, and what is done stays.
            </p>
            <ActForm name="do" act="stop" fields={{ recording: id }} action={act}>
              Stop
            </ActForm>
          </div>
          <ReadAgain isOn={!isStill} pageTo={act} stillTo={to(screen, null, { r: id, refresh: 'off' })} />
        </div>
      ) : null}
      {state === 'failed' || state === 'stopped' ? (
        <div
          role="status"
          className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-warning-soft p-4 text-warning-soft-fg"
        >
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere">{facts.failure ?? 'It did not come to its end.'}</p>
          <ActForm name="do" act="again" fields={{ recording: id }} action={act}>
            Go on
          </ActForm>
        </div>
      ) : null}
      {facts.notes.length > 0 ? (
        <ul className="mt-4 list-disc rounded-card bg-sunken py-3 ps-8 pe-4 text-[0.8125rem] text-fg-muted">
          {facts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A form that looks something up and stands in the address. */
export function LookUpForm({
  view,
  screen,
  part,
  name,
  label,
  value,
  button,
}: RecordingProps & { part: string | null; name: string; label: string; value: string; button: string }) {
  return (
    <Form method="get" action={to(screen)} role="search" className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="r" value={view.id} />
      {part ? <input type="hidden" name="part" value={part} /> : null}
      <Field label={label} className="min-w-0 flex-[1_1_14rem]">
        <TextInput type="search" maxLength={200} name={name} defaultValue={value} autoComplete="off" />
      </Field>
      <Button type="submit" variant="plain">
        {button}
      </Button>
    </Form>
  )
}
