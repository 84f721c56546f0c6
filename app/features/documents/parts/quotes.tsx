import type { Place } from '#app/engines/document-facts/placed.ts'
import { PlaceLink, type PlaceOf } from './place-link.tsx'

/** Sentences of a document, word for word, each with its place. */
export const Quotes = ({ quotes, placeOf }: { quotes: readonly (Place & { text: string })[]; placeOf: PlaceOf }) => (
  <ul className="grid gap-3">
    {quotes.map((quote, n) => (
      <li key={n} className="border-s-2 border-accent-line ps-3.5">
        <p className="wrap-anywhere" dir="auto">
          “{quote.text}”
        </p>
        <PlaceLink place={quote} placeOf={placeOf} />
      </li>
    ))}
  </ul>
)
