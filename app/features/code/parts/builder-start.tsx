import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import { useSpokenWords } from '#app/kits/pages/recorder/use-spoken-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BuilderStartView } from '../builder/builder-view.server.ts'
import type { Studio } from '../builder/project-keeping.server.ts'
import { SayPart } from './say-part.tsx'

const WORDS = {
  'builder': {
    title: 'Builder',
    lead: 'Describe a page or a small app. Rules of words make it from sections that work; you fill them in, edit any file, and watch it in a preview that is fenced off from everything else.',
    label: 'What it should be',
    examples: [
      'A page for our tea house with opening hours, prices and a contact form',
      'A packing list',
      'An invitation to the summer party with programme, directions and RSVP',
      'An expense tracker in dark blue',
    ],
  },
  'v2-vibe-coder': {
    title: 'Vibe coder',
    lead: 'Say or type what you want in your own words, one wish at a time. Every turn is a version with what changed, and what was not understood is said.',
    label: 'What shall it be?',
    examples: [
      'A quiz called “Pandas”',
      'A habit tracker',
      'A timer for my tea',
      'A page about my garden with questions and answers',
    ],
  },
} as const

/** A description in, and what was built before. */
export function BuilderStart({
  view: { page, prompt, heard },
  problem,
  studio,
}: {
  view: BuilderStartView
  problem: FormProblem | null
  studio: Studio
}) {
  const { title, lead, label, examples } = WORDS[studio]
  const said = heard?.spoken?.text ?? ''
  const box = useSpokenWords(said)
  const typed = problem?.values['prompt'] ?? (prompt || said)
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">{title}</h1>
      <p className="lead mt-1 max-w-[46em]">{lead}</p>
      {heard ? (
        <div className="mt-6">
          <SayPart heard={heard} project={null} problem={problem} />
        </div>
      ) : null}
      <KeyedForm name="begin-project" action={to(studio)} noValidate className="mt-6 grid gap-4">
        <input type="hidden" name="do" value="begin" />
        <Field
          label={label}
          error={problem?.errors['prompt'] ?? null}
          help="Name it, name its sections, and its colour if you like."
        >
          <TextArea key={prompt} boxRef={box} name="prompt" rows={3} defaultValue={typed} />
        </Field>
        <Button type="submit" size="lg" className="justify-self-start">
          <Icon name="blocks" size={18} /> Build it
        </Button>
      </KeyedForm>
      <nav aria-label="Ideas to try" className="mt-5 flex flex-wrap gap-2">
        {examples.map((one) => (
          <ChipLink key={one} to={to(studio, null, { prompt: one })}>
            {one}
          </ChipLink>
        ))}
      </nav>
      <section aria-labelledby="kept-title" className="mt-12">
        <h2 id="kept-title" className="heading-section">
          Your projects
        </h2>
        <KeptList
          page={page}
          problem={problem?.values['do'] === 'rename' ? problem : null}
          words={{ one: 'project', many: 'projects' }}
          toList={(query) => to(studio, null, query)}
          empty="What you build is kept here: for members until they delete it, for guests 30 days in this browser."
        />
      </section>
    </div>
  )
}
