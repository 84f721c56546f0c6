import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { CasesPart } from './cases-part.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { PromptAnswer, PromptsView } from './prompts-view.server.ts'

type View = Extract<PromptsView, { part: 'prompt' }>

/** A prompt: to fill in and use, to change, with its versions and cases. */
export function PromptPage({ view, answer }: { view: View; answer: PromptAnswer | null }) {
  const { prompt, versions, cases } = view
  const problem = answer?.problem ?? null
  return (
    <div className="page max-w-[980px] pt-6 pb-section">
      <Link to={to('prompts')} className="link inline-flex items-center gap-1.5 text-sm">
        <Icon name="arrow-left" size={16} /> Prompts
      </Link>
      <h1 className="heading-page mt-3 wrap-anywhere">{prompt.title}</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10">
        <UsePart prompt={prompt} answer={answer} />
        <ChangePart prompt={prompt} problem={problem} />
        <CasesPart prompt={prompt} cases={cases} problem={problem} values={answer?.values ?? {}} />
        <Versions id={prompt.id} versions={versions} />
      </div>
    </div>
  )
}

function UsePart({ prompt: { id, places }, answer }: { prompt: View['prompt']; answer: PromptAnswer | null }) {
  const said = answer?.said ?? null
  const error = answer?.problem?.errors['use'] ?? null
  return (
    <section aria-labelledby="use-heading">
      <h2 id="use-heading" className="heading-small">
        Use it
      </h2>
      <KeyedForm name={`use-${id}`} again preventScrollReset className="mt-3 grid gap-4">
        <input type="hidden" name="do" value="use" />
        <input type="hidden" name="id" value={id} />
        <PlaceFields places={places} values={answer?.values ?? {}} />
        {places.length === 0 ? <p className="text-sm text-fg-muted">This prompt has no places to fill in.</p> : null}
        {error ? <FieldError>{error}</FieldError> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="where" value="chat">
            Use it in the chat
          </Button>
          <Button type="submit" name="where" value="here" variant="plain">
            Ask here
          </Button>
        </div>
      </KeyedForm>
      {said ? (
        <Panel className="mt-4 min-w-0 p-5">
          <p role="status" className="wrap-anywhere whitespace-pre-wrap" dir="auto">
            {said.answer}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <CopyButton text={said.answer} what="the answer" />
            <span className="text-xs text-fg-subtle">
              {said.engine}, {said.tookMs.toLocaleString('en')} ms, {toMoneyWords(said.costMicros)}
            </span>
          </div>
        </Panel>
      ) : null}
    </section>
  )
}

function ChangePart({
  prompt: { id, title, text, version },
  problem,
}: {
  prompt: View['prompt']
  problem: FormProblem | null
}) {
  const own = problem?.values['do'] === 'save' ? problem : null
  return (
    <section aria-labelledby="change-heading">
      <h2 id="change-heading" className="heading-small">
        The prompt, version {version}
      </h2>
      <KeyedForm key={version} name={`save-prompt-${id}`} again preventScrollReset className="mt-3 grid gap-4">
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="id" value={id} />
        <Field label="Name" error={own?.errors['title'] ?? null}>
          <TextInput name="title" autoComplete="off" defaultValue={own?.values['title'] ?? title} />
        </Field>
        <Field label="Its words" error={own?.errors['text'] ?? null}>
          <TextArea name="text" rows={8} dir="auto" defaultValue={own?.values['text'] ?? text} />
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="soft">
            Save
          </Button>
          <CopyButton text={text} what="the prompt" />
        </div>
      </KeyedForm>
    </section>
  )
}

function Versions({ id, versions }: { id: string; versions: View['versions'] }) {
  if (versions.length < 2) return null
  return (
    <section aria-labelledby="versions-heading">
      <h2 id="versions-heading" className="heading-small">
        Versions
      </h2>
      <ul className="mt-2 border-b border-line">
        {versions.map(({ number, text, createdAt }, n) => (
          <li key={number} className="border-t border-line py-3">
            <details>
              <summary className="cursor-pointer py-1">
                {number}, {toShortDay(createdAt)}, {toClockWords(createdAt)}
              </summary>
              <p className="mt-2 rounded-card bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap" dir="auto">
                {text}
              </p>
              {n === 0 ? null : (
                <KeyedForm name={`restore-prompt-${number}`} again className="mt-2">
                  <input type="hidden" name="do" value="restore" />
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="version" value={number} />
                  <Button type="submit" variant="plain" size="sm">
                    Bring this version back
                  </Button>
                </KeyedForm>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
