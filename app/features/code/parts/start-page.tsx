import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { StartView } from '../generator/code-view.server.ts'
import { CodeTabs } from './code-tabs.tsx'

/** A task in, and the code that was made before. */
export function StartPage({ view, problem }: { view: StartView; problem: FormProblem | null }) {
  const { prompt, language, languages, models, count, examples, page } = view
  const action = to('code-generator')
  const values = problem?.values ?? {}
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Code generator</h1>
      <p className="lead mt-1 max-w-[46em]">
        {`Say what the code should do. It is made from ${count} snippets that are tested with every build, filled with your values, `}
        read by a real parser and run against its checks where the language runs here.
      </p>
      <CodeTabs chosen={null} />
      <KeyedForm name="ask-code" action={action} noValidate className="mt-6 grid gap-4">
        <input type="hidden" name="do" value="ask" />
        <Field
          label="The task"
          error={problem?.errors['prompt'] ?? null}
          help="One thing at a time finds the best match."
        >
          <TextArea
            key={prompt}
            name="prompt"
            rows={3}
            defaultValue={values['prompt'] ?? prompt}
            placeholder="For example: split a list into batches of 20"
          />
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Language" error={problem?.errors['language'] ?? null} className="min-w-48">
            <Select name="language" key={language} defaultValue={values['language'] ?? language}>
              <option value="any">Whichever the task names</option>
              {languages.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" size="lg">
            <Icon name="code" size={18} /> Find the code
          </Button>
          {models.length > 0 ? (
            <Button type="submit" name="with" value="models" variant="plain" size="lg">
              <Icon name="sparkles" size={18} />{' '}
              {`Let ${models.length === 1 ? models[0] : `${models.length} models`} write it`}
            </Button>
          ) : null}
        </div>
      </KeyedForm>
      <Nearest view={view} />
      {prompt === '' ? (
        <nav aria-label="Tasks to try" className="mt-5 flex flex-wrap gap-2">
          {examples.map((one) => (
            <ChipLink key={one.prompt} to={to('code-generator', null, { ...one })}>
              {one.prompt}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <section aria-labelledby="kept-title" className="mt-12">
        <h2 id="kept-title" className="heading-section">
          Your code
        </h2>
        <KeptList
          page={page}
          problem={problem?.values['do'] === 'rename' ? problem : null}
          words={{ one: 'piece of code', many: 'pieces of code' }}
          toList={(query) => to('code-generator', null, query)}
          empty="What you make is kept here: for members until they delete it, for guests 30 days in this browser."
        />
      </section>
    </div>
  )
}

function Nearest({ view: { near, isNear, isElsewhere, prompt, models } }: { view: StartView }) {
  if (prompt === '') return null
  return (
    <section aria-labelledby="near-title" className="mt-8 grid gap-3">
      <h2 id="near-title" className="heading-small" role={isNear ? 'status' : undefined}>
        {near.length === 0
          ? 'No verified snippet for this'
          : isNear
            ? 'No verified snippet says exactly this. These come nearest:'
            : 'What the library holds nearest to it'}
      </h2>
      {near.length === 0 || isNear ? (
        <p className="max-w-[46em] text-fg-muted">
          {near.length === 0 ? 'Nothing is made up here instead. Try fewer or other words. ' : ''}
          {isElsewhere ? 'There is none in this language, so these are in another one. ' : ''}
          {models.length > 0
            ? 'A connected model can write it; its code is run against checks.'
            : 'Where the operator connects a language model, it can write what the library lacks.'}
        </p>
      ) : null}
      <ul className="grid gap-3">
        {near.map(({ id, title, about, language }) => (
          <Card key={id} as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="min-w-0 flex-[1_1_18rem]">
              <p className="font-medium">
                {title} <Badge>{language}</Badge>
              </p>
              <p className="mt-0.5 text-sm text-fg-muted">{about}</p>
            </div>
            <KeyedForm name={`take-${id}`} again action={to('code-generator')}>
              <input type="hidden" name="do" value="take" />
              <input type="hidden" name="snippet" value={id} />
              <input type="hidden" name="prompt" value={prompt} />
              <Button type="submit" variant="soft">
                Take this one
              </Button>
            </KeyedForm>
          </Card>
        ))}
      </ul>
    </section>
  )
}
