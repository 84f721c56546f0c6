import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { MineView, MyPart } from '../mine/my-profile.server.ts'
import { audienceWords } from '../profile/audience.ts'
import { AboutForm } from './mine/about-form.tsx'
import { NessForm } from './mine/ness-form.tsx'
import { SeenForm } from './mine/seen-form.tsx'
import { ScorePart } from './profile/score-part.tsx'

const TABS: readonly { part: MyPart; label: string }[] = [
  { part: 'about', label: 'About you' },
  { part: 'ness', label: 'Ness' },
  { part: 'seen', label: 'Who sees it' },
  { part: 'score', label: 'Score' },
]

/** One's own profile with all that can be changed. */
export function MinePage({ view, problem }: { view: MineView; problem: FormProblem | null }) {
  const { part, name, publisher, reach } = view
  return (
    <div className="page max-w-[860px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Your profile</h1>
      <p className="lead mt-1">
        It opens for <strong>{audienceWords[reach].toLowerCase()}</strong>
        {view.isFindable ? ', and others find you in the directory.' : ', and you are in no list.'}
      </p>
      <Identity view={view} />
      {reach !== 'nobody' ? <BeforePublishing publisher={publisher} what="profile" className="mt-4" /> : null}
      <div className="no-scrollbar -mx-1 mt-6 overflow-x-auto px-1">
        <SegmentedTabs
          label="Parts of your profile"
          tabs={TABS.map((one) => ({
            label: one.label,
            to: to('my-profile', null, { part: one.part === 'about' ? null : one.part }),
            isChosen: one.part === part,
          }))}
        />
      </div>
      {problem?.errors.form ? (
        <div className="mt-4">
          <FieldError>{problem.errors.form}</FieldError>
        </div>
      ) : null}
      <Card as="section" aria-label={TABS.find((one) => one.part === part)?.label} className="mt-4 p-5 sm:p-6">
        {part === 'about' ? <AboutForm view={view} problem={problem} /> : null}
        {part === 'ness' ? <NessForm view={view} problem={problem} /> : null}
        {part === 'seen' ? <SeenForm view={view} problem={problem} /> : null}
        {part === 'score' && view.score ? <ScorePart score={view.score} whose={name} /> : null}
      </Card>
    </div>
  )
}

function Identity({ view: { name, handle, picture, interests, country, offerings } }: { view: MineView }) {
  const facts = [country, interests.length > 0 ? interests.join(', ') : 'no interests yet'].filter(Boolean).join(' · ')
  return (
    <Card className="mt-6 flex flex-wrap items-center gap-4 p-4">
      <Avatar name={name} picture={picture} size="xl" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="text-[0.8125rem] text-fg-muted wrap-anywhere">
          {`@${handle} · `}
          <span dir="auto">{facts}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={to('identity-setup', null, { return_url: to('my-profile') })} variant="plain" size="sm">
          <Icon name="pen-line" size={16} /> Name, picture, interests
        </ButtonLink>
        <ButtonLink to={to('profile', { handle }, { as: 'guest' })} variant="plain" size="sm">
          <Icon name="eye" size={16} /> As others see you
        </ButtonLink>
        <ButtonLink to={to('offerings', null, { part: 'yours' })} variant="plain" size="sm">
          <Icon name="hand" size={16} /> Offerings ({offerings})
        </ButtonLink>
      </div>
    </Card>
  )
}
