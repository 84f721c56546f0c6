import { Form } from '@remix-run/react'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { toFieldName } from './fill-prompt.ts'
import type { Prompt } from './use-prompt.ts'

/** The blanks of the chosen card as a form that asks for the same page. */
export function BlanksForm({
  prompt: { form, card, asked, others, follow, isHydrated, toExample },
}: {
  prompt: Prompt
}) {
  return (
    <div className="p-5 sm:p-6 lg:pr-8">
      <Badge tone="accent">Made by the Frenly team, free</Badge>
      <h3 className="heading-card mt-3">{card.title}</h3>
      <p className="mt-1 text-fg-muted">{card.about}</p>
      <Form
        key={`${card.id} ${JSON.stringify(asked)}`}
        ref={form}
        method="get"
        action={isHydrated ? undefined : '#prompt'}
        preventScrollReset
        onInput={follow}
        className="mt-5 grid gap-4"
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="card" value={card.id} />
        {card.blanks.map((blank) => {
          const field = {
            name: toFieldName(blank),
            maxLength: blank.maxChars,
            defaultValue: asked[blank.name],
            autoComplete: 'off',
          }
          return (
            <Field
              key={blank.name}
              label={blank.isOptional ? `${blank.label} (optional)` : blank.label}
              help={`For example: ${blank.example}`}
            >
              {blank.isLong ? <TextArea {...field} rows={3} /> : <TextInput {...field} />}
            </Field>
          )
        })}
        {isHydrated ? null : (
          <Button type="submit" className="justify-self-start">
            Fill in the prompt
          </Button>
        )}
      </Form>
      <ButtonLink
        to={toExample(card)}
        preventScrollReset
        rel="nofollow"
        variant="ghost"
        size="sm"
        className="mt-3 -ml-3.5"
      >
        Fill in the example
      </ButtonLink>
    </div>
  )
}
