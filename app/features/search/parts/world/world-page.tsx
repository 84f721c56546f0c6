import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { WorldAnswer } from '../../world/world-ask.server.ts'
import type { ScaleId } from '../../world/world-scale.ts'
import type { WorldSource } from '../../world/world-sources.ts'
import type { WorldView } from '../../world/world.server.ts'
import { writeArea } from '../../world/world-words.ts'
import { AskPlace } from './ask-place.tsx'
import { CompareForm } from './compare-form.tsx'
import { ComparedPlaces } from './compared.tsx'
import { CountryList } from './country-list.tsx'
import { CountryPage, type CountryShown } from './country-page.tsx'
import { FindPlace } from './find-place.tsx'
import { MapLegend } from './map-legend.tsx'
import { PlaceMap } from './place-map.tsx'
import { toComparison, toPlace, toWorld } from './world-link.ts'
import { WorldMap } from './world-map.tsx'
import { WorldSourceList } from './world-source-list.tsx'

type Props = { view: WorldView; answer: WorldAnswer | null }

/** Countries and places: a map, facts with their sources, comparisons, and questions. */
export function WorldPage({ view, answer }: Props) {
  const { shown, scale, legend, counted, names, zones } = view
  const order = sourcesOf(shown)
  const legendFor = (toScale: (scale: ScaleId) => string) => (
    <MapLegend scale={scale} legend={legend} counted={counted} toScale={toScale} />
  )
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-9 pt-4 pb-section sm:pt-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <WorldHead shown={shown} scale={scale} />
        <FindPlace
          asked={shown.kind === 'none' ? shown.asked : ''}
          names={names}
          at={shown.kind === 'world' ? '' : shown.kind === 'area' ? shown.slug : null}
          scale={scale}
        />
      </div>
      {shown.kind === 'world' ? (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <SkipMap />
            <WorldMap countries={shown.groups.flatMap(({ countries }) => countries)} scale={scale} />
            {legendFor(toWorld)}
          </div>
          <ComparePart scale={scale} chosen={[]} />
          <Continents groups={shown.groups} scale={scale} />
        </>
      ) : null}
      {shown.kind === 'area' ? (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <SkipMap />
            <PlaceMap name={shown.name} map={shown.map} scale={scale} />
            {legendFor((next) => toPlace(shown.slug, next))}
          </div>
          <section id="countries" tabIndex={-1} aria-labelledby="countries-title" className="scroll-mt-20 outline-none">
            <h2 id="countries-title" className="heading-section mb-3">
              States of {shown.name}
            </h2>
            <CountryList countries={shown.countries} scale={scale} />
          </section>
          <AskPlace name={shown.name} action={toPlace(shown.slug, scale)} answer={answer} />
        </>
      ) : null}
      {shown.kind === 'country' ? (
        <>
          <CountryPage shown={shown} order={order} scale={scale} />
          <AskPlace name={shown.called} action={toPlace(shown.asked ?? shown.slug, scale)} answer={answer} />
          <ComparePart scale={scale} chosen={[shown.name]} />
        </>
      ) : null}
      {shown.kind === 'compare' ? (
        <>
          <ComparePart
            scale={scale}
            chosen={[...shown.countries.map(({ name }) => name), ...shown.missing]}
            error={sayMissing(shown.missing, shown.tooMany)}
          />
          {shown.countries.length > 0 ? (
            <>
              <ComparedPlaces shown={shown} order={order} scale={scale} />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <SkipMap to="#sources" />
                <WorldMap countries={shown.world} scale={scale} chosen={shown.countries.map(({ code }) => code)} />
                {legendFor((next) =>
                  toComparison(
                    shown.countries.map(({ slug }) => slug),
                    next,
                  ),
                )}
              </div>
            </>
          ) : null}
        </>
      ) : null}
      {shown.kind === 'none' ? <NoPlace shown={shown} scale={scale} /> : null}
      {order.length > 0 ? <WorldSourceList order={order} zones={zones} /> : null}
    </div>
  )
}

type Shown = WorldView['shown']

function Continents({ groups, scale }: { groups: Extract<Shown, { kind: 'world' }>['groups']; scale: ScaleId }) {
  return (
    <section id="countries" tabIndex={-1} aria-labelledby="countries-title" className="scroll-mt-20 outline-none">
      <h2 id="countries-title" className="heading-section">
        Countries by continent
      </h2>
      {groups.map(({ name, slug, countries }) => (
        <section key={name} aria-label={name} className="mt-7">
          <h3 className="heading-small mb-2">
            {slug ? (
              <Link to={toPlace(slug, scale)} className="hover:text-accent-text">
                {name}
              </Link>
            ) : (
              name
            )}
            <span className="ms-2 text-sm font-normal text-fg-subtle tabular-nums">{countries.length}</span>
          </h3>
          <CountryList countries={countries} scale={scale} />
        </section>
      ))}
    </section>
  )
}

