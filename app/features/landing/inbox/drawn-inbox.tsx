import type { CSSProperties } from 'react'
import { Panda } from '#app/ui/panda.tsx'
import { sampleMail, type SampleMail } from './sample-mail.ts'

/** An inbox as a picture, with sample mail that is labelled as such. */
export function DrawnInbox() {
  return (
    <figure className="relative mt-20 max-sm:mt-16">
      <Panda pose="peek" live className="absolute -top-19.5 right-[8%] z-1 w-28" />
      <div
        className={
          'grid overflow-clip rounded-2xl bg-surface shadow-lg ' + 'md:grid-cols-[minmax(0,0.82fr)_minmax(0,1fr)]'
        }
      >
        <ul className="border-line p-2.5 md:border-r">
          {sampleMail.map((mail, index) => (
            <MailRow key={mail.subject} mail={mail} isChosen={index === 0} />
          ))}
        </ul>
        <div className="flex flex-col p-7 max-md:hidden">
          <p className="heading-section">The courtyard is free on the 14th</p>
          <p className="mt-1 text-sm text-fg-muted">Tomás Ribeiro, to you and Nadia</p>
          <div className="mt-5 rounded-card bg-accent-soft p-5 text-base text-accent-soft-fg">
            <p className="text-sm font-strong">In short</p>
            <ul className="mt-2 grid gap-1.5">
              <li>Free on 14 April, ten until five.</li>
              <li>He needs a yes by six today.</li>
            </ul>
          </div>
          <p className="mt-5 max-w-[46ch] text-base text-fg-muted">
            Good news, the couple who had the courtyard moved indoors. I can hold it for you, but another party asked
            this morning.
          </p>
        </div>
      </div>
      <figcaption className="mt-3 text-xs text-fg-subtle">
        Sample mail, drawn for this page. Nobody real wrote it.
      </figcaption>
    </figure>
  )
}

function MailRow({ mail, isChosen }: { mail: SampleMail; isChosen: boolean }) {
  return (
    <li className={`flex items-start gap-3 rounded-lg px-3.5 py-3 ${isChosen ? 'bg-accent-soft' : ''}`}>
      <span className="avatar size-9 text-xs" style={{ '--h': mail.hue } as CSSProperties} aria-hidden="true">
        {mail.initials}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <b className="truncate text-sm">{mail.from}</b>
          <span className="flex-none text-xs text-fg-subtle">{mail.bundle}</span>
        </span>
        <span className="block truncate text-sm">{mail.subject}</span>
        <span className="mt-0.5 block text-xs text-fg-muted">{mail.why}</span>
      </span>
    </li>
  )
}
