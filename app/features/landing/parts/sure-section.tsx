import type { Example } from '../example.ts'
import { ExampleCard } from './example-card.tsx'
import { OpenExample } from './open-example.tsx'

export function SureSection({ example }: { example: Example }) {
  return (
    <section
      aria-labelledby="sure"
      className={
        'page mt-[calc(var(--section)*0.7)] grid items-center gap-[clamp(2rem,6vw,5.5rem)] ' +
        'lg:grid-cols-[1fr_1.1fr]'
      }
    >
      <div>
        <h2 id="sure" className="heading-page">
          See how sure an answer is before you lean on it
        </h2>
        <p className="mt-4 mb-6 max-w-[30em] lead">
          Each claim shows which answers stand behind it. When they part ways, you get both sides in one line each, not
          an average of the two.
        </p>
        <OpenExample example={example} />
      </div>
      <ExampleCard example={example} />
    </section>
  )
}
