import '../pulse.css'
import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { ShowcaseView } from '../published/read-showcase.server.ts'

/** What members made with the tools of the house and published. */
export function ShowcasePage({ view }: { view: ShowcaseView }) {
  const { kinds, kind, works, next, word } = view
  return (
    <div className="page pt-5 pb-section lg:pt-9">
      <h1 className="heading-page">Showcase</h1>
      <p className="lead mt-2 max-w-[34em]">
        Work that members made here and chose to show, the newest first. Nobody pays to be here.
      </p>
      <SearchBox
        action={to('showcase')}
        label="Search the showcase"
        placeholder="A word of a title"
        query={word}
        hidden={kind ? { kind } : {}}
        className="mt-5"
      />
      <nav aria-label="Kinds of work" className="mt-3 flex flex-wrap gap-1.5">
        {kinds.map((one) => (
          <ChipLink
            key={one.name}
            to={to('showcase', null, { kind: one.name === kind ? null : one.name, q: word || null })}
            isChosen={one.name === kind}
          >
            <Icon name={one.icon} size={15} /> {one.label}
          </ChipLink>
        ))}
      </nav>
      {works.length === 0 ? (
        <EmptyState
          title={word ? 'Nothing found' : 'Nothing has been published yet'}
          pose="reading"
          className="mt-6"
          action={
            <ButtonLink to={to('create')} variant="plain">
              See what you can make
            </ButtonLink>
          }
        >
          {word ? 'Try another word, or look through all of it.' : 'The first piece can be yours.'}
        </EmptyState>
      ) : (
        <ul className="showcase-grid mt-6">
          {works.map((work) => (
            <Work key={`${work.kind}.${work.id}`} work={work} />
          ))}
        </ul>
      )}
      {next ? (
        <ButtonLink to={to('showcase', null, { kind, q: word || null, after: next })} variant="plain" className="mt-6">
          Older work
        </ButtonLink>
      ) : null}
    </div>
  )
}

/** Reported where it stands: each leads to its own page, which has the form. */
function Work({ work }: { work: ShowcaseView['works'][number] }) {
  const { title, about, href, by, picture, label, icon, at, ago } = work
  return (
    <li className="relative isolate flex min-w-0 flex-col overflow-hidden rounded-card bg-surface shadow-sm">
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="showcase-picture"
        />
      ) : null}
      <div className="grid gap-1.5 p-4">
        <p className="flex items-center gap-1.5 text-[0.8125rem] text-fg-muted">
          <Icon name={icon} size={15} /> {label}
        </p>
        <h2 className="font-strong wrap-anywhere">
          <Link to={href} className="after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        {picture ? null : <p className="line-clamp-3 wrap-anywhere text-fg-muted">{about}</p>}
        <p className="text-[0.8125rem] text-fg-muted">
          {by ? (
            <Link to={to('profile', { handle: by.handle })} className="relative z-10 hover:underline">
              {by.name}
            </Link>
          ) : (
            'A former member'
          )}
          , <time dateTime={at}>{ago}</time>
        </p>
      </div>
    </li>
  )
}
