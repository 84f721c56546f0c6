import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import {
  INVITE_LABEL_MAX_CHARS,
  INVITE_TERMS,
  INVITE_WORDS_MAX_CHARS,
} from '#app/kits/members/invites/invites.limits.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { Switch } from '#app/ui/controls/switch.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { InvitesAnswer } from '../inviting/invites-acts.server.ts'
import type { OwnInvites } from '../inviting/invites-view.server.ts'
import { InviteTree } from './invite-tree.tsx'

type Props = { view: OwnInvites; answer: InvitesAnswer | null }

/** A member's codes, who came by them, and what that earned. */
export function InvitesPage({ view, answer }: Props) {
  return (
    <div className="page max-w-[860px] pt-5 pb-section lg:pt-9">
      <header className="grid grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_140px]">
        <div className="pb-4">
          <h1 className="heading-page">Invites</h1>
          <p className="lead mt-2 max-w-[36em]">
            A code opens the door for one person. You see who joined with yours, and once they really use the place it
            earns you something.
          </p>
        </div>
        <div className="justify-self-end max-sm:hidden">
          <Panda pose="envelope" className="w-[126px]" />
        </div>
      </header>
      <BeforePublishing publisher={view.publisher} what="links" className="mb-4" />
      {answer?.made ? <NewCode made={answer.made} /> : null}
      {view.publisher.state === 'ready' ? <MakeForm view={view} answer={answer} /> : null}
      <Codes codes={view.codes} />
      <Came view={view} />
      <Choices view={view} />
      <Rules view={view} />
    </div>
  )
}

const NewCode = ({ made: { code, address } }: { made: NonNullable<InvitesAnswer['made']> }) => (
  <Card role="status" className="mb-4 grid gap-3 bg-success-soft p-5 text-success-soft-fg">
    <p className="font-medium">Here is the invitation. It is shown this once: copy it now.</p>
    <p className="flex flex-wrap items-center gap-2">
      <code className="rounded-sm bg-surface px-2 py-1 text-fg wrap-anywhere">{address}</code>
      <CopyButton text={address} what="the address" />
    </p>
    <p className="flex flex-wrap items-center gap-2">
      To be read aloud: <code className="rounded-sm bg-surface px-2 py-1 text-fg">{code}</code>
      <CopyButton text={code} what="the code" />
    </p>
  </Card>
)

