import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda, type PandaPose } from '#app/ui/brand/panda.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { InviteView } from '../inviting/invite-page.server.ts'

type Good = Extract<InviteView, { state: 'good' }>

/** An invitation: who greets, and the way in. One that opens nothing says only that. */
export function InvitePage({ view }: { view: InviteView }) {
  switch (view.state) {
    case 'good':
      return <Greeting view={view} />
    case 'joined':
      return (
        <Sheet pose="celebrate" title={`You came by ${view.inviter.name}`} lead="They were told. Now make it yours.">
          <ButtonLink to={to('onboarding')} size="lg">
            Five short steps
          </ButtonLink>
          <ButtonLink to={to('home')} variant="plain" size="lg">
            Go home
          </ButtonLink>
        </Sheet>
      )
    case 'own':
      return (
        <Sheet
          pose="envelope"
          title="This invitation is your own"
          lead={view.isUsed ? 'Somebody came by it.' : 'It opens for whoever you send it to, and not for you.'}
        >
          <ButtonLink to={to('invites')} size="lg">
            Your invites
          </ButtonLink>
        </Sheet>
      )
    default:
      return (
        <Sheet
          pose="worried"
          title="This invitation opens nothing"
          lead={
            view.state === 'limited'
              ? view.say
              : 'It may have been used, have ended, or have been typed wrong. Whoever sent it can make another.'
          }
        >
          <ButtonLink to={to('register')} size="lg">
            Register without one
          </ButtonLink>
          <ButtonLink to={to('discover')} variant="plain" size="lg">
            Look around as a guest
          </ButtonLink>
        </Sheet>
      )
  }
}

type SheetProps = { pose: PandaPose; title: string; lead: string; children: ReactNode }

const Sheet = ({ pose, title, lead, children }: SheetProps) => (
  <div className="page max-w-[40rem] pt-6 pb-section sm:pt-12">
    <Panda pose={pose} className="mx-auto h-36" />
    <h1 className="mt-4 text-center heading-page wrap-anywhere">{title}</h1>
    <p className="lead mt-2 text-center">{lead}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>
  </div>
)

const POINTS = [
  'Ask several models and sources at once, and see where they agree.',
  'Draw, write, read documents, speak: it works on this server, and says which engine did it.',
  'Meet people who show you exactly as much as they choose to.',
]

function Greeting({ view }: { view: Good }) {
  const { brand, inviter, words, until } = view
  return (
    <div className="page max-w-[var(--reading)] pt-6 pb-section sm:pt-12">
      <Panda pose="peek" className="relative z-10 mx-auto -mb-[17px] w-[158px]" />
      <Card className="rounded-sheet px-5 pt-8 pb-7 shadow-lg sm:px-9">
        <div className="grid justify-items-center gap-3 text-center">
          <Avatar name={inviter.name} picture={inviter.picture} size="lg" />
          <h1 className="heading-page wrap-anywhere">
            <span dir="auto">{inviter.name}</span> invites you to {brand}
          </h1>
          {words ? (
            <blockquote className="max-w-[34em] text-lg text-fg-muted wrap-anywhere" dir="auto">
              “{words}”
            </blockquote>
          ) : null}
        </div>
        <ul className="mx-auto mt-6 grid max-w-[34rem] gap-2">
          {POINTS.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Icon name="check" size={18} className="mt-0.5 flex-none text-accent-text" /> {point}
            </li>
          ))}
        </ul>
        <div className="mt-7 flex flex-wrap justify-center gap-2">
          <Ways view={view} />
        </div>
        <p className="mt-5 text-center text-[0.8125rem] text-fg-subtle">
          It is good for one person, until {until}. {inviter.name} learns that you came, and nothing else. Looking at
          this page keeps nothing about you.
        </p>
      </Card>
    </div>
  )
}

function Ways({ view: { code, reader, brand } }: { view: Good }) {
  if (reader === 'guest') {
    const here = to('invite', { inviteCode: code })
    return (
      <>
        <ButtonLink to={to('register', null, { invite: code, return_url: here })} size="lg">
          Create an account
        </ButtonLink>
        <ButtonLink to={to('login', null, { return_url: here })} variant="plain" size="lg">
          I have one
        </ButtonLink>
        <ButtonLink to={to('discover')} variant="ghost" size="lg">
          Only look around
        </ButtonLink>
      </>
    )
  }
  if (reader === 'new')
    return (
      <KeyedForm name="accept-invite" again>
        <input type="hidden" name="do" value="accept" />
        <Button type="submit" size="lg">
          Say that I came by it
        </Button>
      </KeyedForm>
    )
  return (
    <p className="text-center text-fg-muted">
      {reader === 'came'
        ? `You came to ${brand} by another invitation already. This one stays good for somebody else.`
        : `You have been here for longer than a week, so this one stays good for somebody else.`}{' '}
      <Link to={to('invites')} className="link">
        Your own invites
      </Link>
    </p>
  )
}
