import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'

type Place = { page: number; start: number; end: number }

/** The page of a document with a range of it marked. */
export const toPlace = (doc: string, { page, start, end }: Place) =>
  `${to('document-analyzer', null, { doc, part: 'text', page, mark: `${start}-${end}` })}#mark`

export type PlaceOf = (place: Place) => { href: string; words: string } | null

/** Where something stands: "page 3", which opens there with the words marked. */
export function PlaceLink({ place, placeOf }: { place: Place; placeOf: PlaceOf }) {
  const found = placeOf(place)
  if (!found) return null
  return (
    <Link to={found.href} className="link text-[0.8125rem] whitespace-nowrap">
      {found.words}
    </Link>
  )
}
