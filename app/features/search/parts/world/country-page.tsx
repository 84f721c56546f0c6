import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { ScaleId } from '../../world/world-scale.ts'
import type { WorldSource } from '../../world/world-sources.ts'
import type { WorldView } from '../../world/world.server.ts'
import { writeCount } from '../../world/world-words.ts'
import { FactList, SourceMark } from './fact-list.tsx'
import { PlaceMap } from './place-map.tsx'

export type CountryShown = Extract<WorldView['shown'], { kind: 'country' }>
type Props = { shown: CountryShown; order: readonly WorldSource[]; scale: ScaleId }

/** A country: where it lies, what is known of it, its cities, and who of the members lives there. */
export function CountryPage({ shown, order, scale }: Props) {
  const { name, called, map, cities, facts, members, alsoIn } = shown
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <PlaceMap name={called} map={map} scale={scale} cities={cities} />
          <p className="text-xs text-fg-subtle tabular-nums">
            The map is {writeCount(Math.round(map.kmWide))} km wide.{alsoIn ? ` ${alsoIn}` : ''}
          </p>
        </div>
        <Card as="section" aria-label={`Facts of ${name}`} className="px-5 py-3">
          <FactList facts={facts} order={order} scale={scale} />
        </Card>
      </div>
      {cities.length > 0 ? (
        <section aria-labelledby="cities">
          <h2 id="cities" className="heading-section">
            Largest cities
            <SourceMark source="cities" order={order} />
          </h2>
          <ol className="mt-4 grid gap-x-6 [grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr))]">
            {cities.map(({ name: city, population, isCapital, isAsked }) => (
              <li key={city} className="flex items-center justify-between gap-3 border-b border-line py-2">
                <span className={isAsked ? 'font-strong' : ''}>
                  {city}
                  {isCapital ? <span className="ms-2 text-[0.8125rem] text-fg-subtle">capital</span> : null}
                </span>
                <span className="text-[0.8125rem] text-fg-muted tabular-nums">{writeCount(population)} people</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section aria-labelledby="members">
        <h2 id="members" className="heading-section">
          Members here
        </h2>
        <p className="mt-2 flex max-w-[68ch] items-start gap-2.5 text-fg-muted">
          <Icon name="users" size={18} className="mt-1" />
          <span>
            {sayMembers(members.count, called)}{' '}
            <Link to={to('settings', null, { part: 'profile' })} className="link">
              Show or hide yours
            </Link>
          </span>
        </p>
        {members.named.length > 0 ? (
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
            {members.named.map(({ name: member, handle }) => (
              <li key={handle}>
                <Link to={to('profile', { handle })} className="link">
                  {member}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </>
  )
}

function sayMembers(count: number, called: string): string {
  if (count === 0) return `No member shows that they are in ${called}.`
  return count === 1
    ? `One member shows that they are in ${called}.`
    : `${writeCount(count)} members show that they are in ${called}.`
}
