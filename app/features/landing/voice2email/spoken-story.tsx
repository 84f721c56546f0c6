import { Link } from '@remix-run/react'
import { screens } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panda } from '#app/ui/panda.tsx'
import { Section } from '../parts/section.tsx'
import { FirstAction } from './first-action.tsx'
import { Waveform } from './waveform.tsx'

const promises = [
  { title: 'It never sends by itself', words: 'You read the email, you change it, you press send. Always in that order.' },
  { title: 'Names and numbers stay yours', words: 'A date, a price or a name you said is not replaced by a nicer one.' },
  { title: 'The transcript stays beside it', words: 'What you said and what was made of it stand next to each other.' },
  { title: 'No microphone needed', words: 'A recording from your phone can be uploaded, and typing is never locked away.' },
] as const

/** From a ramble to a letter: the brand as most people meet it. */
export function SpokenStory() {
  return (
    <>
      <section className="page grid items-center gap-x-[clamp(2rem,6vw,5.5rem)] gap-y-12 pt-[clamp(26px,6vw,80px)] lg:grid-cols-[1fr_1.08fr]">
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
            <p className="mt-2 max-w-[36ch] text-base">A small frame for a spoken email. It works with any recorder, today.</p>
          </Link>
          <Link
            to={to('speaktoemail-landing')}
            data-brand="speaktoemail"
            className="rounded-sheet bg-accent-soft p-7 text-accent-soft-fg shadow-sm hover:shadow-md"
          >
            <h3 className="heading-card">Speak-to-email</h3>
            <p className="mt-2 max-w-[36ch] text-base">The same idea for people whose conversations are confidential.</p>
          </Link>
        </div>
      </Section>
    </>
  )
}

function SaidAndSent() {
  return (
    <figure className="relative pt-30 max-sm:pt-24">
      <Panda pose="headphones" live className="absolute top-0 right-8 w-38 max-sm:w-30" />
      <div className="rounded-sheet relative bg-sunken px-7 pt-6 pb-20 max-sm:px-5">
        <p className="flex items-center gap-2 text-sm font-medium text-fg-muted">
          <Icon name="mic" size={18} className="text-accent-text" />
          Said, 0:41
        </p>
        <Waveform bars={56} spoken={38} className="mt-3 h-11" />
        <p className="mt-4 text-base text-fg-muted">
          <Filler>So, um,</Filler> tell Ana the boxes came, <Filler>well, I mean,</Filler> nine of the twelve,{' '}
          <Filler>you know,</Filler> and the other three are late, can she ask them for Friday, <Filler>oh and</Filler>{' '}
          thank her for the tea.
        </p>
      </div>
      <div className="rounded-sheet relative -mt-14 ml-auto w-[92%] bg-surface px-7 py-6 shadow-lg max-sm:px-5">
        <p className="flex items-center gap-2 text-sm font-medium text-fg-muted">
          <Icon name="mail" size={18} className="text-accent-text" />
          Ready to send
        </p>
        <p className="heading-small mt-3">Nine boxes arrived, three are late</p>
        <p className="mt-2 text-base">
          Hi Ana, nine of the twelve boxes are here. Could you ask for the other three by Friday? And thank you for the
          tea.
        </p>
      </div>
      <figcaption className="mt-3 text-right text-xs text-fg-subtle">An example, written by hand.</figcaption>
    </figure>
  )
}

function Filler({ children }: { children: string }) {
  return <del className="text-fg-subtle decoration-accent decoration-2">{children}</del>
}
