import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import type { JoinView } from '../joining/join.server.ts'

/** How to come in, and what membership brings and asks. */
export function JoinPage({ view }: { view: JoinView }) {
  const { brand, inviter, member } = view
  return (
    <div className="page max-w-[860px] pt-6 pb-section lg:pt-10">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_160px]">
        <div>
          <h1 className="heading-page">{member ? 'You are in' : `Join ${brand}`}</h1>
          <p className="lead mt-2 max-w-[34em]">
            {member
              ? 'A few steps make you at home. Each is yours to take or leave.'
              : 'An account is free. It keeps what you make, and lets you meet, ask and give.'}
          </p>
        </div>
        <Panda pose="greeting" className="hidden w-[140px] justify-self-end sm:block" />
      </div>
      {inviter ? <Inviter inviter={inviter} /> : null}
      {member ? <Steps member={member} /> : <ComeIn inviter={inviter} />}
      <Asks />
    </div>
  )
}

function Inviter({ inviter: { name, handle, picture } }: { inviter: NonNullable<JoinView['inviter']> }) {
  return (
    <Panel className="mt-6 flex items-center gap-3 p-4">
      <Avatar name={name} picture={picture} size="lg" />
      <p>
        <Link to={to('profile', { handle })} className="font-medium underline" dir="auto">
          {name}
        </Link>{' '}
        invites you.
      </p>
    </Panel>
  )
}

function ComeIn({ inviter }: Pick<JoinView, 'inviter'>) {
  const onward = inviter ? to('profile', { handle: inviter.handle }) : to('join')
  const points = [
    'A profile of your own, seen by whom you choose, part by part.',
    'Members who share your interests, with the reason.',
    'Offerings to ask for, and a place for yours.',
    'Everything you make, kept and found again, to download or erase at any time.',
  ]
  return (
    <Card className="mt-6 grid gap-5 p-5 sm:p-6">
      <ul className="grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Icon name="check" size={18} className="mt-0.5 flex-none text-accent-text" /> {point}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={to('register', null, { return_url: onward })} size="lg">
          Create an account
        </ButtonLink>
        <ButtonLink to={to('login', null, { return_url: onward })} variant="plain" size="lg">
          I have one
        </ButtonLink>
      </div>
      <p className="text-[0.8125rem] text-fg-muted">
        You need a username, an email address and a password. No invitation is needed. Guests may use every tool without
        an account too:{' '}
        <Link to={to('list')} className="underline">
          all of them
        </Link>
        .
      </p>
    </Card>
  )
}

function Steps({ member: { steps, invitation } }: { member: NonNullable<JoinView['member']> }) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <>
      <Card as="section" aria-labelledby="steps" className="mt-6 p-5 sm:p-6">
        <h2 id="steps" className="heading-card">
          {done === steps.length ? 'All of it is done' : `${done} of ${steps.length} done`}
        </h2>
        <ol className="mt-2 divide-y divide-line">
          {steps.map((step) => (
            <li key={step.label} className="flex min-h-12 flex-wrap items-center justify-between gap-2 py-1.5">
              <span className="inline-flex items-center gap-2.5">
                <Icon
                  name={step.isDone ? 'check-circle' : 'arrow-right'}
                  size={18}
                  className={step.isDone ? 'text-accent-text' : 'text-fg-subtle'}
                />
                {step.label}
                {step.isDone ? <span className="sr-only">: done</span> : null}
              </span>
              {step.isDone ? null : (
                <ButtonLink to={step.to} variant="plain" size="sm">
                  Do it<span className="sr-only">: {step.label}</span>
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </Card>
      <Panel as="section" aria-labelledby="invite" className="mt-4 p-5">
        <h2 id="invite" className="heading-card">
          Invite somebody
        </h2>
        {invitation ? (
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <code className="rounded-sm bg-surface px-2 py-1 text-[0.8125rem] wrap-anywhere">{invitation}</code>
            <CopyButton text={invitation} what="the invitation" />
          </p>
        ) : (
          <p className="mt-2 text-fg-muted">
            Your link says who invites. It works once your address is confirmed and{' '}
            <Link to={to('my-profile', null, { part: 'seen' })} className="underline">
              your profile opens for everybody
            </Link>
            .
          </p>
        )}
      </Panel>
    </>
  )
}

function Asks() {
  return (
    <section aria-labelledby="asks" className="mt-section">
      <h2 id="asks" className="heading-section">
        What it asks of you
      </h2>
      <ul className="mt-3 grid gap-2 text-fg-muted">
        <li>
          Be who you say you are, and kind. Whoever hurts others is reported, and may be suspended with the reason.
        </li>
        <li>Show only what is yours to show. You decide who sees it, and can take it back.</li>
        <li>
          The whole of it is in the{' '}
          <Link to={to('terms-of-service')} className="underline">
            terms
          </Link>{' '}
          and the{' '}
          <Link to={to('privacy-policy')} className="underline">
            privacy policy
          </Link>
          .
        </li>
      </ul>
    </section>
  )
}
