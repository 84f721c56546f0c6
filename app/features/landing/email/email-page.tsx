import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { LandingProps } from '../parts/landing-props.ts'
import { Section } from '../parts/section.tsx'
import { OpeningBadge } from '../parts/tool-link.tsx'
import { DraftForm } from './draft-form.tsx'
import { MarkList } from './mark-list.tsx'
import { MarkedPaper } from './marked-paper.tsx'
import { BringIt, KeepIt, MarkIt } from './pictures.tsx'
import type { polishForm, PolishResult } from './polish-form.server.ts'
import type { PolishView } from './polish-view.ts'
import { PolishedMail } from './polished-mail.tsx'
import { usePolish } from './use-polish.ts'

const steps = [
  { title: 'Bring the draft', words: 'The one you have read four times and still not sent.', picture: <BringIt /> },
  {
    title: 'See every mark',
    words: 'What would change, and why, in one line each. Nothing changes behind your back.',
    picture: <MarkIt />,
  },
  {
    title: 'Keep your voice',
    words: 'Leave what sounds like you. Take the rest away in your own mail program.',
    picture: <KeepIt />,
  },
] as const

const tools = [
  {
    name: 'Email writer',
    about: 'A few points in, a whole email out, with a subject line that fits.',
    screen: 'email-writer',
    href: to('email-writer'),
  },
  {
    name: 'Email polish',
    about: 'What this page does, for longer mail: grammar and tone, with every change yours to refuse.',
    screen: 'email-polish',
    href: to('email-polish'),
  },
  {
    name: 'Voice email',
    about: 'For the emails that are easier to say than to type.',
    screen: 'voice-email',
    href: to('voice-email'),
  },
  {
    name: 'Inbox',
    about: 'Where the answers arrive: messages, mail and notices in one place.',
    screen: 'inbox',
    href: to('inbox'),
  },
] as const

type Data = ReturnType<typeof polishForm.read>

export function EmailPage({ data, result }: LandingProps<Data, PolishResult>) {
  return data ? <PolishStory example={data.example} result={result} /> : null
}

/** A letter with the corrections still in it: the page shows what the brand does by doing it to the reader's own draft. */
function PolishStory({ example, result }: { example: PolishView; result: PolishResult | undefined }) {
  const { view, taken, isExample, set, toggle, ...form } = usePolish(result, example)
  const { draft, marks } = view
  const shown = { draft, marks, taken, isExample }
  return (
    <>
      <section
        className={
          'page grid items-start gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-10 pt-[clamp(26px,5vw,60px)] ' +
          'lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]'
        }
      >
        <div id="marks" className="grid min-w-0 scroll-mt-24 gap-8">
          <MarkedPaper {...shown} />
        </div>
        <div className="max-lg:order-first lg:pt-4">
          <h1 className="heading-hero">Write the mail you mean</h1>
          <p className="lead mt-4.5 mb-6 max-w-[28em]">
            Bring a draft you are not sure about. See what would change, why, and keep only what sounds like you.
          </p>
          <DraftForm {...form} onSet={set} />
        </div>
      </section>
      <Section id="every-mark" title={isExample ? 'The marks, one by one' : 'Your marks, one by one'}>
        <div className="grid items-start gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <MarkList {...shown} onToggle={toggle} />
          <div className="lg:sticky lg:top-20">
            <PolishedMail {...shown} onClear={() => set('')} />
          </div>
        </div>
      </Section>
      <Section id="how" title="How it goes">
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
          {steps.map(({ title, words, picture }) => (
            <li key={title}>
              {picture}
              <h3 className="heading-small mt-4">{title}</h3>
              <p className="mt-1 max-w-[36ch] text-base text-fg-muted">{words}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="tools" title="Four places to write from">
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {tools.map((tool) => (
            <li key={tool.name} className="border-t border-line">
              <Link
                to={tool.href}
                className="group flex h-full items-start justify-between gap-x-6 gap-y-2 py-5 max-sm:flex-col"
              >
                <span>
                  <b className="heading-small group-hover:text-accent-text">{tool.name}</b>
                  <span className="mt-1 block max-w-[42ch] text-base text-fg-muted">{tool.about}</span>
                </span>
                <span className="flex flex-none items-center gap-3 pt-0.5 text-fg-subtle">
                  <OpeningBadge screen={tool.screen} />
                  <Icon name="arrow-right" size={18} className="max-sm:hidden" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
