import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { OpeningBadge, OpeningNote, ToolLink } from '../parts/tool-link.tsx'
import { Section } from '../parts/section.tsx'
import { Desk } from './desk.tsx'
import type { AdminFormResult } from './desk.server.ts'
import { DeskPicture } from './desk-picture.tsx'
import { Handling, Limits } from './handling.tsx'
import { MaskRules } from './mask-rules.tsx'

const doors = [
  {
    name: 'The first message',
    about: 'For somebody who looks for a therapist: a few choices become a short message in their own words.',
    screen: 'therapist',
    href: to('therapist'),
  },
  {
    name: 'Put it in order',
    about: 'For somebody who needs a lawyer: a told story becomes dates, papers and questions.',
    screen: 'lawyer',
    href: to('lawyer'),
  },
  {
    name: 'Which kind of help?',
    about: 'A sentence about the matter, and which professions it belongs to.',
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

/** The brand as most people meet it: a desk that hides names, then how it decides and what it is not. */
export function QuietDesk({ result }: { result: AdminFormResult | undefined }) {
  return (
    <>
      <section className="page pt-[clamp(24px,4vw,52px)] print:pt-0">
        <div className="grid items-end gap-x-10 lg:grid-cols-[minmax(0,1fr)_auto] print:hidden">
          <div className="pb-7 lg:pb-10">
            <h1 className="heading-hero max-w-[12em]">Say it freely. The names stay here.</h1>
            <p className="lead mt-4 max-w-[34em]">
              For people whose work is listening. Write or dictate the note while it is fresh; names, numbers and
              addresses are covered before it goes to anyone.
            </p>
          </div>
          <DeskPicture className="hidden w-[26.25rem] lg:block" />
        </div>
        <Desk sample="letter" result={result} action={to('speaktoemail-landing')} />
      </section>
      <div className="print:hidden">
        <Section id="rules" title="How it decides what to cover">
          <MaskRules />
        </Section>
        <Section id="doors" title="For the people who look for you">
          <ul className="border-t border-line">
            {doors.map((door) => (
              <li key={door.name} className="border-b border-line">
                <Link
                  to={door.href}
                  className={
                    'group grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-5 ' +
                    'sm:grid-cols-[16rem_1fr_auto]'
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
        <Section id="handling" title="What happens to a note">
          <Handling />
          <div className="mt-7">
            <ToolLink screen="voice-email" open="Record a whole letter" soon="See how recording will work" />
            <OpeningNote screen="voice-email" what="Recording a whole letter" />
          </div>
        </Section>
        <Section id="limits" title="What it is not">
          <Limits />
        </Section>
      </div>
    </>
  )
}
