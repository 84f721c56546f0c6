import { Form, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/form.server.ts'
import { portLabels } from '#app/providers/ports.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, Panel } from '#app/ui/card.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import type { ModelRow } from '../models.server.ts'
import { isTriable } from '../try-ports.ts'
import type { Tried } from '../try.server.ts'
import { TRY_TEXT_MAX_CHARS } from '../try.limits.ts'

type Props = {
  engine: ModelRow
  answer: { tried: Tried | null; problem: FormProblem | null; typed: Record<string, string> } | null
}

/** One engine, one small thing, and its receipt. */
export function TryEngine({ engine, answer }: Props) {
  const ports = engine.ports.filter(isTriable)
  const isBusy = useNavigation().formData?.get('engine') === engine.id
  const { errors = {} } = answer?.problem ?? {}
  const typed = answer?.typed ?? {}
  return (
    <Card as="section" aria-labelledby="try" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <div>
        <h2 id="try" className="heading-card">
          Try {engine.label}
        </h2>
        <p className="mt-1 text-fg-muted">{engine.about}</p>
      </div>
      <Form
        method="post"
        action={to('models', null, { try: engine.id })}
        preventScrollReset
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="engine" value={engine.id} />
        <Field label="Your text" error={errors['text'] ?? null}>
          <TextArea name="text" rows={3} required maxLength={TRY_TEXT_MAX_CHARS} defaultValue={typed['text'] ?? ''} />
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          {ports.length > 1 ? (
            <Field label="What it should do" error={errors['port'] ?? null}>
              <Select name="port" defaultValue={typed['port'] ?? ports[0]}>
                {ports.map((port) => (
                  <option key={port} value={port}>
                    {portLabels[port]}
                  </option>
                ))}
              </Select>
            </Field>
          ) : (
            <input type="hidden" name="port" value={ports[0] ?? ''} />
          )}
          {ports.includes('translate') ? (
            <Field label="Translate into" help="A code such as es or fr." error={errors['language'] ?? null}>
              <TextInput
                name="language"
                autoComplete="off"
                maxLength={8}
                className="max-w-36"
                defaultValue={typed['language'] ?? 'es'}
              />
            </Field>
          ) : null}
          <Button type="submit" busy={isBusy} busyLabel="Working...">
            Try it
          </Button>
        </div>
        <p className="text-[0.8125rem] text-fg-subtle">It counts as one run.</p>
      </Form>
      <div role="status">{answer?.tried ? <Result tried={answer.tried} /> : null}</div>
    </Card>
  )
}

function Result({ tried: { label, text, lines, receipt, isDone, picture, audio } }: { tried: Tried }) {
  return (
    <Panel className="grid gap-2 px-4 py-3.5">
      <p className={`wrap-anywhere whitespace-pre-wrap ${isDone ? '' : 'text-danger-soft-fg'}`}>{text}</p>
      {picture ? (
        <img src={picture} alt={`What ${label} drew`} width={640} height={480} className="rounded-card" />
      ) : null}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its words stand in the field above */}
      {audio ? <audio src={audio} controls aria-label={`What ${label} said`} className="w-full" /> : null}
      {lines.length > 0 ? (
        <ul className="grid gap-1 text-[0.8125rem] text-fg-muted">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      {receipt ? <p className="text-xs text-fg-subtle tabular-nums">{receipt}</p> : null}
    </Panel>
  )
}
