import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import {
  ALLY_ABOUT_MAX_CHARS,
  ALLY_INSTRUCTIONS_MAX_CHARS,
  ALLY_NAME_MAX_CHARS,
} from '#app/kits/asking/conversation/conversation.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { AllyForms } from '../own-allies.server.ts'

/** An ally of one's own: its name, how it answers, and by which engine. */
export function AllyScreen({ desk, problem }: { desk: AllyForms; problem: FormProblem | null }) {
  const { id, engines } = desk
  const valueOf = (name: string, known: string) => problem?.values[name] ?? known
  const errorOf = (name: string) => problem?.errors[name] ?? null
  return (
    <div className="page max-w-[44rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">{id ? `Change ${desk.name}` : 'An ally of your own'}</h1>
      <p className="lead mt-2">A name, a job and a way to answer. Only you see it and can call it.</p>
      <KeyedForm
        name="ally"
        action={to('summon', null, { 'edit-ally': id ?? 'new' })}
        noValidate
        className="mt-6 grid gap-5"
      >
        <input type="hidden" name="ally" value={id ?? ''} />
        <Field
          label="Name"
          help="In a message you call it by @ and this name, with dashes for spaces."
          error={errorOf('name')}
        >
          <TextInput
            name="name"
            defaultValue={valueOf('name', desk.name)}
            maxLength={ALLY_NAME_MAX_CHARS}
            autoComplete="off"
          />
        </Field>
        <Field label="What it is good for" help="One sentence, for the list." error={errorOf('about')}>
          <TextInput
            name="about"
            defaultValue={valueOf('about', desk.about)}
            maxLength={ALLY_ABOUT_MAX_CHARS}
            autoComplete="off"
          />
        </Field>
        <Field
          label="How it answers"
          help="Say what it does, what it leaves out, and how long its answers are. It reads this as your wish before each answer."
          error={errorOf('instructions')}
        >
          <TextArea
            name="instructions"
            rows={8}
            defaultValue={valueOf('instructions', desk.instructions)}
            maxLength={ALLY_INSTRUCTIONS_MAX_CHARS}
          />
        </Field>
        {engines.length > 0 ? (
          <Field label="Engine" error={errorOf('engine')}>
            <Select name="engine" defaultValue={valueOf('engine', desk.engineId)}>
              <option value="">The first language model there is</option>
              {engines.map((engine) => (
                <option key={engine.id} value={engine.id}>
                  {engine.label}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <p className="rounded-card bg-sunken px-4 py-3 text-fg-muted">
            No language model is connected here. You can make the ally now; until there is one, the built-in engines
            answer in its place and say so.
          </p>
        )}
        {errorOf('form') ? <FieldError>{errorOf('form')}</FieldError> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{id ? 'Save the ally' : 'Make the ally'}</Button>
          <ButtonLink to={to('summon')} variant="ghost">
            Leave it
          </ButtonLink>
        </div>
      </KeyedForm>
      {id ? <RemoveAlly id={id} name={desk.name} /> : null}
    </div>
  )
}

function RemoveAlly({ id, name }: { id: string; name: string }) {
  return (
    <Form
      method="post"
      action={to('summon', null, { 'edit-ally': id, 'act': 'remove' })}
      className="mt-10 rounded-card bg-sunken p-5"
    >
      <input type="hidden" name="ally" value={id} />
      <p>What it said in conversations stays. It cannot be called again.</p>
      <Button type="submit" variant="danger" size="sm" className="mt-3">
        <Icon name="trash" size={16} /> Remove {name} for good
      </Button>
    </Form>
  )
}
