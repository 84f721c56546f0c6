import { ChipLink } from '#app/ui/controls/chip.tsx'
import { brandLooks } from '../logos/brand-looks.ts'
import { toMascotChoice, type MascotChoice } from './mascot-choice.ts'

/** The five looks as links: leaf and props change, the panda does not. */
export function MascotLooks({ choice }: { choice: MascotChoice }) {
  return (
    <nav aria-label="Brand" className="flex flex-wrap gap-1.5">
      {brandLooks.map((look) => (
        <ChipLink
          key={look.theme}
          to={toMascotChoice(choice, { look })}
          preventScrollReset
          isChosen={look.theme === choice.look.theme}
        >
          <span data-brand={look.theme} aria-hidden="true" className="grid">
            <span className="size-2.5 rounded-full bg-accent" />
          </span>
          {look.name}
        </ChipLink>
      ))}
    </nav>
  )
}
