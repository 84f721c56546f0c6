import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import type { InviteView } from '../inviting/invite-page.server.ts'

/** What an invitation leads to, before anybody goes in. */
export function InvitePage({ view, problem }: { view: InviteView; problem: FormProblem | null }) {
  const { token, title, inviter, role, members, expiresAt, publisher, isByName } = view
  return (
    <div className="page max-w-[40rem] pt-10 pb-section sm:pt-16">
      <p className="text-fg-muted">{inviter ? `${inviter} invites you to a thread` : 'You are invited to a thread'}</p>
      <h1 className="heading-page mt-1 wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-3 text-fg-muted">
        {members === 1 ? 'One member is in it.' : `${members} members are in it.`} You may{' '}
        {role === 'writer' ? 'read and write' : 'read along, react and vote'}. The others see your name and when you are
        there. The invitation works until {toLongDay(expiresAt)}.
      </p>
      <BeforePublishing publisher={publisher} what="comments" className="mt-6" />
      {problem?.errors['invite'] ? <FieldError>{problem.errors['invite']}</FieldError> : null}
      {publisher.state === 'ready' ? (
        <div className="mt-6 flex flex-wrap gap-2">
          <ActForm name="do" act="join" fields={{ invite: token }} action={to('threads')} variant="primary">
            Join the thread
          </ActForm>
          {isByName ? (
            <ActForm name="do" act="decline" fields={{ invite: token }} action={to('threads')} variant="ghost">
              Decline
            </ActForm>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
