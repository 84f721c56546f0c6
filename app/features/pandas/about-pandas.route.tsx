import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import type { BrandView } from '#app/brands/brand.ts'
import { to } from '#app/catalogue/to.ts'
import { readPage } from '#app/kits/foundation/content/content.server.ts'
import { Prose } from '#app/ui/data/prose.tsx'
import { toTextView } from '#app/kits/foundation/content/text-view.server.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { PandaFacts } from './parts/panda-facts.tsx'
import { PandaPlate } from './parts/panda-plate.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  const { title, summary, updated, body } = readPage('about-pandas')
  return { title, summary, updated, updatedWords: toDayWords(updated), ...toTextView(body) }
}

export default function AboutPandas() {
  const page = useLoaderData<typeof loader>()
  const root = useRouteLoaderData('root') as { brand: BrandView } | undefined
  return (
    <div>
      <header className="page grid items-end gap-6 pt-4 md:grid-cols-[minmax(0,1fr)_minmax(0,300px)] md:gap-14 md:pt-8">
        <div className="md:pb-10">
          <h1 className="heading-hero">{page.title}</h1>
          <p className="lead mt-4 max-w-[34em]">{page.summary}</p>
          <div className="mt-6 flex flex-wrap gap-2.5">
            <ButtonLink to={to('topic', { topic: 'bamboo' })} variant="soft">
              Read about bamboo
            </ButtonLink>
            <ButtonLink to={to('adopt-panda')} variant="plain">
              Adopt a drawn one
            </ButtonLink>
          </div>
        </div>
        <Panda pose="munch" live={root?.brand.id !== 'speaktoemail'} className="mx-auto w-[220px] md:w-full" />
      </header>
      <PandaFacts />
      <PandaPlate />
      <div className="page mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,var(--reading))]">
        <nav aria-label="On this page" className="hidden lg:sticky lg:top-24 lg:block lg:self-start">
          <ul className="grid gap-0.5">
            {page.headings.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-mx-3 flex min-h-10 items-center gap-3 rounded-sm px-3 text-base text-fg-muted hover:bg-hover hover:text-fg"
                >
                  <span aria-hidden="true" className="h-[5px] w-4 flex-none rounded-full bg-accent-line" />
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article>
          <Prose html={page.html} />
          <p className="mt-10 flex items-center gap-2 text-sm text-fg-subtle">
            <Icon name="info" size={16} />
            <span>
              Last checked <time dateTime={page.updated}>{page.updatedWords}</time>
            </span>
          </p>
        </article>
      </div>
    </div>
  )
}
