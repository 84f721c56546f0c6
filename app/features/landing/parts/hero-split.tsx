import type { Example } from '../example.ts'
import { Composer } from './composer.tsx'
import { ExampleCard } from './example-card.tsx'
import { Tries } from './tries.tsx'

/** Question on the left, a counted answer on the right. */
export function HeroSplit({ example }: { example: Example }) {
  return (
    <section
      className={
        'page grid grid-cols-[minmax(0,1fr)] items-center gap-[clamp(2rem,5vw,4.5rem)] ' +
        'pt-[clamp(26px,6vw,84px)] pb-6 lg:grid-cols-[1.08fr_1fr]'
      }
    >
      <div className="min-w-0">
        <h1 className="heading-hero">Know where the answers part ways</h1>
        <p className="lead mt-4.5 mb-7 max-w-[30em]">
          One question, several answers, every claim counted. What they share comes first. What they do not share is
          never averaged away.
        </p>
        <Composer rows={3} />
        <Tries />
      </div>
      <div className="min-w-0">
        <ExampleCard example={example} />
      </div>
    </section>
  )
}
