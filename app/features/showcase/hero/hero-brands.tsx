import { brands } from '#app/brands/brands.ts'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { brandLooks } from '../logos/brand-looks.ts'
import { toHeroChoice, type HeroChoice } from './hero-choice.ts'
import { findHeroAction, getHeroWords, toLanding } from './hero-words.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'

export function toHeroBrands(choice: HeroChoice): GuideSectionEntry {
  return {
    id: 'brands',
    title: 'Openings of the brands',
    lead: 'A brand swaps the question box for its own first action and leads with its own pose. Each card leads to the live page.',
    children: (
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {brandLooks.map((look) => {
          const { headline, lead } = getHeroWords({ look, wording: 'brand' })
          return (
            <li
              key={look.theme}
              data-brand={look.theme}
              className="rounded-card flex flex-col overflow-clip bg-surface shadow-sm"
            >
              <div className="h-36 bg-accent-soft pt-4">
                <Panda pose={look.pose} className="mx-auto h-44 [clip-path:inset(-20px_-20px_56px)]" />
              </div>
              <div className="flex flex-1 flex-col items-start gap-2 p-4">
                <p className="text-[0.8125rem] text-fg-subtle">{look.name}</p>
                <h3 className="heading-small">{headline}</h3>
                <p className="text-[0.8125rem] text-fg-muted">{lead}</p>
                <div className="mt-auto flex flex-wrap gap-2 pt-2">
                  <ButtonLink to={toLanding(look.theme)} variant="soft" size="xs">
                    {findHeroAction(look.theme)?.label ?? 'Ask a question'}
                  </ButtonLink>
                  <ChipLink to={toHeroChoice(choice, { look, wording: 'brand' })} preventScrollReset>
                    In this layout<span className="sr-only">: {look.name}</span>
                  </ChipLink>
                </div>
              </div>
            </li>
          )
        })}
        <li className="rounded-card bg-sunken p-5 text-[0.8125rem] text-fg-muted">
          <h3 className="heading-small text-fg">{brands.email.name}</h3>
          <p className="mt-2">
            Wears the look of the inbox and opens with a letter being marked. It has a page of its own, like the others.
          </p>
          <ButtonLink to={to('email-landing')} variant="plain" size="xs" className="mt-3">
            Open its page
          </ButtonLink>
        </li>
      </ul>
    ),
  }
}
