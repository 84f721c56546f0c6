import { ChipLink } from '#app/ui/controls/chip.tsx'
import { brandLooks } from '../logos/brand-looks.ts'
import { heroSchemes, heroWidths, heroWordings, toHeroChoice, type HeroChoice } from './hero-choice.ts'

/** Brand, words, width and colour scheme, each a row of links. */
export function HeroSwitches({ choice }: { choice: HeroChoice }) {
  const rows = [
    {
      name: 'Brand',
      entries: brandLooks.map((look) => ({
        name: look.name,
        change: { look },
        isChosen: look.theme === choice.look.theme,
      })),
    },
    {
      name: 'Words',
      entries: heroWordings.map(({ id, name }) => ({ name, change: { wording: id }, isChosen: id === choice.wording })),
    },
    {
      name: 'Width',
      entries: heroWidths.map((width) => ({
        name: width.name,
        change: { width },
        isChosen: width.id === choice.width.id,
      })),
    },
    {
      name: 'Colours',
      entries: heroSchemes.map(({ id, name }) => ({ name, change: { scheme: id }, isChosen: id === choice.scheme })),
    },
  ]
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(({ name, entries }) => (
        <nav key={name} aria-label={name} className="contents">
          <span aria-hidden="true" className="text-[0.8125rem] text-fg-subtle sm:pt-1.5">
            {name}
          </span>
          <div className="flex flex-wrap gap-1.5">
            {entries.map((entry) => (
              <ChipLink
                key={entry.name}
                to={toHeroChoice(choice, entry.change)}
                preventScrollReset
                isChosen={entry.isChosen}
              >
                {entry.name}
              </ChipLink>
            ))}
          </div>
        </nav>
      ))}
    </div>
  )
}
