import { to } from '#app/catalogue/to.ts'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { useIsBusy } from '#app/kits/pages/admin-forms/use-is-busy.ts'
import { PROVIDER_ADDRESS_MAX_CHARS, PROVIDER_LABEL_MAX_CHARS } from '#app/kits/asking/engines/provider.limits.ts'
import { portLabels } from '#app/providers/ports.ts'
import type { OfferedModel } from '#app/providers/provider.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'
import type { ProvidersScreen } from '../admin-providers.server.ts'
import { toModelValue } from '../models-field.ts'
import { AdminForm } from './admin-form.tsx'

type Provider = NonNullable<NonNullable<ProvidersScreen['providers']>['open']>

/** One provider: its name, key, address, and which of its models are offered. */
export function ProviderEdit({ provider, answer }: { provider: Provider; answer: AdminFormAnswer | null }) {
  const { id, label, address, isFromEnvironment, keyEnding, models, look } = provider
  const isBusy = useIsBusy('save')
  const place = { part: 'providers', open: id } as const
  const { error: labelError, ...labelField } = fieldOf(answer, 'save', 'label', label)
  const { error: addressError, ...addressField } = fieldOf(answer, 'save', 'address', address ?? '')
  const { error: moreError, ...more } = fieldOf(answer, 'save', 'more')
  return (
    <Card as="section" aria-labelledby="edit" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="edit" className="heading-card">
          Change {label}
        </h2>
        <ButtonLink to={to('admin-providers')} variant="soft" size="sm">
          Close
        </ButtonLink>
      </div>
      <AdminForm act="save" place={place}>
        <input type="hidden" name="provider" value={id} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Name" error={labelError}>
            <TextInput {...labelField} required autoComplete="off" maxLength={PROVIDER_LABEL_MAX_CHARS} />
          </Field>
          {isFromEnvironment ? (
            <p className="self-end pb-2 text-[0.8125rem] text-fg-muted">Key and address come from the environment.</p>
          ) : (
            <>
              <Field label="Address" help="Empty: the company’s own." error={addressError}>
                <TextInput
                  {...addressField}
                  inputMode="url"
                  autoComplete="off"
                  maxLength={PROVIDER_ADDRESS_MAX_CHARS}
                />
              </Field>
              <PasswordInput
                label="New key"
                name="secretKey"
                autoComplete="off"
                help={keyEnding ? `Empty: the key ending in ${keyEnding} stays.` : 'There is none yet.'}
                error={fieldOf(answer, 'save', 'secretKey').error}
              />
            </>
          )}
        </div>
        <Models chosen={models} found={look?.models ?? []} failure={look?.failure ?? null} />
        <Field
          label="Further models"
          help="One a line, such as gpt-4o, or with what it does in front: draw gpt-image-1."
          error={moreError}
        >
          <TextArea {...more} rows={2} autoComplete="off" spellCheck={false} />
        </Field>
        <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Saving...">
          Save and test
        </Button>
      </AdminForm>
      {look ? null : (
        <ButtonLink
          to={to('admin-providers', null, { open: id, look: '1' })}
          variant="plain"
          size="sm"
          className="justify-self-start"
        >
          Look for more models
        </ButtonLink>
      )}
    </Card>
  )
}

function Models({
  chosen,
  found,
  failure,
}: {
  chosen: readonly OfferedModel[]
  found: readonly OfferedModel[]
  failure: string | null
}) {
  const values = new Set(chosen.map(toModelValue))
  const others = found.filter((model) => !values.has(toModelValue(model)))
  return (
    <fieldset className="grid gap-1">
      <legend className="text-[0.8125rem] font-medium">Offered models</legend>
      {failure ? <p className="text-[0.8125rem] wrap-anywhere text-danger-soft-fg">{failure}</p> : null}
      {chosen.length + others.length === 0 ? (
        <p className="text-[0.8125rem] text-fg-muted">None are known yet.</p>
      ) : null}
      <div className="grid max-h-96 gap-x-6 overflow-y-auto sm:grid-cols-2">
        {[...chosen, ...others].map((model) => {
          const value = toModelValue(model)
          return (
            <Checkbox
              key={value}
              name="models"
              value={value}
              defaultChecked={values.has(value)}
              label={<span className="wrap-anywhere">{model.label ?? model.model}</span>}
              help={portLabels[model.port]}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
