import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { AudioPlayerView } from '../player/audio-player.server.ts'
import { RecordingPage } from './recording-page.tsx'
import { RecordingRowPart, RecordingsListPart } from './recordings-list.tsx'

/** One's own and shared sound, with the words following along. */
export function AudioPlayerPage({ view, problem }: { view: AudioPlayerView; problem: FormProblem | null }) {
  if (view.part === 'recording')
    return (
      <>
        <RecordingPage key={view.recording.id} view={view.recording} screen="audio-player" problem={problem} />
        {view.next ? (
          <p className="page -mt-15 max-w-[60rem] pb-section">
            <ButtonLink to={to('audio-player', null, { r: view.next.id })} variant="plain">
              Next in the queue: {view.next.title} <Icon name="arrow-right" size={16} />
            </ButtonLink>
          </p>
        ) : null}
      </>
    )
  const { queue, list, feed } = view
  return (
    <div className="page max-w-[52rem] pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading-page">Audio player</h1>
        <ButtonLink to={to('voice-tools', null, { part: 'hear' })} variant="plain" size="sm">
          <Icon name="plus" size={16} /> Record or upload
        </ButtonLink>
      </div>
      <p className="lead mt-1 max-w-[40em]">Listen while the text follows. It remembers where you stopped.</p>
      {queue.length > 0 ? <Queue queue={queue} /> : null}
      <section className="mt-8" aria-labelledby="all">
        <h2 id="all" className="heading-small">
          Your recordings
        </h2>
        <RecordingsListPart list={list} screen="audio-player" canQueue />
      </section>
      <SharedWithYou problem={problem} />
      {feed ? <Feed feed={feed} /> : null}
    </div>
  )
}

type ListView = Extract<AudioPlayerView, { part: 'list' }>

function Queue({ queue }: Pick<ListView, 'queue'>) {
  const action = to('audio-player')
  return (
    <section className="mt-8" aria-labelledby="queue">
      <h2 id="queue" className="heading-small">
        Up next
      </h2>
      <ol className="mt-2 border-b border-line">
        {queue.map((row) => (
          <RecordingRowPart key={row.id} row={row} screen="audio-player">
            <ActForm
              name="do"
              act="unqueue"
              fields={{ recording: row.id }}
              action={action}
              variant="ghost"
              about={row.title}
            >
              Take out
            </ActForm>
          </RecordingRowPart>
        ))}
      </ol>
    </section>
  )
}

function SharedWithYou({ problem }: { problem: FormProblem | null }) {
  const action = to('audio-player')
  return (
    <section className="mt-12 grid gap-3" aria-labelledby="shared">
      <h2 id="shared" className="heading-small">
        Somebody shared one with you
      </h2>
      <KeyedForm name="open" again action={action} className="flex flex-wrap items-start gap-2">
        <input type="hidden" name="do" value="open" />
        <Field label="Its address" error={problem?.errors['address'] ?? null} className="min-w-0 flex-[1_1_16rem]">
          <TextInput
            name="address"
            defaultValue={problem?.values['address'] ?? ''}
            autoComplete="off"
            inputMode="url"
          />
        </Field>
        <Button type="submit" variant="plain" className="mt-6">
          Open it
        </Button>
      </KeyedForm>
    </section>
  )
}

function Feed({ feed }: { feed: NonNullable<ListView['feed']> }) {
  const action = to('audio-player')
  return (
    <section className="mt-12 grid gap-2" aria-labelledby="feed">
      <h2 id="feed" className="heading-small">
        Your feed
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <a href={feed.address} className="link wrap-anywhere">
          {feed.address}
        </a>
        <CopyButton text={feed.address} what="the address of the feed" />
        <ActForm name="do" act="revoke" fields={{ share: feed.id }} action={action} variant="ghost">
          Take it back
        </ActForm>
      </p>
    </section>
  )
}