function sourcesOf(shown: Shown): WorldSource[] {
  if (shown.kind === 'none') return []
  const base: WorldSource[] = ['countries', 'cities', 'zones']
  const found: WorldSource[] =
    shown.kind === 'country'
      ? [
          ...new Set<WorldSource>([
            ...shown.facts.map(({ source }) => source),
            ...(shown.cities.length > 0 ? (['cities'] as const) : []),
          ]),
        ]
      : shown.kind === 'compare'
        ? [
            ...new Set<WorldSource>([
              ...shown.said.map(({ source }) => source),
              ...shown.rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.source] : []))),
            ]),
          ]
        : base
  return [...found, 'map']
}

const MISSING = 'Only countries can be set side by side'

function sayMissing(missing: readonly string[], tooMany: boolean): string | null {
  if (missing.length > 0)
    return `${MISSING}, and no country is called ${missing.map((name) => `“${name}”`).join(' or ')}.`
  return tooMany ? 'Four at most: the others were left out.' : null
}

function WorldHead({ shown, scale }: { shown: Shown; scale: ScaleId }) {
  if (shown.kind === 'country') return <CountryHead shown={shown} scale={scale} />
  const [title, about] =
    shown.kind === 'area'
      ? [
          upper(shown.name),
          `${shown.countries.length} states (${shown.note}), ${writeArea(Math.round(shown.area))} together.`,
        ]
      : shown.kind === 'compare'
        ? ['Countries side by side', 'What differs, what they share, and where each figure comes from.']
        : shown.kind === 'none'
          ? ['World', 'Countries and places, with their facts and where each comes from.']
          : ['World', 'Press a country for its facts, set some side by side, or ask about one in your own words.']
  return (
    <header>
      <h1 className="heading-page">{title}</h1>
      <p className="mt-2 max-w-[44em] text-fg-muted">{about}</p>
    </header>
  )
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function CountryHead({ shown, scale }: { shown: CountryShown; scale: ScaleId }) {
  const { name, official, native, continent, subregion, flag, asked, readAs } = shown
  return (
    <header>
      <h1 className="heading-page">
        <span aria-hidden="true" className="me-3">
          {flag}
        </span>
        {name}
      </h1>
      <p className="mt-2 max-w-[44em] text-fg-muted">
        {[official === name ? '' : official, ...native].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 text-[0.8125rem] text-fg-subtle">
        {continent ? (
          <Link to={toPlace(continent.slug, scale)} className="link">
            {continent.name}
          </Link>
        ) : null}
        {subregion && subregion !== continent?.name ? `${continent ? ', ' : ''}${subregion}` : ''}
        {asked ? `. ${asked} is marked on the map.` : ''}
        {readAs ? `. Read as ${readAs}.` : ''}
      </p>
    </header>
  )
}

/** For whoever goes by keyboard: past some two hundred links. */
const SkipMap = ({ to: target = '#countries' }: { to?: string }) => (
  <a
    href={target}
    className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:rounded-control-sm focus:bg-surface-raised focus:px-3 focus:py-2 focus:shadow-md"
  >
    Past the map
  </a>
)

type CompareProps = { scale: ScaleId; chosen: readonly string[]; error?: string | null }

const ComparePart = (props: CompareProps) => (
  <section aria-labelledby="compare-title">
    <h2 id="compare-title" className="heading-section mb-4">
      Compare
    </h2>
    <CompareForm {...props} />
  </section>
)

function NoPlace({ shown, scale }: { shown: Extract<Shown, { kind: 'none' }>; scale: ScaleId }) {
  return (
    <EmptyState
      pose="worried"
      title="Not on this map"
      action={
        <Link to={to('consensus', null, { question: `Where is ${shown.asked}?` })} className="link">
          Ask several where it is
        </Link>
      }
    >
      {shown.why}
      {shown.near.length > 0 ? (
        <span className="mt-3 flex flex-wrap justify-center gap-x-4 gap-y-2">
          {shown.near.map(({ name, slug }) => (
            <Link key={slug} to={toPlace(slug, scale)} className="link">
              {name}
            </Link>
          ))}
        </span>
      ) : null}
    </EmptyState>
  )
}
