import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { kindWords } from '../plan/plan.ts'
import { QUESTION_MAX_CHARS } from '../research.limits.ts'
import type { ResearchesView } from '../work/research-view.server.ts'

type Props = { view: Extract<ResearchesView, { part: 'list' }>; problem: FormProblem | null }

const EXAMPLES = [
  'When did the Golden Gate Bridge open, and how long is it?',
  'Compare Norway and Sweden',
  'How does the claim ledger tell that sources disagree?',
]

/** A question in, and what was looked into before. */
export function ResearchesPage({ view: { page, kinds, models, asked }, problem }: Props) {
  const isFirst = page.count === 0 && page.search === '' && !page.deleted
  const typed = problem?.values['do'] === 'begin' ? problem : null
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Research assistant</h1>
      <p className="lead mt-1 max-w-[44em]">
        A question becomes a plan that you change, then sources and notes, then a report in which every sentence stands
        on words that were read and kept.
      </p>
      <KeyedForm name="begin-research" action={to('v2-research-assistant')} className="mt-6 grid max-w-[48rem] gap-3">
        <input type="hidden" name="do" value="begin" />
        <Field label="Your question" error={typed?.errors['question'] ?? null}>
          <TextArea
            key={asked}
            name="question"
            rows={3}
            maxLength={QUESTION_MAX_CHARS}
            defaultValue={typed?.values['question'] ?? asked}
          />
        </Field>
        <Button type="submit" size="lg" className="justify-self-start">
          Draw up a plan
          <Icon name="arrow-right" size={18} />
        </Button>
      </KeyedForm>
      {isFirst ? (
        <nav aria-label="Questions to try" className="mt-5 flex flex-wrap gap-2">
          {EXAMPLES.map((ask) => (
            <ChipLink key={ask} to={to('v2-research-assistant', null, { ask })} isChosen={ask === asked}>
              {ask}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <section aria-labelledby="reach-title" className="mt-10 border-t border-line pt-5">
        <h2 id="reach-title" className="heading-small">
          What it reaches here
        </h2>
        <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
          {kinds.map(({ kind, isReady, state }) => (
            <div key={kind} className="contents">
              <dt className="font-medium">{kindWords[kind].label}</dt>
              <dd className={isReady ? '' : 'text-fg-muted'}>{`${state} ${isReady ? kindWords[kind].about : ''}`}</dd>
            </div>
          ))}
          <dt className="font-medium">Language models</dt>
          <dd className={models > 0 ? '' : 'text-fg-muted'}>
            {models > 0
              ? `${models} connected: one may word the sections.`
              : 'None is connected: sections are made of quotations alone.'}
          </dd>
        </dl>
      </section>
      {isFirst ? null : (
        <section aria-labelledby="earlier-title" className="mt-12">
          <h2 id="earlier-title" className="heading-section">
            Your research
          </h2>
          <KeptList
            page={page}
            problem={problem?.values['do'] === 'rename' ? problem : null}
            words={{ one: 'research', many: 'researches' }}
            toList={(query) => to('v2-research-assistant', null, query)}
            empty="What you look into is kept here: for members until they delete it, for guests 30 days in this browser."
          />
        </section>
      )}
    </div>
  )
}
