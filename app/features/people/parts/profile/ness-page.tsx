import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { FileLink } from '../file-link.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { NessView } from '../../ness/ness.server.ts'
import { NessPicture } from './ness-picture.tsx'

const KINDS = [
  { kind: 'value', title: 'What matters to them', shape: 'A petal each' },
  { kind: 'way', title: 'How they like to work', shape: 'A ring each' },
  { kind: 'interest', title: 'What they care about', shape: 'A seed each' },
] as const

/** A member's essence: the picture, and beside it the words it was drawn from. */
export function NessPage({ view }: { view: NessView }) {
  const { name, handle, shapes, words, motto, looker } = view
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      <BackLink to={to('profile', { handle })}>{`Profile of ${name}`}</BackLink>
      <h1 className="heading-page mt-2 wrap-anywhere" dir="auto">
        The ness of {name}
      </h1>
      {motto ? (
        <p className="lead mt-1 wrap-anywhere" dir="auto">
          “{motto}”
        </p>
      ) : null}
      {shapes.length === 0 ? (
        <EmptyState className="mt-6 rounded-card bg-sunken" title="Nothing is said yet" pose="paint">
          Say what matters to you, and how you like to work: it is drawn from that alone.
        </EmptyState>
      ) : (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
          <figure>
            <NessPicture shapes={shapes} words={words} className="mx-auto max-w-[34rem]" />
            <figcaption className="mt-3 text-[0.8125rem] text-fg-subtle">
              {words} Nothing in it was guessed: the same words always give the same picture.
            </figcaption>
          </figure>
          <div className="grid content-start gap-6">
            {KINDS.map((one) => (
              <Words key={one.kind} {...one} shapes={shapes.filter(({ kind }) => kind === one.kind)} />
            ))}
          </div>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        {looker === 'self' ? (
          <ButtonLink to={to('my-profile', null, { part: 'ness' })}>Say it anew</ButtonLink>
        ) : (
          <ButtonLink to={to('my-profile', null, { part: 'ness' })} variant="plain">
            Draw your own
          </ButtonLink>
        )}
        {shapes.length > 0 ? (
          <FileLink href={fillPath(endpoints['people/profile-file'], { handle, file: 'ness.svg' })}>
            Picture (SVG)
          </FileLink>
        ) : null}
      </div>
    </div>
  )
}

type Props = { title: string; shape: string; kind: string; shapes: NessView['shapes'] }

function Words({ title, shape, kind, shapes }: Props) {
  if (shapes.length === 0) return null
  return (
    <section aria-labelledby={`ness-${kind}`}>
      <h2 id={`ness-${kind}`} className="heading-card">
        {title}
      </h2>
      <p className="text-xs text-fg-subtle">{shape}.</p>
      <ol className="mt-2 grid gap-1.5">
        {shapes.map(({ number, words }) => (
          <li key={number} className="flex items-center gap-2.5">
            <span className="inline-grid size-6 flex-none place-items-center rounded-full bg-sunken text-xs font-medium tabular-nums">
              {number}
            </span>
            {kind === 'interest' ? (
              <Link to={to('people', null, { interest: words })} className="wrap-anywhere hover:underline" dir="auto">
                {words}
              </Link>
            ) : (
              <span>{words}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
