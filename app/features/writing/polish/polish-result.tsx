import { to } from '#app/catalogue/to.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { ChangedText } from '../parts/changed-text.tsx'
import { TakeAway } from '#app/kits/pages/mail-file/take-away.tsx'
import { AskedList } from './asked-list.tsx'
import { Changes } from './changes.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { OnlyYou } from './only-you.tsx'
import type { PolishView } from './polish-view.server.ts'
import { TONES, toPolishedText } from './polished.ts'
import { useChoice } from './use-choice.ts'

/** A polished draft: the text with its changes marked, each to take or leave, and what came of it to take away. */
export function PolishResult({ view: { id, polished, letter } }: { view: Extract<PolishView, { part: 'result' }> }) {
  const { draft, incoming, tone, changes, advice, engine, tookMs, costMicros, notes } = polished
  const { taken, toggle, choose } = useChoice(id, polished.taken)
  const text = toPolishedText(polished, taken)
  return (
    <div className="page pt-6 pb-section">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading-page">Your draft, polished</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={to('email-polish')} variant="plain" size="sm">
            <Icon name="plus" size={17} /> New draft
          </ButtonLink>
          <ButtonLink to={to('email-polish', null, { part: 'history' })} variant="ghost" size="sm">
            <Icon name="clock" size={16} /> Polished before
          </ButtonLink>
        </div>
      </div>
      <p className="mt-2 text-sm text-fg-muted">
        {TONES[tone].label}. {engine ? `Read by ${engine.label}` : 'Read'} in {tookMs.toLocaleString('en')} ms
        {costMicros === null ? ', cost unknown' : costMicros > 0 ? `, ${toMoneyWords(costMicros)}` : ', free'}; letter
        rules and the second dictionary are built in here.
      </p>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-8">
          <figure
            aria-label="Your draft with its changes"
            className="rounded-sheet bg-surface px-[clamp(20px,4vw,44px)] py-8 shadow-lg"
          >
            <ChangedText text={draft} changes={changes} taken={taken} />
          </figure>
          <section aria-labelledby="result-heading">
            <h2 id="result-heading" className="heading-small">
              The polished text
            </h2>
            <Panel className="mt-3 p-5 sm:p-6">
              <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
                {text}
              </p>
            </Panel>
            {letter ? (
              <KeyedForm name="put-back" again action={to('inbox')} className="mt-3">
                <input type="hidden" name="do" value="put" />
                <input type="hidden" name="draft" value={letter} />
                <input type="hidden" name="text" value={text} />
                <Button type="submit">
                  <Icon name="inbox" size={17} /> Put it into your letter
                </Button>
              </KeyedForm>
            ) : null}
            <TakeAway text={text} subject="" name="email" />
          </section>
        </div>
        <div className="grid min-w-0 gap-8">
          <FactsPanel draft={draft} text={text} changes={changes} taken={taken} />
          {incoming ? <AskedList incoming={incoming} text={text} /> : null}
          <Changes id={id} changes={changes} taken={taken} toggle={toggle} choose={choose} />
          <OnlyYou advice={advice} notes={notes} />
        </div>
      </div>
    </div>
  )
}