function MakeForm({ view: { problem, most }, answer }: Props) {
  const errors = answer?.problem?.errors ?? {}
  const values = answer?.problem?.values ?? {}
  if (problem && !answer?.problem)
    return (
      <Panel className="p-4">
        <p>{problem}</p>
      </Panel>
    )
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="heading-card">Invite somebody</h2>
      <KeyedForm name="invite" noValidate className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="make" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="For whom" help="Only you read this." error={errors['label']}>
            <TextInput
              name="label"
              maxLength={INVITE_LABEL_MAX_CHARS}
              defaultValue={values['label'] ?? ''}
              dir="auto"
            />
          </Field>
          <Field label="It works for" error={errors['days']}>
            <Select name="days" defaultValue={values['days'] ?? '30'}>
              {Object.entries(INVITE_TERMS).map(([days, words]) => (
                <option key={days} value={days}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field label="A line to greet them" help="They read it when they open the invitation." error={errors['words']}>
          <TextArea
            name="words"
            rows={2}
            maxLength={INVITE_WORDS_MAX_CHARS}
            defaultValue={values['words'] ?? ''}
            dir="auto"
          />
        </Field>
        {errors['form'] ? <FieldError>{errors['form']}</FieldError> : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit">Make a code</Button>
          <p className="text-[0.8125rem] text-fg-subtle">Up to {most} can wait at once.</p>
        </div>
      </KeyedForm>
    </Card>
  )
}

function Codes({ codes }: Pick<OwnInvites, 'codes'>) {
  if (codes.length === 0) return null
  return (
    <section aria-labelledby="codes" className="mt-8">
      <h2 id="codes" className="heading-section">
        Codes that nobody used
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {codes.map(({ id, ending, label, made, until, state }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="flex flex-wrap items-center gap-2">
                <code>…{ending}</code>
                <span className="wrap-anywhere" dir="auto">
                  {label}
                </span>
                {state === 'waiting' ? null : <Badge>{state}</Badge>}
              </p>
              <p className="text-xs text-fg-subtle">
                Made on {made}, {state === 'ended' ? 'ended' : 'works until'} {until}
              </p>
            </div>
            {state === 'waiting' ? (
              <ActForm
                name="do"
                act="revoke"
                fields={{ invite: id }}
                about={label || `the code that ends in ${ending}`}
              >
                Take it back
              </ActForm>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Came = ({ view: { joined, count, rewards, next, tree } }: { view: OwnInvites }) => (
  <section aria-labelledby="came" className="mt-8">
    <h2 id="came" className="heading-section">
      Who joined through you
    </h2>
    {count === 0 ? (
      <p className="mt-2 text-fg-muted">Nobody yet. People who join with one of your codes appear here.</p>
    ) : (
      <>
        <p className="mt-1 text-fg-muted">
          {count === 1 ? 'One member' : `${count.toLocaleString('en')} members`}, {rewards} of them with a reward for
          you.
        </p>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {joined.map(({ key, name, handle, picture, joined: day, rewarded }) => (
            <li key={key} className="flex min-h-14 items-center gap-3 py-2.5">
              <Avatar name={name} picture={picture} />
              <div className="min-w-0 flex-1">
                {handle ? (
                  <Link to={to('profile', { handle })} className="font-medium hover:underline" dir="auto">
                    {name}
                  </Link>
                ) : (
                  <span className="text-fg-muted">{name}</span>
                )}
                <p className="text-xs text-fg-subtle">Joined on {day}</p>
              </div>
              {rewarded ? (
                <Badge tone="success">Stayed, {rewarded}</Badge>
              ) : (
                <span className="text-xs text-fg-subtle">Not used for real yet</span>
              )}
            </li>
          ))}
        </ul>
        {next ? (
          <ButtonLink to={next} variant="plain" className="mt-4">
            Earlier ones
          </ButtonLink>
        ) : null}
        {tree.members > joined.length ? (
          <details className="mt-4">
            <summary className="cursor-pointer py-1 font-medium">
              The whole tree: {tree.members.toLocaleString('en')} members
            </summary>
            <div className="mt-3">
              <InviteTree {...tree} />
            </div>
          </details>
        ) : null}
      </>
    )}
  </section>
)

const Choices = ({ view: { showsTree, came, handle } }: { view: OwnInvites }) => (
  <section aria-labelledby="seen-by" className="mt-8">
    <h2 id="seen-by" className="heading-section">
      Who sees it
    </h2>
    <Card className="mt-3 divide-y divide-line px-5 py-1 sm:px-6">
      <KeyedForm name="show-tree" again className="flex flex-wrap items-center gap-x-4 py-2">
        <input type="hidden" name="do" value="tree" />
        <Switch
          name="shows"
          label="Members may see whom I brought"
          help="As a tree, with the names of those who chose so. You alone see it while this is off."
          defaultChecked={showsTree}
          className="min-w-0 flex-[1_1_18rem]"
        />
        <Button type="submit" size="sm" variant="plain">
          Save<span className="sr-only">: who sees the tree</span>
        </Button>
        {showsTree ? (
          <Link to={to('invites', null, { of: handle })} className="link text-[0.8125rem]">
            As others see it
          </Link>
        ) : null}
      </KeyedForm>
      {came ? (
        <KeyedForm name="show-name" again className="flex flex-wrap items-center gap-x-4 py-2">
          <input type="hidden" name="do" value="shown" />
          <Switch
            name="name"
            label="My name may appear in the tree of who brought me"
            help={came.by ? `You came by ${came.by}, who was told.` : 'You came by a former member.'}
            defaultChecked={came.isShown}
            className="min-w-0 flex-[1_1_18rem]"
          />
          <Button type="submit" size="sm" variant="plain">
            Save<span className="sr-only">: my name in the tree</span>
          </Button>
        </KeyedForm>
      ) : null}
    </Card>
  </section>
)

const Rules = ({ view: { mostRewards } }: { view: OwnInvites }) => (
  <section aria-labelledby="rules" className="mt-8">
    <h2 id="rules" className="heading-section">
      How it is kept fair
    </h2>
    <ul className="mt-3 list-disc space-y-1.5 pl-5 text-fg-muted">
      <li>A code is kept as a fingerprint alone. It works once, until its day, or until you take it back.</li>
      <li>
        A reward comes when the member has confirmed an address and done at least three different things here over more
        than a day, three days after joining at the earliest. It counts in your score and opens a scroll.
      </li>
      <li>{mostRewards} rewards a month are the most. More friends are welcome all the same.</li>
      <li>You answer for whom you bring: when three of them are suspended, your inviting rests.</li>
      <li>Nobody needs a code to register. An invitation says who greets you.</li>
    </ul>
  </section>
)
