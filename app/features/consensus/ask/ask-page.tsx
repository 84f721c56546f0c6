import { to } from '#app/catalogue/to.ts'
import type { SeatInfo } from '#app/kits/asking/panel/seat-info.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { toTable } from '#app/platform/table.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { Tabs } from '#app/ui/controls/tabs.tsx'
import type { AskView } from './ask-view.server.ts'
import { listTyped } from '../typed-lists.ts'
import { AskForm } from './ask-form.tsx'
import { CompareExample, CompareForm } from './compare-form.tsx'
import { TryChips } from './try-chips.tsx'

type Props = { view: AskView; problem: FormProblem | null }

const LEADS: Readonly<Record<string, string>> = toTable({
  simple: 'One answer and how far the others agree. The details stay one click away.',
  v4: 'The full matrix: every claim, every answer, every quote.',
})
const LEAD =
  'Models and sources answer on their own. You see, claim by claim, where they agree and where they part ways.'

/** Where a question is asked, or answers from elsewhere are compared. */
export function AskPage({ view, problem }: Props) {
  const { variant, hasHistory } = view
  return (
    <div className="page max-w-[860px] pt-4 pb-section lg:pt-14">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_176px]">
        <div className="pb-5 sm:pb-7">
          <h1 className="heading-page">Ask once, compare every answer</h1>
          <p className="lead mt-3 max-w-[32em] sm:mt-4">{LEADS[variant ?? ''] ?? LEAD}</p>
          <p className="mt-4 flex flex-wrap gap-2">
            <ButtonLink to={to('consensus-chat')} variant="plain" size="sm">
              <Icon name="messages-square" size={16} /> Talk it through
            </ButtonLink>
            {hasHistory ? (
              <ButtonLink to={to('consensus-history')} variant="plain" size="sm">
                <Icon name="clock" size={16} /> Your questions
              </ButtonLink>
            ) : null}
          </p>
        </div>
        <div className="pointer-events-none relative z-10 mb-[-82px] w-[158px] justify-self-end max-sm:hidden">
          <Panda pose="peek" className="w-full" />
        </div>
      </div>
      {view.filled.note ? (
        <div role="status" className="mb-3">
          <FieldError>{view.filled.note}</FieldError>
        </div>
      ) : null}
      <Ways view={view} problem={problem} />
      <HowItWorks seats={view.seats} />
    </div>
  )
}

/** The two ways to an answer; each keeps what was typed into it. */
function Ways({ view, problem }: Props) {
  const typed = problem ?? view.filled.typed
  const isCompare = typed ? typed.values.way === 'compare' || listTyped(typed, 'answer').some(Boolean) : view.isCompare
  return (
    <Tabs
      label="Ways to an answer"
      start={isCompare ? 'compare' : 'ask'}
      tabs={[
        {
          id: 'ask',
          label: 'Ask here',
          icon: 'sparkles',
          content: (
            <>
              <AskForm view={view} problem={isCompare ? null : problem} waits={!isCompare} />
              <TryChips />
            </>
          ),
        },
        {
          id: 'compare',
          label: 'Compare answers I have',
          icon: 'scale',
          content: (
            <>
              <CompareForm view={view} problem={isCompare ? problem : null} />
              <CompareExample />
            </>
          ),
        },
      ]}
    />
  )
}

function HowItWorks({ seats }: { seats: readonly SeatInfo[] }) {
  return (
    <section className="mt-section grid gap-6 text-fg-muted sm:grid-cols-3" aria-label="How it works">
      <Note title="Who answers here">{toWhoWords(seats)}</Note>
      <Note title="Bring your own answers">
        Paste what chatbots told you elsewhere. Then nobody is asked, nothing leaves this server, and it costs nothing.
      </Note>
      <Note title="Agreement is not truth">
        The ring counts who says the same. Sources stand beside each answer, and silence never counts as a yes.
      </Note>
    </section>
  )
}

const BUILT_IN = 'a calculator, lists of facts, a dictionary and our own help'

function toWhoWords(seats: readonly SeatInfo[]): string {
  const models = seats.filter(({ isBuiltIn }) => !isBuiltIn).length
  if (models === 0)
    return `Built-in sources: ${BUILT_IN}. No AI model is connected on this server, so nobody writes freely.`
  return `${models === 1 ? 'One AI model' : `${models} AI models`}, and the built-in sources: ${BUILT_IN}.`
}

function Note({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h2 className="text-base font-strong text-fg">{title}</h2>
      <p className="mt-1.5">{children}</p>
    </div>
  )
}
