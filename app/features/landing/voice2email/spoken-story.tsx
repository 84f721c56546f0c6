import { Link } from '@remix-run/react'
import { screens } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { Section } from '../parts/section.tsx'
import { FirstAction } from './first-action.tsx'
import { SaidAndSent } from './said-and-sent.tsx'

const promises = [
  {
    title: 'It never sends by itself',
    words: 'You read the email, you change it, you press send. Always in that order.',
  },
  {
    title: 'Names and numbers stay yours',
    words: 'A date, a price or a name you said is not replaced by a nicer one.',
  },
  { title: 'The transcript stays beside it', words: 'What you said and what was made of it stand next to each other.' },
  {
    title: 'No microphone needed',
    words: 'A recording from your phone can be uploaded, and typing is never locked away.',
  },
] as const

/** From a ramble to a letter: the brand as most people meet it. */
export function SpokenStory() {
  return (
    <>
      <section
        className={
          'page grid items-center gap-x-[clamp(2rem,6vw,5.5rem)] gap-y-12 pt-[clamp(26px,6vw,80px)] ' +
          'lg:grid-cols-[1fr_1.08fr]'
        }
      >
        <div>
          <h1 className="heading-hero">
            Say it.
            <br />
            Send it.
          </h1>
          <p className="lead mt-4.5 mb-7 max-w-[28em]">
            Talk for a minute the way you would to a friend. Read it back as an email somebody is glad to get.
          </p>
          <FirstAction />
        </div>
        <SaidAndSent />
      </section>
      <Section id="promises" title="What it leaves alone">
        <dl className="grid gap-x-12 sm:grid-cols-2">
          {promises.map((promise) => (
            <div key={promise.title} className="border-t border-line py-5">
              <dt className="heading-small">{promise.title}</dt>
              <dd className="mt-1 max-w-[44ch] text-base text-fg-muted">{promise.words}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="next" title="Two ways on from here">
        <div className="grid gap-4 sm:grid-cols-2">
          <Link
            to={screens['voice2email-landing'].paths[2]}
            className="rounded-sheet bg-accent-soft p-7 text-accent-soft-fg shadow-sm hover:shadow-md"
          >
            <h3 className="heading-card">Four things to say</h3>
            <p className="mt-2 max-w-[36ch] text-base">
              A small frame for a spoken email. It works with any recorder, today.
            </p>
          </Link>
          <Link
            to={to('speaktoemail-landing')}
            data-brand="speaktoemail"
            className="rounded-sheet bg-accent-soft p-7 text-accent-soft-fg shadow-sm hover:shadow-md"
          >
            <h3 className="heading-card">Speak-to-email</h3>
            <p className="mt-2 max-w-[36ch] text-base">
              The same idea for people whose conversations are confidential.
            </p>
          </Link>
        </div>
      </Section>
    </>
  )
}
