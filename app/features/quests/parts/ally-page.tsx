import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { AllyView } from '../codex/codex-view.server.ts'
import { AllyPortrait } from './ally-portrait.tsx'

type Props = { view: AllyView; problem: FormProblem | null }

/** One ally: who it is, what it was told, what it does without a model, and how it is called. */
export function AllyPage({ view, problem }: Props) {
  const { name, about, by, portrait, handle, forks, from, isHidden } = view
  return (
    <div className="page max-w-[760px] pt-5 pb-section lg:pt-9">
      <BackLink to={to('codex')}>Codex</BackLink>
      <header className="mt-2 flex flex-wrap items-center gap-5">
        <AllyPortrait portrait={portrait} size={112} />
        <div className="min-w-0 flex-[1_1_16rem]">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {name}
          </h1>
          <p className="lead mt-1 wrap-anywhere" dir="auto">
            {about}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-[0.8125rem] text-fg-muted">
            {by ? (
              <span>
                By{' '}
                <Link to={to('profile', { handle: by.handle })} className="hover:underline" dir="auto">
                  {by.name}
                </Link>
              </span>
            ) : (
              <Badge tone="accent">Built-in</Badge>
            )}
            <code>@{handle}</code>
            {forks > 0 ? <span>{forks === 1 ? 'Copied once' : `Copied ${forks} times`}</span> : null}
            {from ? (
              <span>
                After{' '}
                <Link to={from.href} className="underline">
                  {from.name}
                </Link>
              </span>
            ) : null}
            {isHidden ? <Badge tone="warning">Hidden by an administrator</Badge> : null}
          </p>
        </div>
      </header>
      {problem?.errors['form'] ? (
        <div role="alert" className="mt-4">
          <FieldError>{problem.errors['form']}</FieldError>
        </div>
      ) : null}
      <Calls view={view} />
      <Facts view={view} />
      <Instructions view={view} />
      {view.isOwn ? <Owners view={view} /> : null}
      {view.kind === 'member' && !view.isOwn ? (
        <div className="mt-6">
          <ReportForm target={view.id} problem={problem} />
        </div>
      ) : null}
    </div>
  )
}

const Calls = ({ view: { calls, isOwn, id, publisher } }: { view: AllyView }) => (
  <div className="mt-5 flex flex-wrap gap-2">
    {calls ? (
      <>
        <ButtonLink to={calls.summon}>Try it</ButtonLink>
        <ButtonLink to={calls.chat} variant="plain">
          Call it into a chat
        </ButtonLink>
      </>
    ) : null}
    {isOwn ? (
      <ButtonLink to={to('summon', null, { 'edit-ally': id })} variant="plain">
        Change it
      </ButtonLink>
    ) : publisher.state === 'guest' ? (
      <ButtonLink to={to('login', null, { return_url: to('codex-ally', { allyId: id }) })} variant="plain">
        Sign in to make it yours
      </ButtonLink>
    ) : (
      <KeyedForm name="fork-ally">
        <input type="hidden" name="act" value="fork" />
        <Button type="submit" variant={calls ? 'ghost' : 'accent'}>
          Make a copy of your own
        </Button>
      </KeyedForm>
    )}
  </div>
)

const Facts = ({ view: { without, example, engine, voice, calls } }: { view: AllyView }) => (
  <Card className="mt-6 px-5 py-1 sm:px-6">
    <dl className="divide-y divide-line">
      {[
        {
          label: 'With a language model',
          words: engine
            ? `It answers by ${engine}, by its instructions below.`
            : 'None is connected here at the moment.',
        },
        { label: 'Without one', words: without },
        { label: 'Voice', words: `Speed ${voice.speed}, pitch ${voice.pitch}, when it is read aloud.` },
        ...(example ? [{ label: 'Say to it, for example', words: `“${example}”` }] : []),
      ].map(({ label, words }) => (
        <div key={label} className="py-3">
          <dt className="text-[0.8125rem] text-fg-muted">{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
      {calls ? (
        <div className="py-3">
          <dt className="text-[0.8125rem] text-fg-muted">In a thread</dt>
          <dd>
            Write its name with an @ before it in any{' '}
            <Link to={to('threads')} className="underline">
              thread
            </Link>{' '}
            you write in.
          </dd>
        </div>
      ) : null}
    </dl>
  </Card>
)

const Instructions = ({ view: { instructions, kind } }: { view: AllyView }) => (
  <section aria-labelledby="told" className="mt-8">
    <h2 id="told" className="heading-section">
      What it was told
    </h2>
    <Panel className="mt-3 p-4.5">
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {instructions}
      </p>
    </Panel>
    <p className="mt-2 text-[0.8125rem] text-fg-subtle">
      {kind === 'house'
        ? 'All of it: nothing about an ally is secret.'
        : 'A member’s words reach a model as a wish of whoever calls it. They never stand among the rules of this site, and open nothing.'}
    </p>
  </section>
)

const Owners = ({ view: { isPublished, readsMemories, name } }: { view: AllyView }) => (
  <section aria-labelledby="yours" className="mt-8">
    <h2 id="yours" className="heading-section">
      Yours to decide
    </h2>
    <Card className="mt-3 divide-y divide-line px-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-3 py-3.5">
        <p className="min-w-0 flex-[1_1_18rem]">
          {isPublished
            ? 'Everybody can read it and make a copy.'
            : 'Only you see it. Published, everybody can read it and make a copy.'}
        </p>
        <ActForm act={isPublished ? 'withdraw' : 'publish'} about={name}>
          {isPublished ? 'Take it back' : 'Publish it'}
        </ActForm>
      </div>
      <div className="flex flex-wrap items-center gap-3 py-3.5">
        <p className="min-w-0 flex-[1_1_18rem]">
          {readsMemories
            ? 'In your own chats it reads what you let the assistant remember. Never in threads or calls of several.'
            : 'It reads nothing of what you let the assistant remember.'}
        </p>
        <ActForm act="memories" fields={{ reads: readsMemories ? 'no' : 'yes' }} about={name}>
          {readsMemories ? 'Let it read none' : 'Let it read them in my chats'}
        </ActForm>
      </div>
    </Card>
  </section>
)
