import { useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { portLabels, type PortName } from '#app/providers/ports.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { AskArea } from '#app/kits/pages/question-box/ask-area.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { ModelRow } from '../models.server.ts'
import { fileKindOf, findPort, type FileKind } from '../try-ports.ts'
import type { TryAnswer } from '../try.server.ts'
import { textMaxOf, TRY_FILE_MAX_BYTES } from '../try.limits.ts'
import { TriedResult } from './tried-result.tsx'

type Props = { engine: ModelRow; doing: PortName | null; answer: TryAnswer | null }

const LANGUAGE_MAX_CHARS = 8

/** One engine, one small thing, and its receipt. */
export function TryEngine({ engine, doing, answer }: Props) {
  const asked = findPort(answer?.typed['port']) ?? doing
  const port = engine.ports.find((one) => one === asked) ?? engine.ports[0]!
  const isBusy = useNavigation().formMethod === 'POST'
  const { errors = {} } = answer?.problem ?? {}
  const typed = answer?.typed ?? {}
  const kind = fileKindOf(port)
  return (
    <Card as="section" aria-labelledby="try" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <div>
        <h2 id="try" className="heading-card">
          Try {engine.label}
          {engine.ports.length > 1 ? `: ${portLabels[port].toLowerCase()}` : ''}
        </h2>
        <p className="mt-1 text-fg-muted">{engine.about}</p>
      </div>
      {engine.ports.length > 1 ? (
        <div className="no-scrollbar -mx-1 overflow-x-auto px-1">
          <SegmentedTabs
            label="What it should do"
            tabs={engine.ports.map((one) => ({
              label: portLabels[one],
              to: to('models', null, { try: engine.id, do: one }),
              isChosen: one === port,
            }))}
          />
        </div>
      ) : null}
      <KeyedForm
        name="try-engine"
        key={port}
        action={to('models', null, { try: engine.id, do: port })}
        encType={kind === null ? 'application/x-www-form-urlencoded' : 'multipart/form-data'}
        preventScrollReset
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="engine" value={engine.id} />
        <input type="hidden" name="port" value={port} />
        {kind ? <TryFile kind={kind} error={errors['file'] ?? null} /> : null}
        {hasText(port, engine) ? (
          <Field label={textLabels[port] ?? 'Your text'} error={errors['text'] ?? null}>
            <AskArea
              name="text"
              rows={kind ? 2 : 3}
              required={kind === null}
              maxLength={textMaxOf(port)}
              defaultValue={typed['text'] ?? ''}
            />
          </Field>
        ) : null}
        <div className="flex flex-wrap items-end gap-3">
          {port === 'translate' ? (
            <Field label="Translate into" help="A code such as es or fr." error={errors['language'] ?? null}>
              <TextInput
                name="language"
                autoComplete="off"
                maxLength={LANGUAGE_MAX_CHARS}
                className="max-w-36"
                defaultValue={typed['language'] ?? 'es'}
              />
            </Field>
          ) : null}
          <Button type="submit" busy={isBusy} busyLabel="Working...">
            Try it
          </Button>
        </div>
        <div role="alert" className="empty:hidden">
          {(errors['form'] ?? errors['port']) ? <FieldError>{errors['form'] ?? errors['port']}</FieldError> : null}
        </div>
        <p className="text-[0.8125rem] text-fg-subtle">
          It counts as one run.{kind ? ` The ${kind} is gone from here when it is done.` : ''}
          {kind && engine.where !== 'built-in' ? ` ${engine.maker} receives it.` : ''}
        </p>
      </KeyedForm>
      <div role="status">{answer?.tried ? <TriedResult tried={answer.tried} /> : null}</div>
    </Card>
  )
}

const textLabels: Partial<Record<PortName, string>> = {
  answer: 'Your question',
  embed: 'Your lines, each a meaning of its own',
  see: 'Your question (optional)',
  film: 'A caption (optional)',
  draw: 'What to draw',
  search: 'What to look for',
}

/** Detectors answer no question about a picture; models do. */
const hasText = (port: PortName, { where }: ModelRow) =>
  fileKindOf(port) === null || port === 'film' || (port === 'see' && where !== 'built-in')

const SIZE = `up to ${TRY_FILE_MAX_BYTES / 1_048_576} MB`
const files: Readonly<Record<FileKind, { label: string; accept: string; kinds: string; help: string }>> = {
  picture: {
    label: 'A picture',
    accept: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
    kinds: 'a PNG, JPEG, WebP, GIF or AVIF picture',
    help: `PNG, JPEG, WebP, GIF or AVIF, ${SIZE}.`,
  },
  recording: {
    label: 'A recording',
    accept: 'audio/*,video/*',
    kinds: 'a recording',
    help: `Sound or film, ${SIZE}. A minute or two is enough to see how it does.`,
  },
}

const TryFile = ({ kind, error }: { kind: FileKind; error: string | null }) => (
  <FileDrop name="file" {...files[kind]} maxBytes={TRY_FILE_MAX_BYTES} error={error} />
)
