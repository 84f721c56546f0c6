import { SaidBox, SayForm } from '#app/kits/asking/spoken/say-box.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { InboxView } from '../reading/inbox-view.server.ts'
import type { Dictation } from './say-letter.server.ts'
import { toInbox } from '../parts/inbox-links.ts'

type Props = {
  view: InboxView
  draft: string
  dictation: Dictation
  problem: FormProblem | null
  /** What was typed is kept before the page is left. */
  onLeave: () => void
}

/** Something said for a letter: it is written down into the letter, to be read over. */
export function DictatePart({ view: { query }, draft, dictation: { ear, spoken }, problem, onLeave }: Props) {
  const hasScript = useHasScript()
  if (spoken && spoken.state !== 'failed') return <Said spoken={spoken} draft={draft} query={query} />
  return (
    <SayForm
      summary="Dictate"
      name="dictate"
      of={draft}
      action={toInbox(query, { compose: draft })}
      fields={{ draft }}
      after={`The words come into your letter, and you read them over.${hasScript ? '' : ' Keep it as a draft first.'}`}
      onSubmit={onLeave}
      {...{ ear, spoken, problem }}
    />
  )
}

type SaidProps = { spoken: NonNullable<Dictation['spoken']>; draft: string; query: InboxView['query'] }

function Said({ spoken: { id, state, engine, facts }, draft, query }: SaidProps) {
  const isDone = state === 'done'
  const words = isDone
    ? `Written down by ${engine} into your letter. Read it over and mend it.`
    : 'Your recording is being written down. You can go on writing.'
  return (
    <SaidBox isDone={isDone} words={words}>
      {isDone ? <Facts facts={facts} /> : null}
      <div className="flex flex-wrap gap-2">
        {isDone ? (
          <ButtonLink to={`${toInbox(query, { compose: draft })}#say`} size="sm" variant="plain">
            Say something else
          </ButtonLink>
        ) : (
          <>
            {/* With a place in the page the same address would not be read anew without scripts. */}
            <ButtonLink to={toInbox(query, { compose: draft, heard: id })} size="sm">
              See how far it is
            </ButtonLink>
            <ActForm name="do" act="unsay" fields={{ draft, heard: id }} action={toInbox(query)} variant="ghost">
              Take it back
            </ActForm>
          </>
        )}
      </div>
    </SaidBox>
  )
}

/** Everything named in what was said, to be held against what was meant. */
const Facts = ({ facts }: { facts: NonNullable<Dictation['spoken']>['facts'] }) =>
  facts.length === 0 ? (
    <p className="text-[0.8125rem] text-fg-muted">You named no person, number, day or address.</p>
  ) : (
    <div>
      <p className="heading-small">Is this right?</p>
      <ul className="mt-2 border-b border-line">
        {facts.map(({ key, label, text }) => (
          <li key={key} className="flex flex-wrap gap-x-4 border-t border-line py-2">
            <span className="w-20 flex-none text-xs leading-5 text-fg-subtle">{label}</span>
            <b className="min-w-0 flex-1 font-strong wrap-anywhere">{text}</b>
          </li>
        ))}
      </ul>
    </div>
  )
