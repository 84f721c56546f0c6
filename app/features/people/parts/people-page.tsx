import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { PeopleView } from '../finding/directory.server.ts'
import { PICKED_MAX } from '../people.limits.ts'
import { MemberList } from './member-list.tsx'
import { MoreLinks } from './more-links.tsx'
import { PageHead } from './page-head.tsx'

/** Members by what they care about. */
export function PeoplePage({ view }: { view: PeopleView }) {
  const { kind, picked, cards, next, isFirst } = view
  const here = (after: string | null) => to('people', null, { interest: picked, after })
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      <PageHead
        title="People"
        lead="Members who care about the same things. Pick a few interests to see who has all of them."
      >
        <ButtonLink to={to('directory')} variant="plain" size="sm">
          Everybody, by name
        </ButtonLink>
      </PageHead>
      <PickForm view={view} />
      <section aria-labelledby="found">
        <h2 id="found" className="heading-section mt-section">
          {kind === 'matches' ? 'You might like to meet' : picked.length > 0 ? 'Who has all of it' : 'Members'}
        </h2>
        {cards.length > 0 ? <MemberList cards={cards} /> : <Nobody view={view} />}
        <MoreLinks label="More members" first={isFirst ? null : here(null)} more={next ? here(next) : null} />
      </section>
    </div>
  )
}

function PickForm({ view: { interests, picked, own } }: { view: PeopleView }) {
  if (interests.length === 0) return null
  const labels = new Map(interests.map(({ value, label }) => [value, label]))
  const unlisted = picked.filter((value) => !labels.has(value))
  return (
    <Form key={picked.join()} method="get" className="mt-6 grid gap-4 rounded-card bg-sunken p-4 sm:p-5">
      <FieldSet label="Interests" help={`Up to ${PICKED_MAX}. The number says how many members named it.`}>
        <div className="flex flex-wrap gap-1.5">
          {unlisted.map((value) => (
            <ChoiceChip key={value} type="checkbox" name="interest" value={value} defaultChecked>
              {value}
            </ChoiceChip>
          ))}
          {interests.map(({ value, label, count }) => (
            <ChoiceChip
              key={value}
              type="checkbox"
              name="interest"
              value={value}
              defaultChecked={picked.includes(value)}
            >
              <span className="max-w-56 truncate">{label}</span>
              <span className="text-fg-subtle tabular-nums">{count.toLocaleString('en')}</span>
            </ChoiceChip>
          ))}
        </div>
      </FieldSet>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Show who has all of them
        </Button>
        {picked.length > 0 ? (
          <ButtonLink to={to('people')} variant="ghost" size="sm">
            {own.length > 0 ? 'Back to your matches' : 'Start again'}
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  )
}

function Nobody({ view: { kind, picked, isMember, own } }: { view: PeopleView }) {
  const title =
    kind === 'matches'
      ? 'Nobody you do not know yet shares an interest with you'
      : picked.length > 0
        ? 'Nobody named all of these'
        : 'Nobody has chosen to be found yet'
  return (
    <EmptyState
      className="mt-5 rounded-card bg-sunken"
      title={title}
      action={
        isMember ? (
          <ButtonLink to={to('my-profile', null, { part: 'seen' })} variant="plain">
            {own.length > 0 ? 'Let others find you' : 'Name your interests'}
          </ButtonLink>
        ) : (
          <ButtonLink to={to('join')} variant="plain">
            Join
          </ButtonLink>
        )
      }
    >
      {picked.length > 1 ? 'Try fewer of them.' : 'Members show their interests only when they choose to.'}
    </EmptyState>
  )
}
