import { Link } from '@remix-run/react'
import { SCROLL_HIDE_DELAY_MS, ScrollArea } from '#app/ui/data/scroll-area.tsx'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { Specimen } from '../parts/guide.tsx'
import { WithNumbers } from '../data/numbers.tsx'

export type ListedScreen = { title: string; about: string; href: string }

export function toScroll(screens: readonly ListedScreen[]): GuideSectionEntry {
  return {
    id: 'scroll',
    title: 'Scroll areas',
    lead: 'A thin bar that shows under the pointer. The wheel, the keyboard and a finger scroll as everywhere.',
    children: (
      <Specimen name="A list in a frame" use="The voice tools of this product, from its own catalogue.">
        <WithNumbers rows={[['The bar leaves after', `${SCROLL_HIDE_DELAY_MS} ms`]]}>
          <ScrollArea label="Voice tools" className="h-72 rounded-lg border border-line">
            <ul className="divide-y divide-line px-4">
              {screens.map(({ title, about, href }) => (
                <li key={href}>
                  <Link to={href} className="block py-3 hover:text-accent-text focus-visible:-outline-offset-2">
                    <span className="block font-medium">{title}</span>
                    <span className="block text-[0.8125rem] text-fg-muted">{about}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </ScrollArea>
        </WithNumbers>
      </Specimen>
    ),
  }
}
