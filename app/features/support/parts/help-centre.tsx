import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { toTable } from '#app/platform/table.ts'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import type { SupportAnswer } from '../support-answer.ts'
import { AskPanda } from './ask-panda.tsx'
import { ContactLine } from './contact-line.tsx'

type Group = { name: string; articles: readonly { slug: string; title: string }[] }

const icons: Readonly<Record<string, IconName>> = toTable({
  'Start here': 'compass',
  'Asking': 'message-circle',
  'Reading answers': 'scale',
  'Account and plans': 'user',
  'Help': 'help',
  'Comfort': 'sun',
  'Privacy': 'shield',
  'For operators': 'settings',
})

const asked = [
  { label: 'Reset my password', slug: 'reset-password' },
  { label: 'What works today', slug: 'what-works-today' },
  { label: 'Paste my own answers', slug: 'bring-your-own-answers' },
  { label: 'What plans cost', slug: 'plans-and-prices' },
] as const

/** The front of the help centre: a search, what is asked most, and every article in its group. */
export function HelpCentre({
  groups,
  count,
  answer,
}: {
  groups: readonly Group[]
  count: number
  answer: SupportAnswer | null
}) {
  return (
    <div className="page pt-4 sm:pt-6">
      <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-8 md:grid-cols-[minmax(0,1fr)_190px] lg:gap-16">
        <div className="max-w-reading">
          <h1 className="heading-page">Help & support</h1>
          <p className="lead mt-3">
            {count} short answers about this site. Each is written to be read in two minutes, and to be true of what
            works today.
          </p>
          <SearchBox
            action={to('support')}
            label="Search the help centre"
            placeholder="Search the articles"
            query=""
            className="mt-6"
          />
          <p className="mt-4 flex flex-wrap items-center gap-2 text-sm">
            <span className="text-fg-subtle">Often asked</span>
            {asked.map(({ label, slug }) => (
              <ChipLink key={slug} to={to('support', null, { article: slug })}>
                {label}
              </ChipLink>
            ))}
          </p>
        </div>
        <div className="hidden md:block">
          <Panda pose="reading" className="w-[190px]" />
        </div>
      </header>
      <AskPanda answer={answer} className="mt-10 max-w-[50rem]" />
      <div className="mt-14 -mb-11 gap-x-14 lg:columns-2">
        {groups.map((group) => (
          <ArticleGroup key={group.name} group={group} />
        ))}
      </div>
      <ContactLine className="mt-12" />
    </div>
  )
}

function ArticleGroup({ group: { name, articles } }: { group: Group }) {
  const id = `group-${name.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={id} className="mb-11 break-inside-avoid">
      <h2 id={id} className="heading-small flex items-center gap-3">
        <span className="grid size-9 place-items-center rounded-sm bg-accent-soft text-accent-soft-fg">
          <Icon name={icons[name] ?? 'info'} size={18} />
        </span>
        {name}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={to('support', null, { article: slug })}
              className="group -mx-3 flex min-h-12 items-center justify-between gap-4 rounded-sm px-3 py-2.5 text-base hover:bg-hover"
            >
              {title}
              <Icon name="chevron-right" size={18} className="text-fg-subtle group-hover:text-fg" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
