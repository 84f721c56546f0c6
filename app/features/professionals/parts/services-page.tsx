import { useEffect, useRef, useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { WaitlistResult } from '#app/kits/members/waitlist/waitlist.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { isCrisis } from '#app/kits/asking/crisis/crisis.ts'
import { exampleMatters, type ExampleMatter } from '../example-matters.ts'
import { professions } from '../professions.ts'
import { findMatterError } from '../services-checks.ts'
import type { ServicesResult } from '../services.server.ts'
import { DoorsPicture } from './doors-picture.tsx'
import { EmergencyLine } from '#app/kits/asking/crisis/emergency-line.tsx'
import { Fits } from './fits.tsx'
import { LaterCard } from './later-card.tsx'
import { ProfessionalsHere, type VerifiedProfessional } from './professionals-here.tsx'
import { NotAi } from './not-ai.tsx'
import { WhereItHappens } from './where-it-happens.tsx'

const WHAT_IT_IS_NOT = [
  'It does not understand your matter. It compares your words with a list, and shows which of them it used.',
  'It is no professional, and it recommends nobody: your words lead to kinds of work. The people below stand in the order in which they were verified.',
  'It knows sixteen professions and English words. When nothing fits, it says so.',
  'A real talk with the wrong profession is still better than none: they send you on.',
]

type Asked = { matter: string | null; error: string | null }

/** The screen for somebody who does not know whom to ask: a sentence in, professions out, each with its reason. */
export function ServicesPage({
  example,
  professionals,
  result,
  waiting,
}: {
  example: ExampleMatter | null
  professionals: readonly VerifiedProfessional[]
  result: ServicesResult | undefined
  waiting: WaitlistResult | undefined
}) {
  const hasScript = useHasScript()
  const [own, setOwn] = useState<Asked | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (own?.matter) heading.current?.focus()
  }, [own])
  const posted = result ? { matter: result.matter, error: result.problem?.errors['matter'] ?? null } : null
  const { matter, error } = own ?? posted ?? { matter: example?.matter ?? null, error: null }
  const typed = result?.problem?.values['matter'] ?? result?.matter ?? example?.matter ?? ''
  const isUrgent = isCrisis(matter ?? typed)
  const ask = (form: HTMLFormElement) => {
    const sentence = String(new FormData(form).get('matter') ?? '').trim()
    const problem = findMatterError(sentence)
    setOwn({ matter: problem ? null : sentence, error: problem })
  }
  return (
    <div className="page pt-[clamp(20px,3vw,40px)] print:pt-0">
      {isUrgent ? (
        <div className="mb-8">
          <EmergencyLine isUrgent />
        </div>
      ) : null}
      <Head />
      <form
        method="post"
        action={`${to('professional-services')}#fits`}
        noValidate
        autoComplete="off"
        aria-label="Which kind of help"
        onSubmit={(event) => {
          event.preventDefault()
          ask(event.currentTarget)
        }}
        className="rounded-sheet bg-surface p-6 shadow-lg max-sm:p-4 print:hidden"
      >
        <Field label="What is it about?" error={error}>
          <TextArea
            name="matter"
            rows={2}
            defaultValue={typed}
            placeholder="My landlord raised the rent although there is mould in the bedroom."
            className="text-base leading-[1.6]"
          />
        </Field>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <WhereItHappens hasScript={hasScript} what="Your sentence" />
          <Button type="submit">Find the kind of help</Button>
        </div>
      </form>
      <Examples chosen={own || posted ? null : (example?.id ?? null)} />
      {matter ? (
        <section id="fits" aria-labelledby="fits-heading" className="mt-10 scroll-mt-20">
          <Fits matter={matter} isUrgent={isUrgent} heading={heading} />
        </section>
      ) : null}
      <ProfessionalsHere professionals={professionals} />
      <AllProfessions />
      <div className="mt-section grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] print:hidden">
        <NotAi title="What this page is not" points={WHAT_IT_IS_NOT} />
        <LaterCard
          missing="Talking to a professional over this site, by sound or picture, comes in a later release. Free times, booking and an intake in writing or by voice are on the page of each professional."
          result={waiting}
        />
      </div>
    </div>
  )
}

const Head = () => (
  <div className="grid items-end gap-x-10 lg:grid-cols-[minmax(0,1fr)_auto] print:hidden">
    <div className="pb-7">
      <h1 className="heading-hero max-w-[11em]">Which kind of help is it?</h1>
      <p className="lead mt-4 max-w-[33em]">
        Say in a sentence what it is about. You see which professions it belongs to, which of your words say so, and
        what to bring.
      </p>
    </div>
    <DoorsPicture className="hidden w-[27rem] lg:block" />
  </div>
)

const AllProfessions = () => (
  <section aria-labelledby="all" className="mt-section print:hidden">
    <h2 id="all" className="heading-section">
      The sixteen it knows
    </h2>
    <dl className="mt-4 grid gap-x-12 border-t border-line sm:grid-cols-2">
      {professions.map(({ id, name, does }) => (
        <div key={id} className="border-b border-line py-4">
          <dt className="text-base font-strong">{name}</dt>
          <dd className="mt-0.5 max-w-[52ch] text-base text-fg-muted">{does}</dd>
        </div>
      ))}
    </dl>
  </section>
)

function Examples({ chosen }: { chosen: string | null }) {
  return (
    <nav
      aria-label="Examples"
      className="no-scrollbar -mx-1 mt-4 flex items-center gap-2 overflow-x-auto p-1 whitespace-nowrap print:hidden"
    >
      <span className="flex-none text-xs text-fg-subtle">Made-up examples</span>
      {exampleMatters.map(({ id, label }) => (
        <ChipLink
          key={id}
          to={`${to('professional-services')}?example=${id}`}
          preventScrollReset
          isChosen={id === chosen}
        >
          {label}
        </ChipLink>
      ))}
    </nav>
  )
}
