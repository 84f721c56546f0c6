import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { toTable } from '#app/platform/table.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { Choice, TranscriberAnswer, TranscriberView, Tried } from '../videos/transcriber.server.ts'
import { CAPTIONS_ACCEPT, CAPTIONS_MAX_BYTES } from '../voice.limits.ts'
import { ComparedPart } from './compared-part.tsx'
import { HearForm } from './hear-form.tsx'
import { RecordingPage } from './recording-page.tsx'
import { RecordingRowPart, RecordingsListPart } from './recordings-list.tsx'

type Ways = Extract<TranscriberView, { part: 'ways' }>
type WayProps = { view: Ways; problem: FormProblem | null; tried: Tried | null }

const LEADS: Readonly<Record<string, string>> = toTable({
  v1: 'One address, and the words. The other ways stand ready when the site does not give them.',
  v2: 'You have the words already: paste them, and they become a transcript to search, cut and share.',
  v3: 'You have the file: a recording, a film, or its captions.',
  v4: 'Two talks about one thing: where they agree, where they do not, and at which second.',
  backup: 'Only the file ways: nothing is asked of any other site.',
  dev: 'All five ways open at once, with what each needs.',
})
const LEAD =
  'The words of a video or a recording, with times. There are five ways to them; when one does not work, it says why, and the next is below.'

/** Which ways stand open in which variant; the others are folded. */
const OPEN: Readonly<Record<string, readonly string[]>> = toTable({
  v1: ['video'],
  v2: ['paste'],
  v3: ['captions', 'hear'],
  backup: ['captions', 'hear'],
  dev: ['video', 'browser', 'paste', 'captions', 'hear'],
})

/** The transcriber: five ways to the words, and one transcript for all of them. */
export function TranscriberPage({ view, answer }: { view: TranscriberView; answer: TranscriberAnswer | null }) {
  const problem = answer?.problem ?? null
  if (view.part === 'recording')
    return <RecordingPage key={view.recording.id} view={view.recording} screen="transcriber" problem={problem} />
  if (view.part === 'compared') return <ComparedPart compared={view.compared} />
  return (
    <div className="page max-w-[52rem] pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading-page">{view.part === 'list' ? 'Your transcripts' : 'Video transcriber'}</h1>
        <ButtonLink
          to={view.part === 'list' ? to('transcriber') : to('transcriber', null, { part: 'list' })}
          variant="ghost"
          size="sm"
        >
          <Icon name={view.part === 'list' ? 'plus' : 'list'} size={16} />{' '}
          {view.part === 'list' ? 'New transcript' : 'Your transcripts'}
        </ButtonLink>
      </div>
      {view.part === 'list' ? (
        <RecordingsListPart list={view.list} screen="transcriber" />
      ) : (
        <WaysPart view={view} problem={problem} tried={answer?.tried ?? null} choice={answer?.choice ?? null} />
      )}
    </div>
  )
}

