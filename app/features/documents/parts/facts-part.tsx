import type { ReactNode } from 'react'
import type { DocumentFacts } from '#app/engines/document-facts/facts.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import { DUTY_WORDS } from './duty-words.ts'
import { PlaceLink, type PlaceOf } from './place-link.tsx'

type Props = { facts: DocumentFacts | null; placeOf: PlaceOf }

/** Figures, dates, duties and names, each with its sentence and its place. */
export function FactsPart({ facts, placeOf }: Props) {
  if (!facts) return <p className="text-fg-muted">The facts are not drawn out yet.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {facts.isPart ? (
        <p className="text-fg-muted">The document is very long: its first sentences were looked through.</p>
      ) : null}
      <Part
        id="figures"
        title="Key figures"
        none="No figures with a unit, a currency or a thing counted."
        isEmpty={facts.figures.length === 0}
      >
        <Table caption="Key figures">
          <thead>
            <HeadRow>
              <HeadCell>Figure</HeadCell>
              <HeadCell>Measures</HeadCell>
              <HeadCell>Sentence</HeadCell>
              <HeadCell>Place</HeadCell>
            </HeadRow>
          </thead>
          <tbody>
            {facts.figures.map((figure, n) => (
              <Row key={n} className="align-top">
                <th scope="row" className="min-w-44 px-4 py-2.5 text-start font-strong tabular-nums">
                  {figure.text}
                </th>
                <Cell className="text-fg-muted">{figure.measures}</Cell>
                <Cell className="min-w-56 wrap-anywhere" dir="auto">
                  {figure.sentence}
                </Cell>
                <Cell>
                  <PlaceLink place={figure} placeOf={placeOf} />
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </Part>
      <Dates dates={facts.dates} placeOf={placeOf} />
      <Duties duties={facts.duties} placeOf={placeOf} />
      <Names names={facts.names} placeOf={placeOf} />
      <p className="text-xs text-fg-subtle">
        Found by rules for English text. Nothing is added; what rules miss is not here.
      </p>
    </div>
  )
}

function Part({
  id,
  title,
  none,
  isEmpty,
  children,
}: {
  id: string
  title: string
  none: string
  isEmpty: boolean
  children: ReactNode
}) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="heading-small mb-2">
        {title}
      </h2>
      {isEmpty ? <p className="text-fg-muted">{none}</p> : children}
    </section>
  )
}

const Dates = ({ dates, placeOf }: { dates: DocumentFacts['dates']; placeOf: PlaceOf }) => (
  <Part id="dates" title="Dates on a line" none="No dates with a year." isEmpty={dates.length === 0}>
    <ol className="border-s-2 border-line">
      {dates.map((date, n) => (
        <li key={n} className="relative ps-5 pb-3.5">
          <span aria-hidden="true" className="absolute -start-[5px] top-2 size-2 rounded-full bg-accent" />
          <p className="font-strong tabular-nums">
            {date.iso} <PlaceLink place={date} placeOf={placeOf} />
          </p>
          <p className="wrap-anywhere text-fg-muted" dir="auto">
            {date.sentence}
          </p>
          {date.doubt ? <p className="text-[0.8125rem] text-fg-subtle">{date.doubt}</p> : null}
        </li>
      ))}
    </ol>
  </Part>
)

const TONES = { 'must': 'accent', 'must not': 'danger', 'may': 'info' } as const
const Duties = ({ duties, placeOf }: { duties: DocumentFacts['duties']; placeOf: PlaceOf }) => (
  <Part id="duties" title="Obligations and deadlines" none="No sentence sets a duty." isEmpty={duties.length === 0}>
    <ul>
      {duties.map((duty, n) => (
        <li key={n} className="border-t border-line py-3 first:border-t-0">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={TONES[duty.kind]}>{DUTY_WORDS[duty.kind]}</Badge>
            {duty.who ? <b className="wrap-anywhere">{duty.who}</b> : null}
            {duty.until ? <Badge tone="warning">{duty.until}</Badge> : null}
            <PlaceLink place={duty} placeOf={placeOf} />
          </p>
          <p className="mt-1 wrap-anywhere text-fg-muted" dir="auto">
            {duty.text}
          </p>
        </li>
      ))}
    </ul>
    <p className="mt-2 text-xs text-fg-subtle">Which day a period counts from is for people, or a lawyer, to say.</p>
  </Part>
)

const Names = ({ names, placeOf }: { names: DocumentFacts['names']; placeOf: PlaceOf }) => (
  <Part id="names" title="People and organisations" none="No names were found." isEmpty={names.length === 0}>
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {names.map(({ name, kind, count, places }) => (
        <li key={`${kind} ${name}`} className="flex flex-wrap items-baseline gap-x-2.5 border-t border-line py-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="text-[0.8125rem] text-fg-muted">{`${kind}, ${count}×`}</span>
          {places[0] ? <PlaceLink place={places[0]} placeOf={placeOf} /> : null}
        </li>
      ))}
    </ul>
  </Part>
)
