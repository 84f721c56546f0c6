import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { PromptsView } from './prompts-view.server.ts'

type Props = { view: Extract<PromptsView, { part: 'list' }>; problem: FormProblem | null }

const EXAMPLE = 'Explain {{topic}} to {{reader:a child|a beginner|an expert}} in about {{words}} words.'

/** Somebody's prompts, and the form that makes one. */
export function PromptList({ view: { page, text }, problem }: Props) {
  const made = problem?.values['do'] === 'make' ? problem : null
  return (
    <div className="page max-w-[980px] pt-6 pb-section">
      <h1 className="heading-page">Prompts</h1>
      <p className="lead mt-2 max-w-[40em]">
        Write a question once, with places to fill in, and use it again: in the chat or here. Each keeps its versions
        and the cases it is tried with.
      </p>
      <KeyedForm name="make-prompt" className="mt-6 grid gap-4">
        <input type="hidden" name="do" value="make" />
        <Field label="Name" error={made?.errors['title'] ?? null}>
          <TextInput name="title" autoComplete="off" defaultValue={made?.values['title'] ?? ''} />
        </Field>
        <Field
          label="The prompt"
          help={`Places to fill in stand in double braces, with choices behind a colon: ${EXAMPLE}`}
          error={made?.errors['text'] ?? null}
        >
          <TextArea name="text" rows={5} dir="auto" defaultValue={made?.values['text'] ?? text} />
        </Field>
        <Button type="submit" className="justify-self-start">
          <Icon name="plus" size={17} /> Keep the prompt
        </Button>
      </KeyedForm>
      <KeptList
        page={page}
        problem={problem}
        words={{ one: 'prompt', many: 'prompts' }}
        find="Words of a prompt or its name"
        toList={(query) => to('prompts', null, query)}
        empty="What you keep stays here: for members until they delete it, for guests 30 days in this browser."
      />
      <div className="mt-8 flex flex-wrap items-start gap-6">
        {page.count > 0 ? (
          <a
            href={endpoints['writing/prompts-export']}
            download
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            <Icon name="download" size={16} /> All prompts as a file
          </a>
        ) : null}
        <details open={problem?.errors['import'] ? true : undefined} className="min-w-0 flex-1">
          <summary className="cursor-pointer py-1 font-medium">Bring a list of prompts</summary>
          <KeyedForm name="import-prompts" className="mt-2 grid gap-3">
            <input type="hidden" name="do" value="import" />
            <Field
              label="The list, as JSON"
              help="As the export here gives it, or a list of objects with a title and a text."
              error={
                problem?.errors['import'] ??
                (problem?.values['do'] === 'import' ? (problem.errors['text'] ?? null) : null)
              }
            >
              <TextArea
                name="text"
                rows={5}
                defaultValue={problem?.values['do'] === 'import' ? problem.values['text'] : ''}
              />
            </Field>
            <Button type="submit" variant="soft" className="justify-self-start">
              Take them in
            </Button>
          </KeyedForm>
        </details>
      </div>
    </div>
  )
}