function WaysPart({ view, problem, tried, choice }: WayProps & { choice: Choice | null }) {
  const { variant, recent } = view
  const props = { view, problem, tried }
  const act = problem?.values['do'] ?? ''
  const opened = OPEN[variant ?? ''] ?? ['video']
  const isOpen = (way: string) =>
    opened.includes(way) || act === (way === 'browser' ? 'paste' : way) || (tried !== null && way === 'browser')
  if (variant === 'v4') return <CompareWay {...props} />
  const ways = [...(variant === 'backup' ? [] : ['video', 'browser']), 'paste', 'captions', 'hear'] as const
  const order =
    variant === 'v2'
      ? ['paste', ...ways.filter((way) => way !== 'paste')]
      : variant === 'v3'
        ? [...ways.slice(-2), ...ways.slice(0, -2)]
        : ways
  return (
    <>
      <p className="lead mt-1 max-w-[40em]">{LEADS[variant ?? ''] ?? LEAD}</p>
      {choice ? <TrackChoice choice={choice} /> : null}
      {tried ? (
        <div role="alert" className="mt-5 rounded-card bg-warning-soft p-4 text-warning-soft-fg">
          <p className="font-strong">{tried.why}</p>
          <p className="mt-1">
            Your browser may be let in where this server is not: the second way below says how. Or bring the words or
            the sound yourself.
          </p>
        </div>
      ) : null}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3">
        {order.map((way, n) => (
          <Way
            key={way}
            n={n + 1}
            isOpen={isOpen(way)}
            title={TITLES[way as keyof typeof TITLES]}
            about={ABOUTS[way as keyof typeof ABOUTS]}
          >
            {way === 'video' ? <VideoWay {...props} /> : null}
            {way === 'browser' ? <BrowserWay {...props} /> : null}
            {way === 'paste' ? <PasteWay {...props} /> : null}
            {way === 'captions' ? <CaptionsWay {...props} /> : null}
            {way === 'hear' ? (
              <HearForm
                action={to('transcriber')}
                ears={view.ears}
                canRead={view.canRead}
                problem={act === 'hear' ? problem : null}
              />
            ) : null}
          </Way>
        ))}
      </div>
      {recent.length > 0 ? (
        <section className="mt-12" aria-labelledby="recent">
          <h2 id="recent" className="heading-small">
            Lately
          </h2>
          <ul className="mt-2 border-b border-line">
            {recent.map((row) => (
              <RecordingRowPart key={row.id} row={row} screen="transcriber" />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

const TITLES = {
  video: 'The address of a video',
  browser: 'Your browser fetches them',
  paste: 'Paste the words',
  captions: 'A file of captions',
  hear: 'The sound itself',
} as const
const ABOUTS = {
  video: 'This server asks YouTube for the captions.',
  browser: 'For when the site lets you in and not this server.',
  paste: 'From anywhere, with times or without.',
  captions: 'SRT, VTT, LRC, TTML, ASS, JSON or text.',
  hear: 'A recording or a film is written down here.',
} as const

function Way({
  n,
  title,
  about,
  isOpen,
  children,
}: {
  n: number
  title: string
  about: string
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <details open={isOpen} className="group rounded-card bg-surface shadow-sm">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3.5 px-4 py-3 sm:px-5">
        <span className="grid size-8 flex-none place-items-center rounded-full bg-accent-soft font-strong text-accent-soft-fg tabular-nums">
          {n}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-strong">{title}</span>
          <span className="block text-[0.8125rem] text-fg-muted">{about}</span>
        </span>
        <Icon name="chevron-down" size={18} className="flex-none text-fg-subtle group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-1 pb-5 sm:px-5">{children}</div>
    </details>
  )
}

function VideoWay({ view, problem, tried }: WayProps) {
  const of = problem?.values['do'] === 'video' ? problem : null
  return (
    <KeyedForm name="video" action={to('transcriber')} className="flex flex-wrap items-start gap-2">
      <input type="hidden" name="do" value="video" />
      <Field
        label="Address of the video"
        help="youtube.com, youtu.be, or the 11 characters of its id"
        error={of?.errors['video'] ?? null}
        className="min-w-0 flex-[1_1_18rem]"
      >
        <TextInput
          name="video"
          type="text"
          inputMode="url"
          defaultValue={of?.values['video'] ?? tried?.url ?? view.video}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" className="mt-6">
        Get the words
      </Button>
    </KeyedForm>
  )
}

function TrackChoice({ choice: { video, tracks } }: { choice: Choice }) {
  return (
    <KeyedForm
      name="track"
      action={to('transcriber')}
      className="mt-5 grid gap-3 rounded-card bg-accent-soft p-4 text-accent-soft-fg"
    >
      <input type="hidden" name="do" value="video" />
      <input type="hidden" name="video" value={video.id} />
      <p role="status" className="font-strong wrap-anywhere">
        “{video.title || video.id}” has {tracks.length} captions
        {video.seconds > 0 ? ` and lasts ${toShortClock(video.seconds)}` : ''}.
      </p>
      <div className="flex flex-wrap items-end gap-2 text-fg">
        <Field label="Which ones" className="min-w-0 flex-[1_1_16rem]">
          <Select
            name="track"
            defaultValue={
              (tracks.find(({ language, isAutomatic }) => language.startsWith('en') && !isAutomatic) ?? tracks[0])?.id
            }
          >
            {tracks.map(({ id, label, language, isAutomatic }) => (
              <option key={id} value={id}>
                {label} ({language}){isAutomatic ? ', made by a machine' : ''}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">Take these</Button>
      </div>
    </KeyedForm>
  )
}

function BrowserWay({ problem, tried }: WayProps) {
  const of = problem?.values['way'] === 'browser' ? problem : null
  return (
    <>
      <ol className="list-decimal ps-5 text-fg-muted marker:text-fg-subtle">
        <li>
          {tried ? (
            <a href={tried.url} className="link" target="_blank" rel="noreferrer">
              Open the video in a tab of its own
            </a>
          ) : (
            'Open the video in a tab of its own.'
          )}
        </li>
        <li>Below it press “…more”, then “Show transcript”.</li>
        <li>Mark all of the list that opens, copy it, and paste it here. The times come along.</li>
      </ol>
      <PasteForm name="browser" problem={of} videoId={tried?.videoId ?? ''} />
    </>
  )
}

const PasteWay = ({ problem, tried }: WayProps) => (
  <PasteForm
    name="paste"
    problem={problem?.values['do'] === 'paste' && problem.values['way'] !== 'browser' ? problem : null}
    videoId={tried?.videoId ?? ''}
  />
)

function PasteForm({
  name,
  problem,
  videoId,
}: {
  name: 'browser' | 'paste'
  problem: FormProblem | null
  videoId: string
}) {
  return (
    <KeyedForm name={`paste-${name}`} action={to('transcriber')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name="do" value="paste" />
      <input type="hidden" name="way" value={name} />
      <Field
        label="The words"
        help="A time before each line is read: 0:15, [1:02:03], or the lines of a caption file."
        error={problem?.errors['text'] ?? null}
      >
        <TextArea name="text" rows={6} defaultValue={problem?.values['text'] ?? ''} dir="auto" />
      </Field>
      <Named problem={problem} videoId={videoId} />
      <div>
        <Button type="submit">Make a transcript of it</Button>
      </div>
    </KeyedForm>
  )
}

function Named({ problem, videoId }: { problem: FormProblem | null; videoId: string }) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Field label="Name (if you like)" error={problem?.errors['title'] ?? null}>
        <TextInput name="title" defaultValue={problem?.values['title'] ?? ''} autoComplete="off" />
      </Field>
      <Field label="Of the video (if any)" error={problem?.errors['of'] ?? null}>
        <TextInput name="of" defaultValue={problem?.values['of'] ?? videoId} autoComplete="off" />
      </Field>
    </div>
  )
}

function CaptionsWay({ problem, tried }: WayProps) {
  const of = problem?.values['do'] === 'captions' ? problem : null
  return (
    <KeyedForm
      name="captions"
      action={to('transcriber')}
      encType="multipart/form-data"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <input type="hidden" name="do" value="captions" />
      <FileDrop
        label="Captions"
        name="captions"
        accept={CAPTIONS_ACCEPT}
        kinds="SRT, VTT, LRC, TTML, ASS, JSON or text"
        maxBytes={CAPTIONS_MAX_BYTES}
        error={of?.errors['captions'] ?? null}
      />
      <Named problem={of} videoId={tried?.videoId ?? ''} />
      <div>
        <Button type="submit">Read it</Button>
      </div>
    </KeyedForm>
  )
}

function CompareWay({ view: { recent }, problem }: WayProps) {
  return (
    <>
      <p className="lead mt-1 max-w-[40em]">{LEADS['v4']}</p>
      {recent.length < 2 ? (
        <div className="mt-6 grid gap-3 rounded-card bg-sunken p-5">
          <p>Two transcripts are needed to compare. You have {recent.length === 0 ? 'none' : 'one'} yet.</p>
          <p>
            <ButtonLink to={to('transcriber')} variant="plain">
              Make one
            </ButtonLink>
          </p>
        </div>
      ) : (
        <Form method="get" action={to('transcriber')} className="mt-6 grid gap-4">
          {(['one', 'two'] as const).map((name, n) => (
            <Field key={name} label={n === 0 ? 'The first' : 'The second'}>
              <Select name={name} defaultValue={recent[n]?.id}>
                {recent.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
          <p className="text-[0.8125rem] text-fg-muted">
            The claim ledger reads the first 12,000 characters of each. It takes some seconds.
          </p>
          <div>
            <Button type="submit">
              <Icon name="scale" size={17} /> Compare them
            </Button>
          </div>
        </Form>
      )}
      {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
    </>
  )
}
