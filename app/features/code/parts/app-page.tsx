import { Link } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { AppView } from '../builder/builder-view.server.ts'
import { PreviewFrame } from './preview-frame.tsx'

type Props = { view: AppView; problem: FormProblem | null }
type Handed = { form: string; values: Record<string, string> }

/** A published app in its frame, with whose it is, the forms by which its maker is reached, and a way to report it. */
export function AppPage({ view, problem }: Props) {
  const { id, title, by, preview, forms } = view
  const frame = useRef<HTMLIFrameElement>(null)
  const [handed, setHanded] = useState<Handed | null>(null)
  useEffect(() => {
    // What a form inside was filled with comes out as words; only the visitor's own press sends it.
    const hear = ({ source, data }: MessageEvent) => {
      const { form, values } = (data ?? {}) as Partial<Handed>
      if (source !== frame.current?.contentWindow || typeof form !== 'string' || typeof values !== 'object') return
      setHanded({
        form,
        values: Object.fromEntries(
          Object.entries(values ?? {}).map(([name, value]) => [name, String(value).slice(0, 2_000)]),
        ),
      })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  return (
    <div className="page max-w-[76rem] pt-4 pb-section sm:pt-6">
      <h1 className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-1 mb-4 text-sm text-fg-muted">
        Made by{' '}
        <Link to={to('profile', { handle: by.handle })} className="link">
          {by.name}
        </Link>
        , not by this site. It runs in a frame without rights. Never type a password into it.
      </p>
      <PreviewFrame frameRef={frame} address={preview} title={title} className="h-[40rem]" />
      {forms.length > 0 ? (
        <section aria-labelledby="send-title" className="mt-8 grid max-w-[40rem] gap-4">
          <h2 id="send-title" className="heading-small">{`Send something to ${by.name}`}</h2>
          <p className="text-sm text-fg-muted" role="status">
            {handed
              ? 'What you filled in above appears here. Look at it, then send it.'
              : 'Only they read it; this site keeps it for them.'}
          </p>
          {forms.map((form) => (
            <SendForm key={form.name} app={id} by={by.name} form={form} problem={problem} handed={handed} />
          ))}
        </section>
      ) : null}
      <div className="mt-8">
        <ReportForm target={id} problem={problem} action={to('builder', null, { app: id })} />
      </div>
    </div>
  )
}

type SendProps = {
  app: string
  by: string
  form: AppView['forms'][number]
  problem: FormProblem | null
  handed: Handed | null
}

/** One form of an app, as this site asks it: what was filled in inside stands here, to be sent or not. */
function SendForm({ app, by, form, problem, handed }: SendProps) {
  const own = problem?.values['form'] === form.name ? problem : null
  const given = handed?.form === form.name ? handed.values : null
  return (
    <Card className="p-5">
      <KeyedForm
        key={given ? JSON.stringify(given) : ''}
        name="send-app"
        of={form.name}
        action={to('builder', null, { app })}
        noValidate
        className="grid gap-3"
      >
        <input type="hidden" name="do" value="send" />
        <input type="hidden" name="app" value={app} />
        <input type="hidden" name="form" value={form.name} />
        {form.fields.map(({ name, label, type, isNeeded, choices }, n) => {
          const value = own?.lists['value']?.[n] ?? own?.values['value'] ?? given?.[name] ?? ''
          return (
            <div key={name}>
              <input type="hidden" name="field" value={name} />
              <Field label={isNeeded ? label : `${label} (if you like)`} error={own?.errors[`value-${name}`] ?? null}>
                {type === 'long' ? (
                  <TextArea name="value" rows={4} defaultValue={value} />
                ) : type === 'choice' ? (
                  <Select name="value" defaultValue={value || choices[0]}>
                    {choices.map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </Select>
                ) : (
                  <TextInput name="value" type={type} defaultValue={value} autoComplete="off" />
                )}
              </Field>
            </div>
          )
        })}
        {own?.errors['form'] ? (
          <p role="alert" className="text-danger-text">
            {own.errors['form']}
          </p>
        ) : null}
        <Button type="submit" variant="soft" className="justify-self-start">
          {`Send to ${by}`}
        </Button>
      </KeyedForm>
    </Card>
  )
}
