import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { OpeningNote, ToolLink } from '../parts/tool-link.tsx'
import { Section } from '../parts/section.tsx'
import { Handling, Limits } from './handling.tsx'

const practices = [
  {
    name: 'A therapy practice',
    href: to('therapist'),
    action: 'More for therapists',
    day: [
      { at: '09:50', spoken: 'Two minutes between sessions', written: 'A letter to the referring doctor' },
      { at: '12:10', spoken: 'One minute on the stairs', written: 'A new date offered to a client' },
      { at: '16:55', spoken: 'Three minutes, door closed', written: 'A note for supervision, without names' },
    ],
  },
  {
    name: 'A law office',
    href: to('lawyer'),
    action: 'More for lawyers',
    day: [
      { at: '08:40', spoken: 'Two minutes outside the court', written: 'A report to the client' },
      { at: '13:20', spoken: 'One minute after a call', written: 'A file note with times and names' },
      { at: '17:30', spoken: 'Four minutes, pacing', written: 'A letter to the other side, as a draft' },
    ],
  },
] as const

/** Two working days in two columns, for people who want to recognise their own before they read on. */
export function PracticeDay() {
  return (
    <>
      <section className="page pt-[clamp(28px,6vw,80px)]">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1.3fr_1fr] lg:items-end">
          <h1 className="heading-hero">The letters of the day, dictated in the gaps of the day</h1>
          <div>
            <p className="lead mb-6 max-w-[30em]">
              A few minutes of speaking here and there, in place of an evening of typing.
            </p>
            <ToolLink
              screen="voice-email"
              open="Dictate a letter"
              soon="See how dictation will work"
              variant="accent"
              size="lg"
            />
            <OpeningNote screen="voice-email" what="Dictation" />
          </div>
        </div>
        <div className="mt-12 grid overflow-clip rounded-2xl bg-surface shadow-sm lg:grid-cols-2">
          {practices.map((practice) => (
            <section
              key={practice.name}
              aria-label={practice.name}
              className="border-line p-7 not-first:border-t max-sm:p-5 lg:not-first:border-t-0 lg:not-first:border-l"
            >
              <h2 className="heading-card">{practice.name}</h2>
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
      </section>
      <Section id="handling" title="How a note will be handled">
        <Handling />
      </Section>
      <Section id="limits" title="What it is not">
        <Limits />
      </Section>
    </>
  )
}
