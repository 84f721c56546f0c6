import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { MEMORY_MAX_CHARS } from '#app/kits/asking/panda/memory.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'

type Memory = { id: string; text: string; saidAs: string | null; page: string; createdAt: Date; updatedAt: Date }
type Props = { memories: readonly Memory[]; editing: string | null; problem: FormProblem | null }

/** Everything the panda remembers of a member, each with the words it came from. */
export function MemoriesPage({ memories, editing, problem }: Props) {
  const adding = problem?.values.act === 'save' ? null : problem
  return (
    <div className="page max-w-[760px] pt-6 pb-section lg:pt-10">
      <h1 className="heading-page">Memories</h1>
      <p className="lead mt-3 max-w-[36em]">
        What you let the panda remember, word for word. It remembers nothing unasked: say “remember that …” to it, or
        write it here. A connected language model reads these with your questions to the panda, and nothing else does.
      </p>
      <Card className="mt-8 p-5 sm:p-6">
        <KeyedForm name="add-memory" noValidate className="grid gap-3" key={memories.length}>
          <input type="hidden" name="act" value="add" />
          <Field label="Remember this" error={adding?.errors.text ?? adding?.errors.act}>
            <TextArea name="text" rows={2} maxLength={MEMORY_MAX_CHARS} defaultValue={adding?.values.text ?? ''} />
          </Field>
          <div>
            <Button type="submit" size="sm">
              Remember
            </Button>
          </div>
        </KeyedForm>
      </Card>
      {memories.length === 0 ? (
        <EmptyState title="Nothing is remembered" pose="sleepy" className="mt-8">
          The panda knows nothing about you but your name and plan.
        </EmptyState>
      ) : (
        <>
          <ul className="mt-8 grid gap-3">
            {memories.map((memory) => (
              <li key={memory.id}>
                <Card className="p-5">
                  {editing === memory.id ? (
                    <Editing memory={memory} problem={problem?.values.id === memory.id ? problem : null} />
                  ) : (
                    <Shown memory={memory} />
                  )}
                </Card>
              </li>
            ))}
          </ul>
          <details className="mt-8">
            <summary className="inline-flex min-h-9 items-center text-fg-muted">Forget everything</summary>
            <Form method="post" className="mt-2 flex flex-wrap items-center gap-3">
              <input type="hidden" name="act" value="forget-all" />
              <Button type="submit" variant="danger" size="sm">
                Forget all {memories.length}
              </Button>
              <span className="text-[0.8125rem] text-fg-muted">This cannot be undone.</span>
            </Form>
          </details>
        </>
      )}
    </div>
  )
}

function Shown({ memory: { id, text, saidAs, page, createdAt } }: { memory: Memory }) {
  return (
    <>
      <p className="wrap-anywhere">{text}</p>
      <p className="mt-1 text-[0.8125rem] text-fg-muted wrap-anywhere">
        {saidAs ? `You said “${saidAs}” on ${page}` : 'You wrote it here'},{' '}
        <time dateTime={createdAt.toISOString()}>{toShortDay(createdAt)}</time>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={to('memories', null, { edit: id })} variant="plain" size="sm" preventScrollReset>
          Change<span className="sr-only">: {text}</span>
        </ButtonLink>
        <ActForm act="forget" fields={{ id }} about={text} variant="ghost">
          Forget
        </ActForm>
      </div>
    </>
  )
}

function Editing({ memory: { id, text }, problem }: { memory: Memory; problem: FormProblem | null }) {
  return (
    <KeyedForm name="save-memory" again noValidate className="grid gap-3">
      <input type="hidden" name="act" value="save" />
      <input type="hidden" name="id" value={id} />
      <Field label="What the panda remembers" error={problem?.errors.text}>
        <TextArea name="text" rows={2} maxLength={MEMORY_MAX_CHARS} defaultValue={problem?.values.text ?? text} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          Save
        </Button>
        <ButtonLink to={to('memories')} variant="ghost" size="sm" preventScrollReset>
          Leave as it was
        </ButtonLink>
      </div>
    </KeyedForm>
  )
}
