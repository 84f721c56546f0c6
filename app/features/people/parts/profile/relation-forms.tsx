import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import { WORDS_MAX_CHARS } from '../../people.limits.ts'
import type { ProfileView } from '../../profile/profile-view.server.ts'
import { Fold } from '../fold.tsx'
import { ReportForm } from '../report-form.tsx'

type Props = { view: ProfileView; problem: FormProblem | null }

/** What a visitor can do about a member: follow, write, ask to be in touch, mute, block, report. */
export function RelationForms({ view, problem }: Props) {
  const { relation, handle, name, isPreview } = view
  if (isPreview) return null
  if (!relation)
    return (
      <p className="mt-5">
        <ButtonLink to={to('login', null, { return_url: to('profile', { handle }) })} variant="plain">
          Sign in to follow {name} or write to them
        </ButtonLink>
      </p>
    )
  return (
    <div className="mt-5 flex flex-wrap items-start gap-2">
      <ActForm
        name="do"
        act={relation.isFollowed ? 'unfollow' : 'follow'}
        variant={relation.isFollowed ? 'plain' : 'primary'}
      >
        <Icon name={relation.isFollowed ? 'check' : 'plus'} size={16} />
        {relation.isFollowed ? 'Following' : 'Follow'}
        <span className="sr-only">: {relation.isFollowed ? `no longer follow ${name}` : name}</span>
      </ActForm>
      <ButtonLink to={relation.writeTo} variant="plain" size="sm">
        <Icon name="mail" size={16} /> Message
      </ButtonLink>
      <Meet view={view} problem={problem} />
      <Fold title="More" icon="more">
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <ActForm name="do" act={relation.isMuted ? 'unmute' : 'mute'}>
              {relation.isMuted ? 'No longer mute' : 'Mute'}
            </ActForm>
            <small className="text-xs text-fg-subtle">No list shows them to you unasked. They never learn of it.</small>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <ActForm name="do" act="block" variant="danger">
              Block
            </ActForm>
            <small className="text-xs text-fg-subtle">
              Neither of you sees anything of the other. You can take it back under Connect.
            </small>
          </div>
        </div>
      </Fold>
      <ReportForm problem={problem} />
      {problem?.errors.form ? (
        <div className="basis-full">
          <FieldError>{problem.errors.form}</FieldError>
        </div>
      ) : null}
    </div>
  )
}

function Meet({ view: { relation, isMeetable, name }, problem }: Props) {
  const own = problem?.values.do === 'meet' ? problem : null
  const isHeld = useIsHeld('meet')
  const meeting = relation?.meeting
  if (meeting)
    return (
      <ButtonLink to={to('connect')} variant="plain" size="sm">
        <Icon name="handshake" size={16} />
        {meeting.state === 'accepted' ? 'In touch' : meeting.isMine ? 'Asked: no answer yet' : 'Asks to be in touch'}
      </ButtonLink>
    )
  if (!isMeetable) return null
  return (
    <Fold title="Ask to be in touch" icon="handshake" isOpen={own !== null || isHeld}>
      <KeyedForm name="meet" noValidate className="grid gap-3">
        <input type="hidden" name="do" value="meet" />
        <Field
          label={`A few words to ${name}, if you like`}
          help="They can accept or decline. You can take it back until then."
          error={own?.errors.words}
        >
          <TextArea name="words" rows={3} maxLength={WORDS_MAX_CHARS} defaultValue={own?.values.words ?? ''} />
        </Field>
        <div>
          <Button type="submit" size="sm">
            Ask
          </Button>
        </div>
      </KeyedForm>
    </Fold>
  )
}
