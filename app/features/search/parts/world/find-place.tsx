import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { ScaleId } from '../../world/world-scale.ts'
import { PLACE_MAX_CHARS } from '../../world/world.limits.ts'
import { toPlace, toWorld } from './world-link.ts'

/** The continents, as far as the bar of links needs them. */
const continents = [
  ['africa', 'Africa'],
  ['asia', 'Asia'],
  ['europe', 'Europe'],
  ['north-america', 'North America'],
  ['south-america', 'South America'],
  ['oceania', 'Oceania'],
] as const

/** The names that fields of this page offer. */
export const PLACE_NAMES = 'place-names'

type Props = { asked: string; names: readonly string[]; at: string | null; scale: ScaleId }

/** A place by its name, or a step by continent; both are addresses. */
export function FindPlace({ asked, names, at, scale }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Form method="get" action={to('world')} role="search" aria-label="Places">
        {scale === 'none' ? null : <input type="hidden" name="colour" value={scale} />}
        <div className="flex min-h-[54px] max-w-[36rem] items-center gap-2.5 rounded-[18px] bg-surface pr-[7px] pl-4 text-fg-subtle shadow-[inset_0_0_0_1px_var(--control)] focus-within:ring-field">
          <Icon name="map-pin" size={19} />
          <input
            key={asked}
            name="place"
            list={PLACE_NAMES}
            defaultValue={asked}
            required
            maxLength={PLACE_MAX_CHARS}
            autoComplete="off"
            aria-label="Country, continent or large city"
            placeholder="Country, continent or city"
            className="h-11 min-w-0 flex-1 bg-transparent text-base text-fg outline-none focus-visible:outline-none"
          />
          <Button type="submit" size="sm" className="lg:min-h-10">
            Go
          </Button>
        </div>
      </Form>
      <datalist id={PLACE_NAMES}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <nav aria-label="Continents" className="flex flex-wrap gap-1.5">
        <ChipLink to={toWorld(scale)} isChosen={at === ''}>
          The world
        </ChipLink>
        {continents.map(([slug, name]) => (
          <ChipLink key={slug} to={toPlace(slug, scale)} isChosen={at === slug}>
            {name}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
