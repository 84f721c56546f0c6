import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import type { GroupView } from '../goals/quest-view.server.ts'

type Props = { group: GroupView; isMember: boolean; questId: string; most: number }

const OUTCOMES = {
  reached: 'The goal is reached. Whoever had a part in it has the scroll.',
  time: 'Its time is over. What each did stays theirs.',
  vote: 'Those who were there ended it. What each did stays theirs.',
} as const

/** How far a group is together, who is in it, and how it can end. */
export function GroupPart({ group, isMember, questId, most }: Props) {
  const { id, times, of, outcome, until, ended, members, people, isIn } = group
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <b className="heading-card">
            {Math.min(times, of)} of {of}
          </b>
          <span className="text-[0.8125rem] text-fg-muted">{ended ? `Ended on ${ended}` : `Until ${until}`}</span>
        </p>
        <Culm
          value={Math.min(times, of)}
          of={of}
          segments={20}
          label={`${Math.min(times, of)} of ${of} done together`}
          className="mt-2 w-full"
        />
        {outcome ? (
          <p role="status" className="mt-3">
            {OUTCOMES[outcome]}
          </p>
        ) : null}
      </div>
      {isMember ? (
        <ul className="divide-y divide-line">
          {members.map(({ name, handle, picture, part, isPresent, wantsEnd }, n) => (
            <li key={handle ?? n} className="flex min-h-13 items-center gap-3 py-2">
              <Avatar name={name} picture={picture} />
              <span className="min-w-0 flex-1">
                {handle ? (
                  <Link to={to('profile', { handle })} className="font-medium hover:underline" dir="auto">
                    {name}
                  </Link>
                ) : (
                  <span className="text-fg-muted">{name}</span>
                )}
                {isPresent ? null : <span className="block text-xs text-fg-subtle">Away; nobody waits for them</span>}
              </span>
              {wantsEnd ? <Badge>Would end it</Badge> : null}
              <span className="tabular-nums">{part}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-fg-muted">{people === 1 ? 'One member is' : `${people} members are`} in this group.</p>
      )}
      {outcome ? null : isIn ? (
        <Inside group={group} />
      ) : isMember ? (
        <div className="flex flex-wrap items-center gap-3">
          <ActForm name="do" act="join" fields={{ team: id }} variant="primary">
            Join the group
          </ActForm>
          <p className="text-[0.8125rem] text-fg-subtle">
            {people} of at most {most}. What you do from today on counts.
          </p>
        </div>
      ) : (
        <ButtonLink
          to={to('login', null, { return_url: to('quest', { questId }, { team: id }) })}
          className="justify-self-start"
        >
          Sign in to join
        </ButtonLink>
      )}
    </Card>
  )
}

const Inside = ({ group: { id, address, wantsEnd, votes, present } }: { group: GroupView }) => (
  <div className="grid gap-3">
    <p className="flex flex-wrap items-center gap-2 text-[0.875rem]">
      Whoever has this address may join:
      <code className="rounded-sm bg-sunken px-2 py-1 text-[0.8125rem] wrap-anywhere">{address}</code>
      <CopyButton text={address} what="the address of the group" />
    </p>
    <div className="flex flex-wrap items-center gap-2">
      <ActForm name="do" act={wantsEnd ? 'stay' : 'end'} fields={{ team: id }} variant="plain">
        {wantsEnd ? 'Go on after all' : 'I would end it'}
      </ActForm>
      <ActForm name="do" act="part" fields={{ team: id }} variant="ghost">
        Leave the group
      </ActForm>
      <p className="text-[0.8125rem] text-fg-subtle">
        {votes === 0 ? 'Nobody wants to end it.' : `${votes} would end it.`} {present} {present === 1 ? 'is' : 'are'}{' '}
        here these days; more than half of them decide.
      </p>
    </div>
  </div>
)
