import { Link } from '@remix-run/react'
import type { Section } from '#app/catalogue/screen.ts'
import type { Tab } from '#app/catalogue/screen-view.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'

const names = {
  discover: 'Discover',
  connect: 'Connect',
  create: 'Create',
  profile: 'Your profile',
  admin: 'Administration',
} as const satisfies Record<Section, string>

type Props = { section: Section; tabs: readonly Tab[]; staffScreens: readonly ScreenId[]; current: ScreenId }

/** The screens of one section side by side; the list scrolls where it does not fit. */
export function SubNavigation({ section, tabs, staffScreens, current }: Props) {
  const open = tabs.filter(({ id }) => section !== 'admin' || staffScreens.includes(id))
  return (
    <nav aria-label={names[section]} className={`page mt-1 ${section === 'admin' ? 'lg:hidden' : ''}`}>
      <ul className="no-scrollbar -mx-gutter flex gap-1 overflow-x-auto border-b border-line px-gutter lg:mx-0 lg:px-0">
        {open.map(({ id, title, path }) => (
          <li key={id} className="flex-none">
            <Link
              to={path}
              viewTransition
              aria-current={id === current ? 'page' : undefined}
              className={
                '-mb-px inline-flex h-11 items-center border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-fg-muted ' +
                'hover:text-fg focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-fg'
              }
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
