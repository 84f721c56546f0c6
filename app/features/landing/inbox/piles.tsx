import { piles, pileNames, type Pile } from '#app/engines/mail-triage/mail.ts'
import { Section } from '../parts/section.tsx'
import { PilePicture } from './reading/pictures.tsx'

const about: Readonly<Record<Pile, string>> = {
  people: 'Somebody wrote to you: a name, a greeting, an “I”. They come first, and a waiting question says so.',
  notices: 'Things that happened or will. Read once, then out of the way. A last day lifts one up.',
  newsletters: 'Reading for a quiet hour. They never come first, however loudly a sale ends tonight.',
  receipts: 'Parcels, invoices, tickets: known by their numbers and sums. Money that is due says when.',
}

/** The four bundles, each with a picture of what lies in it. */
export function Piles() {
  return (
    <Section id="bundles" title="Four piles, one look each">
      <dl className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {piles.map((pile) => (
          <div key={pile}>
            <dt>
              <PilePicture pile={pile} className="mb-4 w-30" />
              <span className="heading-small">{pileNames[pile]}</span>
            </dt>
            <dd className="mt-1.5 text-base text-fg-muted">{about[pile]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
