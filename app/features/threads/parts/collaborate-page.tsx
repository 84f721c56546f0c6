import { to } from '#app/catalogue/to.ts'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import type { CollaborateView } from '../talking/list-view.server.ts'
import { MESSAGE_MAX_CHARS } from '../threads.limits.ts'
import { Examples } from './begin-form.tsx'
import { Invitations, ThreadLines } from './thread-lines.tsx'

const WHAT: readonly { icon: IconName; title: string; words: string }[] = [
  {
    icon: 'users',
    title: 'People and engines',
    words: 'Call an engine, an ally or the whole panel by name. It answers in the talk, by the budget of who asked.',
  },
  {
    icon: 'scale',
    title: 'Claims beside the talk',
    words: 'What is open, agreed, disputed and decided, each with the messages it was said in.',
  },
  {
    icon: 'file-text',
    title: 'One document',
    words: 'Write together. Whatever two change at once, nothing of either is lost.',
  },
]

/** The entry to working together: begin, or find the way back in. */
export function CollaboratePage({ view }: { view: CollaborateView }) {
  const isMember = view.part === 'member'
  return (
    <div className="page max-w-[64rem] pt-6 pb-section sm:pt-10">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_150px]">
        <div className="pb-6">
          <h1 className="heading-page">Work on it together</h1>
          <p className="lead mt-3 max-w-[36em]">
            Several people and several engines in one talk. What they claim is compared, what they decide is kept.
          </p>
        </div>
        <Panda pose="peek" className="relative z-10 -mt-3 -mb-[18px] w-[120px] justify-self-end sm:mt-0 sm:w-[140px]" />
      </div>
      <form
        method="get"
        action={to('thread-new')}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-sheet bg-surface-raised p-4 shadow-lg sm:p-5"
      >
        <Field label="What is it about?">
          <TextArea name="text" rows={3} maxLength={Math.min(MESSAGE_MAX_CHARS, 2_000)} />
        </Field>
        <span className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-xs text-fg-subtle">
            {isMember ? 'You choose who is in it on the next page.' : 'You sign in first; your words come along.'}
          </span>
          <Button type="submit">
            Go on <Icon name="arrow-right" size={17} />
          </Button>
        </span>
      </form>
      <Examples />
      {isMember ? <Own view={view} /> : null}
      <ul className="mt-12 grid gap-6 sm:grid-cols-3">
        {WHAT.map(({ icon, title, words }) => (
          <li key={title}>
            <Icon name={icon} size={20} className="text-accent-text" />
            <h2 className="heading-small mt-2">{title}</h2>
            <p className="mt-1 text-fg-muted">{words}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-2">
        <ButtonLink to={to('consensus')} variant="plain" size="sm">
          Ask several engines alone
        </ButtonLink>
        <ButtonLink to={to('threads-shared')} variant="plain" size="sm">
          Read shared threads
        </ButtonLink>
      </p>
    </div>
  )
}

function Own({ view: { invites, moved, recent } }: { view: Extract<CollaborateView, { part: 'member' }> }) {
  const shown = moved.length > 0 ? moved : recent
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-6">
      <Invitations invites={invites} />
      {shown.length > 0 ? (
        <section aria-labelledby="moved-title">
          <div className="flex flex-wrap items-baseline justify-between gap-3 pb-3">
            <h2 id="moved-title" className="heading-section">
              {moved.length > 0 ? 'Moved since you looked' : 'Your threads'}
            </h2>
            <ButtonLink to={to('threads')} variant="ghost" size="sm">
              All threads
            </ButtonLink>
          </div>
          <ThreadLines threads={shown} />
        </section>
      ) : null}
    </div>
  )
}
