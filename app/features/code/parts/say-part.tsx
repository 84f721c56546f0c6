import { to } from '#app/catalogue/to.ts'
import { SaidBox, SayForm } from '#app/kits/asking/spoken/say-box.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { SpokenView } from '../spoken/spoken-view.server.ts'

type Props = { heard: SpokenView; project: { id: string; key: string | null } | null; problem: FormProblem | null }

/** A turn that is spoken: a recording is written down into the field below, to be read over before anything is built of it. */
export function SayPart({ heard: { ear, spoken }, project, problem }: Props) {
  if (spoken && spoken.state !== 'failed') return <Said spoken={spoken} project={project} />
  return (
    <SayForm
      summary="Say it instead of typing"
      name="say-wish"
      of={project?.id}
      action={to('v2-vibe-coder', null, { project: project?.id ?? null, key: project?.key ?? null })}
      fields={project ? { project: project.id } : {}}
      after="You read the words over before anything is built of them."
      {...{ ear, spoken, problem }}
    />
  )
}

function Said({ spoken, project }: { spoken: NonNullable<SpokenView['spoken']>; project: Props['project'] }) {
  const isDone = spoken.state === 'done'
  const along = { project: project?.id ?? null, key: spoken.key }
  const words = isDone
    ? `Written down by ${spoken.engine} into the field below. Read it over and mend it, then press the button.`
    : 'Your recording is being written down.'
  return (
    <SaidBox isDone={isDone} words={words}>
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
    </SaidBox>
  )
}
