import { to } from '#app/catalogue/to.ts'
import { screens } from '#app/catalogue/screens.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Section } from '../parts/section.tsx'
import { DayPicture } from './day-picture.tsx'
import { Desk } from './desk.tsx'
import type { AdminFormResult } from './desk.server.ts'
import { Handling, Limits } from './handling.tsx'
import { MaskRules } from './mask-rules.tsx'

const practices = [
  {
    name: 'A therapy practice',
    href: to('therapist'),
    action: 'The first message, for clients',
    day: [
      { at: '09:50', spoken: 'Two minutes between sessions', written: 'A letter to the referring doctor' },
      { at: '12:10', spoken: 'One minute on the stairs', written: 'A new date offered to a client' },
      { at: '16:55', spoken: 'Three minutes, door closed', written: 'A note for supervision, without names' },
    ],
  },
  {
    name: 'A law office',
    href: to('lawyer'),
    action: 'Put it in order, for clients',
    day: [
      { at: '08:40', spoken: 'Two minutes outside the court', written: 'A report to the client' },
      { at: '13:20', spoken: 'One minute after a call', written: 'A file note with times and names' },
      { at: '17:30', spoken: 'Four minutes, pacing', written: 'A letter to the other side, as a draft' },
    ],
  },
] as const

/** Two working days in two columns, for people who want to recognise their own before they read on. */
export function PracticeDay({ result }: { result: AdminFormResult | undefined }) {
  return (
    <>
      <section
        className={
          'page grid items-start gap-x-14 gap-y-8 pt-[clamp(24px,4vw,56px)] ' +
          'lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] print:pt-0'
        }
      >
        <div className="lg:sticky lg:top-24 print:hidden">
          <h1 className="heading-hero">The notes of the day, written in the gaps of the day</h1>
          <p className="lead mt-5 max-w-[30em]">
            A few minutes here and there in place of an evening of typing. What tells who it is about is covered before
            the note leaves the room.
          </p>
          <DayPicture className="mt-9 hidden w-full max-w-[31rem] lg:block" />
        </div>
        <Desk sample="fileNote" result={result} action={screens['speaktoemail-landing'].paths[1]} isStacked />
      </section>
      <div className="print:hidden">
        <Section id="days" title="Where the minutes are">
          <div className="grid overflow-clip rounded-2xl bg-surface shadow-sm lg:grid-cols-2">
            {practices.map((practice) => (
              <section
                key={practice.name}
                aria-label={practice.name}
                className="border-line p-7 not-first:border-t max-sm:p-5 lg:not-first:border-s lg:not-first:border-t-0"
              >
                <h3 className="heading-card">{practice.name}</h3>
                <ol className="mt-5">
                  {practice.day.map((moment) => (
                    <li key={moment.at} className="grid grid-cols-[4rem_1fr] border-t border-line py-4">
                      <span className="text-sm text-accent-text tabular-nums">{moment.at}</span>
                      <span>
                        <span className="block text-sm text-fg-muted">{moment.spoken}</span>
                        <span className="mt-0.5 block text-base font-medium">{moment.written}</span>
                      </span>
                    </li>
                  ))}
                </ol>
                <ButtonLink to={practice.href} variant="soft" className="mt-4">
                  {practice.action}
                </ButtonLink>
              </section>
            ))}
          </div>
          <p className="mt-3 text-xs text-fg-subtle">Two example days, made up for this page.</p>
        </Section>
        <Section id="rules" title="How it decides what to cover">
          <MaskRules />
        </Section>
        <Section id="handling" title="What happens to a note">
          <Handling />
        </Section>
        <Section id="limits" title="What it is not">
          <Limits />
        </Section>
      </div>
    </>
  )
}
