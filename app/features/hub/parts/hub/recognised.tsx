import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { HubAnswer } from '../../hub.server.ts'
import type { Offer } from '../../hub-offer.server.ts'
import { CARRIED_MAX_CHARS } from '../../hub-tools.ts'
import { intentWords } from '../../hub-words.ts'
import { IntentButton } from './intent-button.tsx'
import { MadeCard } from './made-card.tsx'
import { ToolForm } from './tool-form.tsx'

type Props = { answer: HubAnswer; problem: FormProblem | null }

const sure: Readonly<Record<HubAnswer['confidence'], string>> = {
  certain: 'Recognised',
  likely: 'Probably',
  unsure: '',
  chosen: 'Chosen',
  decided: 'Decided by a model',
}

/** What a wish was taken for, the way to go, and what else it may have been. */
export function Recognised({ answer, problem }: Props) {
  const { offer, wish, confidence, how, choices, made } = answer
  if (!offer) return <Unsure answer={answer} />
  const { label, about, icon } = intentWords[offer.intent]
  return (
    <>
      <Card as="section" aria-labelledby="recognised" className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-7">
        <div className="flex items-start gap-4">
          <span className="grid size-11 flex-none place-items-center rounded-control bg-accent-soft text-accent-soft-fg">
            <Icon name={icon} size={22} />
          </span>
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 id="recognised" className="heading-card">
                {label}
              </h2>
              <Badge tone={confidence === 'likely' ? 'warning' : 'accent'}>{sure[confidence]}</Badge>
            </div>
            <p className="mt-1 text-fg-muted">{about}</p>
            {how ? <p className="mt-1 text-[0.8125rem] text-fg-subtle">{how}</p> : null}
          </div>
        </div>
        {offer.tool ? <ToolForm tool={offer.tool} slots={offer.slots} wish={wish} problem={problem} /> : null}
        <div role="status" className="empty:hidden">
          {made ? <MadeCard made={made} typed={offer.slots.text} /> : null}
        </div>
        <Way offer={offer} />
      </Card>
      {choices.length > 0 ? (
        <section aria-labelledby="alternatives">
          <h2 id="alternatives" className="heading-small">
            Or did you mean
          </h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {choices.map((intent) => (
              <li key={intent} className="grid">
                <IntentButton intent={intent} wish={wish} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** The screen to go to, or the honest word that it is not open yet. */
function Way({ offer }: { offer: Offer }) {
  const { go, missing, exists, tool, isTooLong } = offer
  return (
    <>
      {go ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link to={go.href} className={toButtonClass({ variant: tool ? 'plain' : 'primary' })}>
            {go.label}
            <Icon name="arrow-right" size={17} />
          </Link>
          {isTooLong ? (
            <p className="text-[0.8125rem] text-fg-subtle">
              Your text is longer than an address carries ({CARRIED_MAX_CHARS.toLocaleString('en')} characters): copy it
              and paste it there.
            </p>
          ) : null}
        </div>
      ) : null}
      {missing ? (
        <div className="grid gap-2 border-t border-line pt-4 text-[0.9375rem] text-fg-muted">
          <p>
            <Link to={missing.href} className="link">
              {missing.title}
            </Link>{' '}
            is not open here yet.{' '}
            {tool
              ? 'The tool above does a part of it.'
              : exists
                ? ''
                : 'Nothing on this server does it so far. The page behind the link takes your address for when it opens.'}
          </p>
          {exists ? (
            <p>
              <Link
                to={exists.href}
                className={toButtonClass({ variant: tool ? 'plain' : 'primary', className: 'whitespace-normal!' })}
              >
                {exists.say}
              </Link>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

/** The honest question back, and a language model for whoever wants to press. */
function Unsure({ answer: { wish, choices, canDecide, how } }: { answer: HubAnswer }) {
  return (
    <section aria-labelledby="unsure">
      <h2 id="unsure" className="heading-section">
        Which of these do you mean?
      </h2>
      <p className="mt-2 text-fg-muted">Your words fit several things here. {how}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {choices.map((intent) => (
          <li key={intent} className="grid">
            <IntentButton intent={intent} wish={wish} />
          </li>
        ))}
      </ul>
      {canDecide ? (
        <Form method="post" action={to('universal-hub')} className="mt-5 flex flex-wrap items-center gap-3">
          <input type="hidden" name="act" value="decide" />
          <input type="hidden" name="wish" value={wish} />
          <Button type="submit" variant="soft" size="sm">
            Let {canDecide} decide
          </Button>
          <span className="text-[0.8125rem] text-fg-subtle">It counts as one run.</span>
        </Form>
      ) : null}
    </section>
  )
}
