import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panda } from '#app/ui/panda.tsx'
import { OpeningBadge, OpeningNote, ToolLink } from '../parts/tool-link.tsx'
import { Section } from '../parts/section.tsx'
import { Handling, Limits } from './handling.tsx'

const doors = [
  {
    name: 'For therapists',
    about: 'Letters after a session, to a colleague, an insurer or a client.',
    screen: 'therapist',
    href: to('therapist'),
  },
  {
    name: 'For lawyers',
    about: 'File notes, letters to the other side, instructions to the office.',
    screen: 'lawyer',
    href: to('lawyer'),
  },
  {
    name: 'Other professions',
    about: 'Who offers help here, when they are free, how to book them.',
    screen: 'professional-services',
    href: to('professional-services'),
  },
  {
    name: 'Audio player',
    about: 'Listen to a recording again while the transcript follows along.',
    screen: 'audio-player',
    href: to('audio-player'),
  },
] as const

/** A calm page in reading width: what it does, for whom, and how a note is handled. */
export function QuietDesk() {
  return (
    <>
      <section
        className={
          'page grid items-end gap-x-16 gap-y-8 pt-[clamp(32px,7vw,104px)] ' + 'lg:grid-cols-[minmax(0,42rem)_1fr]'
        }
      >
        <div>
          <h1 className="heading-hero">Speak after the session. Read before it leaves.</h1>
          <p className="lead mt-5 mb-8 max-w-[32em]">
            For people whose work is listening. Dictate the letter while it is fresh, correct it in peace, and send it
            yourself.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <ToolLink
              screen="voice-email"
              open="Dictate a letter"
              soon="See how dictation will work"
              variant="accent"
              size="lg"
            />
          </div>
          <OpeningNote screen="voice-email" what="Dictation" />
        </div>
        <div className="hidden justify-self-end rounded-full bg-accent-soft p-8 pb-0 lg:block">
          <Panda pose="thinking" className="w-60" />
        </div>
      </section>
      <Section id="doors" title="Where to begin">
        <ul className="border-t border-line">
          {doors.map((door) => (
            <li key={door.name} className="border-b border-line">
              <Link
                to={door.href}
                className={
                  'group grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-5 ' + 'sm:grid-cols-[16rem_1fr_auto]'
                }
              >
                <b className="heading-small group-hover:text-accent-text">{door.name}</b>
                <span className="row-start-2 text-base text-fg-muted max-sm:col-span-2 sm:col-start-2 sm:row-start-1">
                  {door.about}
                </span>
                <span className="col-start-2 row-start-1 flex items-center gap-3 text-fg-subtle sm:col-start-3">
                  <OpeningBadge screen={door.screen} />
                  <Icon name="arrow-right" size={18} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="handling" title="How a note will be handled">
        <Handling />
      </Section>
      <Section id="limits" title="What it is not">
        <Limits />
      </Section>
    </>
  )
}
