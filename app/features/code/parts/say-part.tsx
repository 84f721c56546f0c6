import { to } from '#app/catalogue/to.ts'
import { useLookAgain } from '#app/kits/foundation/live/use-look-again.ts'
import { Recorder } from '#app/kits/pages/recorder/recorder.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { SPOKEN_ACCEPT, SPOKEN_MAX_BYTES } from '../code.limits.ts'
import type { SpokenView } from '../spoken/spoken-view.server.ts'

const LOOK_AGAIN_MS = 2_000

type Props = { heard: SpokenView; project: { id: string; key: string | null } | null; problem: FormProblem | null }

/** A turn that is spoken: a recording is written down into the field below, to be read over before anything is built of it. */
export function SayPart({ heard: { ear, spoken }, project, problem }: Props) {
  const own = problem?.values['do'] === 'say' ? problem : null
  if (spoken && spoken.state !== 'failed') return <Said spoken={spoken} project={project} />
  return (
    <details id="say" open={own !== null || spoken !== null} className="scroll-mt-20">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        <Icon name="mic" size={18} /> Say it instead of typing
      </summary>
      {spoken?.state === 'failed' ? (
        <p role="status" className="mb-3 text-danger-text">
          {`Your recording could not be written down: ${spoken.failure}`}
        </p>
      ) : null}
      {ear ? (
        <SayForm ear={ear} project={project} error={own?.errors['sound'] ?? own?.errors['form'] ?? null} />
      ) : (
        <p className="rounded-card bg-warning-soft p-4 text-warning-soft-fg">
          Nothing on this server can write down speech yet, so please type. Whoever runs it installs PocketSphinx and
          ffmpeg (npm run engines says how), or connects a company that listens.
        </p>
      )}
    </details>
  )
}

type FormProps = { ear: NonNullable<SpokenView['ear']>; project: Props['project']; error: string | null }

function SayForm({ ear, project, error }: FormProps) {
  return (
    <KeyedForm
      name="say-wish"
      of={project?.id}
      action={to('v2-vibe-coder', null, { project: project?.id ?? null, key: project?.key ?? null })}
      noValidate
      encType="multipart/form-data"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-sunken p-4 sm:p-5"
    >
      <input type="hidden" name="do" value="say" />
      {project ? <input type="hidden" name="project" value={project.id} /> : null}
      <Recorder name="sound" />
      <FileDrop
        label="A recording"
        name="sound"
        accept={SPOKEN_ACCEPT}
        kinds="MP3, WAV, M4A, Ogg, FLAC, WebM and others"
        maxBytes={SPOKEN_MAX_BYTES}
        error={error}
      />
      <div className="grid gap-2">
        <Button type="submit" variant="soft" className="justify-self-start">
          <Icon name="captions" size={17} /> Write it down
        </Button>
        <p className="text-[0.8125rem] text-fg-muted">
          {ear.isElsewhere
            ? `${ear.label} writes it down: the recording leaves this server for it. You read the words over before anything is built of them.`
            : `${ear.label} writes it down on this server and makes mistakes. You read the words over before anything is built of them.`}
        </p>
      </div>
    </KeyedForm>
  )
}

function Said({ spoken, project }: { spoken: NonNullable<SpokenView['spoken']>; project: Props['project'] }) {
  const isDone = spoken.state === 'done'
  useLookAgain(isDone ? null : LOOK_AGAIN_MS)
  const along = { project: project?.id ?? null, key: spoken.key }
  return (
    <section id="say" aria-label="What you said" className="grid scroll-mt-20 gap-3 rounded-card bg-sunken p-4 sm:p-5">
      <p role="status">
        {isDone
          ? `Written down by ${spoken.engine} into the field below. Read it over and mend it, then press the button.`
          : 'Your recording is being written down.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {isDone ? (
          <ButtonLink to={`${to('v2-vibe-coder', null, along)}#say`} size="sm" variant="plain">
            Say something else
          </ButtonLink>
        ) : (
          // With a place in the page the same address would not be read anew without scripts.
          <ButtonLink to={to('v2-vibe-coder', null, { ...along, heard: spoken.id })} size="sm">
            See how far it is
          </ButtonLink>
        )}
        <ActForm
          name="do"
          act="unsay"
          fields={{ spoken: spoken.id }}
          action={to('v2-vibe-coder', null, along)}
          variant="ghost"
        >
          {isDone ? 'Erase these words' : 'Take it back'}
        </ActForm>
      </div>
    </section>
  )
}
