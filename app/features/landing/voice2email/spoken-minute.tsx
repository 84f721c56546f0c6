import { screens } from '#app/catalogue/screens.ts'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ClearLink } from '../parts/clear-link.tsx'
import { Section } from '../parts/section.tsx'
import type { LetterResult } from './letter/letter-form.server.ts'
import { LetterSheet } from './letter/letter-sheet.tsx'
import { LetterStatus } from './letter/letter-status.tsx'
import { exampleMinute, type LetterView } from './letter/letter-view.ts'
import { toSpokenS } from './line-times.ts'
import { MinuteTable } from './minute-table.tsx'
import { LISTEN_MAX_S } from './talking/said.limits.ts'
import { RecorderLater } from './talking/recorder-later.tsx'
import { TalkForm } from './talking/talk-form.tsx'
import { useSaidLetter } from './talking/use-said-letter.ts'
import { Waveform } from './talking/waveform.tsx'

const BARS = 140

/** One minute on a line: the line fills with what is said, and under it stands what became of each part. */
export function SpokenMinute({ example, result }: { example: LetterView; result: LetterResult | undefined }) {
  const letter = useSaidLetter(result, example, exampleMinute.tone)
  const { view, isExample, moments } = letter
  const share = Math.min(1, Math.max(moments.at(-1)?.atS ?? 0, toSpokenS(view.said)) / LISTEN_MAX_S)
  return (
    <>
      <section className="relative overflow-clip pt-[clamp(24px,4vw,52px)]">
        <div className="page grid justify-items-center text-center">
          <h1 className="heading-hero max-w-[13em]">One minute of talking is one email</h1>
          <p className="lead mt-4 max-w-[34em]">
            No blank page, no typing with a thumb. Press once, talk, and see line by line what became of it.
          </p>
        </div>
        <div className="relative mt-20 max-sm:mt-16">
          <Waveform bars={BARS} spoken={Math.round(share * BARS)} className="h-28 px-gutter opacity-45 max-sm:h-20" />
          <Panda pose="headphones" live className="absolute bottom-0 left-1/2 w-44 -translate-x-1/2 max-sm:w-34" />
        </div>
        <div className="border-t-2 border-accent">
          <div className="page flex justify-between py-2 text-xs text-fg-subtle tabular-nums" aria-hidden="true">
            <span>0:00</span>
            <span>0:20</span>
            <span>0:40</span>
            <span>1:00</span>
          </div>
        </div>
        <div className="page-reading pt-6">
          <TalkForm
            letter={letter}
            example={exampleMinute.said}
            address={screens['voice2email-landing'].paths[1]}
            hasOwnWave
          />
        </div>
      </section>
      <Section id="minute" title={isExample ? 'Line by line' : 'Your words, line by line'}>
        <MinuteTable view={view} isExample={isExample} moments={moments} />
      </Section>
      <div id="letter" className="page-reading mt-section scroll-mt-24">
        <LetterSheet
          view={view}
          isExample={isExample}
          clear={isExample ? null : <ClearLink onClear={letter.clear} />}
        />
        <LetterStatus view={view} isExample={isExample} />
      </div>
      <RecorderLater />
    </>
  )
}
