import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { heroLayouts, toHeroChoice, type HeroChoice } from './hero-choice.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { HeroFrame } from './hero-frame.tsx'
import { HeroSketch } from './hero-sketch.tsx'
import { HeroSwitches } from './hero-switches.tsx'

export function toHeroPreview(choice: HeroChoice): GuideSectionEntry {
  return {
    id: 'layouts',
    title: 'Layouts',
    lead: 'Five forms of the home page. Choose one, then change brand, words, width and colour scheme. The links and the box inside work.',
    children: (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Layouts choice={choice} />
        <HeroSwitches choice={choice} />
        <HeroFrame choice={choice} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-[40rem] text-fg-muted">
            <b className="font-medium text-fg">{choice.layout.name}.</b> {choice.layout.form} {choice.layout.use}
          </p>
          <ButtonLink to={to('home', null, { v: choice.layout.variant })} reloadDocument variant="plain" size="sm">
            Open the live page
            <Icon name="arrow-right" size={16} />
          </ButtonLink>
        </div>
      </div>
    ),
  }
}

function Layouts({ choice }: { choice: HeroChoice }) {
  return (
    <nav aria-label="Layout">
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 xl:grid-cols-5">
        {heroLayouts.map((layout) => (
          <li key={layout.id}>
            <Link
              to={toHeroChoice(choice, { layout })}
              preventScrollReset
              aria-current={layout.id === choice.layout.id ? 'true' : undefined}
              className={
                'rounded-card block bg-surface p-2.5 text-[0.8125rem] font-medium shadow-sm transition-shadow duration-fast ' +
                'hover:shadow-md aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-soft-fg ' +
                'aria-[current=true]:shadow-[inset_0_0_0_1.5px_var(--accent-line)]'
              }
            >
              <HeroSketch layout={layout.id} />
              <span className="block px-1 pt-2">{layout.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
