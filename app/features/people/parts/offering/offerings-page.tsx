import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { OfferingsView } from '../../offering/offering-view.server.ts'
import { FacetForm } from '../facet-form.tsx'
import { MoreLinks } from '../more-links.tsx'
import { toKindWords, toWhereWords } from '../../offering/offer-words.ts'
import { OfferingList } from './offering-list.tsx'
import { PageHead } from '../page-head.tsx'

/** What members give, the newest first. */
export function OfferingsPage({ view }: { view: OfferingsView }) {
  const { sought, facets, cards, next, isFirst, isMember } = view
  const { text, ...filters } = sought
  const here = (after: string | null) => to('offerings', null, { q: text, ...filters, after })
  const isNarrowed = Object.values(sought).some(Boolean)
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      <PageHead
        title="Offerings"
        lead="What members give each other: a skill, some time or a thing. Nothing costs money."
      >
        <ButtonLink to={to('offerings', null, { part: 'new' })} size="sm">
          <Icon name="plus" size={16} /> Offer something
        </ButtonLink>
        {isMember ? (
          <>
            <ButtonLink to={to('offerings', null, { part: 'yours' })} variant="plain" size="sm">
              Yours
            </ButtonLink>
            <ButtonLink to={to('offerings', null, { part: 'wishes' })} variant="plain" size="sm">
              Requests
            </ButtonLink>
          </>
        ) : null}
      </PageHead>
      <FacetForm
        label="Words of an offering"
        text={text}
        facets={facets}
        choices={[
          {
            name: 'offer',
            label: 'What',
            any: 'Anything',
            value: sought.offer,
            words: ({ value }) => toKindWords(value),
          },
          {
            name: 'where',
            label: 'Where',
            any: 'Anywhere or near',
            value: sought.where,
            words: ({ value }) => toWhereWords(value),
          },
          { name: 'country', label: 'Country', any: 'Any', value: sought.country },
        ]}
      />
      {cards.length > 0 ? (
        <OfferingList cards={cards} />
      ) : (
        <EmptyState
          className="mt-6 rounded-card bg-sunken"
          title={isNarrowed ? 'Nothing like that is offered' : 'Nothing is offered yet'}
          pose="munch"
          action={
            <ButtonLink to={isNarrowed ? to('offerings') : to('offerings', null, { part: 'new' })} variant="plain">
              {isNarrowed ? 'Show all' : 'Be the first'}
            </ButtonLink>
          }
        >
          {isNarrowed
            ? 'Try fewer words, or another choice.'
            : 'An hour of help, a thing you no longer need, something you know well.'}
        </EmptyState>
      )}
      <MoreLinks label="More offerings" first={isFirst ? null : here(null)} more={next ? here(next) : null} />
    </div>
  )
}
