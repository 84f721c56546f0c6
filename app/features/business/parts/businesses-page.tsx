import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { BusinessesView } from '../listing/businesses-view.server.ts'
import { BusinessCards } from './business-cards.tsx'

/** Published businesses, to find by words, profession and badge. */
export function BusinessesPage({ view }: { view: BusinessesView }) {
  const { text, profession, isVerified, professions, cards, more, isFirst } = view
  const isNarrowed = text !== '' || profession !== '' || isVerified
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="heading-page">Businesses</h1>
          <p className="lead mt-1 max-w-[40em]">
            What members run: when it is open, what it offers, what others say, and a way to write or book.
          </p>
        </div>
        <ButtonLink to={to('my-businesses')} size="sm" variant="plain">
          Your businesses
        </ButtonLink>
      </div>
      <Form method="get" role="search" className="mt-6 flex flex-wrap items-end gap-3">
        <Field label="Words of a name, a place or an offer" className="min-w-0 flex-[2_1_16rem]">
          <TextInput
            type="search"
            maxLength={200}
            name="q"
            defaultValue={text}
            autoComplete="off"
            icon={<Icon name="search" size={16} />}
          />
        </Field>
        <Field label="Profession" className="min-w-0 flex-[1_1_12rem]">
          <Select name="profession" defaultValue={profession}>
            <option value="">Any</option>
            {professions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox name="verified" value="1" defaultChecked={isVerified} label="Verified only" />
        <Button type="submit" variant="plain">
          Search
        </Button>
      </Form>
      {cards.length > 0 ? (
        <BusinessCards cards={cards} />
      ) : (
        <EmptyState
          className="mt-6 rounded-card bg-sunken"
          title={isNarrowed ? 'None like that' : 'No business is published yet'}
          action={
            <ButtonLink to={isNarrowed ? to('businesses') : to('my-businesses', null, { part: 'new' })} variant="plain">
              {isNarrowed ? 'Show all' : 'Register yours'}
            </ButtonLink>
          }
        >
          {isNarrowed
            ? 'Try fewer words, or another profession.'
            : 'The first one that a member publishes appears here.'}
        </EmptyState>
      )}
      {more || !isFirst ? (
        <p className="mt-6 flex flex-wrap gap-2">
          {isFirst ? null : (
            <ButtonLink to={to('businesses', null, { q: text, profession })} variant="plain">
              First page
            </ButtonLink>
          )}
          {more ? (
            <ButtonLink to={more} variant="plain">
              More businesses
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
