import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { screens } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ClearLink } from '../parts/clear-link.tsx'
import { Section } from '../parts/section.tsx'
import type { LetterResult } from './letter/letter-form.server.ts'
import { LetterSheet } from './letter/letter-sheet.tsx'
import { LetterStatus } from './letter/letter-status.tsx'
import { exampleSaid, type LetterView } from './letter/letter-view.ts'
import { HeldPlane, OneKey, PinnedFacts, TwoSheets } from './promise-pictures.tsx'
import { RecorderLater } from './talking/recorder-later.tsx'
import { TalkForm } from './talking/talk-form.tsx'
import { useSaidLetter } from './talking/use-said-letter.ts'
import { WhatBecame } from './letter/what-became.tsx'

const promises: readonly { title: string; words: string; picture: ReactNode }[] = [
  {
    title: 'It never sends by itself',
    words: 'You read the letter, you change it, and your own mail program sends it. Always in that order.',
    picture: <HeldPlane />,
  },
  {
    title: 'Names and numbers stay yours',
    words:
      'Every name, number and day is counted before and after. If a rule ever loses one, you get your words back as they were.',
    picture: <PinnedFacts />,
  },
  {
    title: 'What you said stays beside it',
    words: 'What was left out is struck through and has a reason. What you took back yourself is marked as yours.',
    picture: <TwoSheets />,
  },
  {
    title: 'No microphone needed',
    words: 'Type it the way you would say it. The rules read both alike, with or without JavaScript.',
    picture: <OneKey />,
  },
]

/** From a ramble to a letter: the brand as most people meet it, with the tool at work in the first view. */
export function SpokenStory({ example, result }: { example: LetterView; result: LetterResult | undefined }) {
  const letter = useSaidLetter(result, example, exampleSaid.tone)
  const { view, isExample } = letter
  return (
    <>
      <section
        className={
          'page grid items-start gap-x-[clamp(2rem,6vw,5.5rem)] gap-y-10 pt-[clamp(26px,4vw,56px)] ' +
          'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]'
        }
      >
        <div className="lg:sticky lg:top-20">
          <h1 className="heading-hero">
            Say it.
            <br />
            Send it.
          </h1>
          <p className="lead mt-4.5 mb-7 max-w-[28em]">
            Talk the way you would to a friend. Read it back as a letter somebody is glad to get.
          </p>
          <TalkForm letter={letter} example={exampleSaid.said} address={to('voice2email-landing')} />
        </div>
        <div id="letter" className="relative scroll-mt-24 pt-22 max-sm:pt-20">
          <Panda pose="headphones" live className="absolute top-0 right-8 w-30 max-sm:right-5 max-sm:w-27" />
          <LetterSheet
            view={view}
            isExample={isExample}
            clear={isExample ? null : <ClearLink onClear={letter.clear} />}
          >
            <WhatBecame view={view} />
          </LetterSheet>
          <LetterStatus view={view} isExample={isExample} />
        </div>
      </section>
      <Section id="promises" title="What it leaves alone">
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {promises.map(({ title, words, picture }) => (
            <li key={title} className="flex items-start gap-5 border-t border-line py-6 max-sm:gap-4">
              {picture}
              <div>
                <h3 className="heading-small">{title}</h3>
                <p className="mt-1 max-w-[44ch] text-base text-fg-muted">{words}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="next" title="Three ways on from here">
        <div className="grid gap-4 md:grid-cols-3">
          <Way to={screens['voice2email-landing'].paths[1]} title="One minute, line by line">
            See on a line of time what was said and what became of it.
          </Way>
          <Way to={screens['voice2email-landing'].paths[2]} title="Four things to say">
            Four short answers in, one letter out. For the days when rambling is hard.
          </Way>
          <Way to={to('speaktoemail-landing')} brand="speaktoemail" title="Speak-to-email">
            The same idea for people whose conversations are confidential.
          </Way>
        </div>
      </Section>
      <RecorderLater />
    </>
  )
}

function Way({
  to: address,
  title,
  brand,
  children,
}: {
  to: string
  title: string
  brand?: string
  children: ReactNode
}) {
  return (
    <Link
      to={address}
      data-brand={brand}
      className="rounded-sheet bg-accent-soft p-7 text-accent-soft-fg shadow-sm hover:shadow-md"
    >
      <h3 className="heading-card">{title}</h3>
      <p className="mt-2 max-w-[36ch] text-base">{children}</p>
    </Link>
  )
}
