import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { useIsBusy } from '#app/kits/pages/admin-forms/use-is-busy.ts'
import { PROVIDER_ADDRESS_MAX_CHARS, PROVIDER_LABEL_MAX_CHARS } from '#app/kits/asking/engines/provider.limits.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'
import type { ProvidersScreen } from '../admin-providers.server.ts'
import { AdminForm } from './admin-form.tsx'
import { ProviderEdit } from './provider-edit.tsx'

type View = NonNullable<ProvidersScreen['providers']>

export function ProvidersPartView({ view, answer }: { view: View; answer: AdminFormAnswer | null }) {
  const { list, open, companies } = view
  return (
    <>
      {open ? <ProviderEdit key={open.id} provider={open} answer={answer} /> : null}
      <section aria-labelledby="connected" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="connected" className="heading-section">
          Connected
        </h2>
        {list.length === 0 ? (
          <Card className="p-5">
            <EmptyState heading="h3" title="No provider is connected.">
              <p>
                The built-in engines do their honest part. Add a provider below, or name its key in the environment.
              </p>
            </EmptyState>
          </Card>
        ) : (
          <Card as="section" className="px-5 sm:px-6">
            <ul className="divide-y divide-line">
              {list.map((provider) => (
                <Provider key={provider.id} provider={provider} answer={answer} />
              ))}
            </ul>
          </Card>
        )}
      </section>
      <AddProvider key={list.length} companies={companies} answer={answer} />
    </>
  )
}

function Provider({ provider, answer }: { provider: View['list'][number]; answer: AdminFormAnswer | null }) {
  const {
    id,
    label,
    companyLabel,
    address,
    keyEnding,
    isFromEnvironment,
    isEnabled,
    missing,
    models,
    tested,
    testFailure,
  } = provider
  const place = { part: 'providers' } as const
  const acts = ['test', 'switch', 'remove'] as const
  const words = { test: 'Test', switch: isEnabled ? 'Switch off' : 'Switch on', remove: 'Remove' }
  const problem = answer && 'provider' in answer.problem.errors && answer.problem.values['provider'] === id
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h3 className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">{label}</span>
            {missing ? (
              <Badge tone="warning">{missing === 'key' ? 'Key or address missing' : 'Unknown kind'}</Badge>
            ) : !isEnabled ? (
              <Badge>Switched off</Badge>
            ) : testFailure ? (
              <Badge tone="danger">Does not work</Badge>
            ) : tested ? (
              <Badge tone="success">Works</Badge>
            ) : (
              <Badge>Not tested</Badge>
            )}
          </h3>
          <p className="text-[0.8125rem] wrap-anywhere text-fg-muted">
            {companyLabel}
            {address ? `, ${address}` : ''}
            {keyEnding ? `, key ending in ${keyEnding}` : ''}
            {isFromEnvironment ? ', from the environment' : ''}.{' '}
            {models.length === 1 ? '1 model' : `${models.length} models`}.{tested ? ` Tested ${tested}.` : ''}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Link
            to={to('admin-providers', null, { open: id, look: '1' })}
            className="link px-2"
            aria-label={`Change ${label}`}
          >
            Change
          </Link>
          {acts
            .filter((act) => act !== 'remove' || !isFromEnvironment)
            .map((act) => (
              <AdminForm key={act} act={act} place={place} className="grid">
                <input type="hidden" name="provider" value={id} />
                <Button type="submit" variant="plain" size="sm" aria-label={`${words[act]} ${label}`}>
                  {words[act]}
                </Button>
              </AdminForm>
            ))}
        </div>
      </div>
      {testFailure ? <p className="text-[0.8125rem] wrap-anywhere text-danger-soft-fg">{testFailure}</p> : null}
      {problem ? <FieldError>{answer.problem.errors['provider']}</FieldError> : null}
    </li>
  )
}

function AddProvider({ companies, answer }: { companies: View['companies']; answer: AdminFormAnswer | null }) {
  const isBusy = useIsBusy('add')
  const field = (name: string, standard = '') => fieldOf(answer, 'add', name, standard)
  const { error: companyError, ...company } = field('company', companies[0]?.id)
  const { error: labelError, ...label } = field('label')
  const { error: addressError, ...address } = field('address')
  return (
    <Card as="section" aria-labelledby="add" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <h2 id="add" className="heading-card">
        Add a provider
      </h2>
      <AdminForm act="add" once place={{ part: 'providers' }}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Kind" error={companyError}>
            <Select {...company}>
              {companies.map(({ id, label: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Name" help="Its engines are called after it." error={labelError}>
            <TextInput {...label} required autoComplete="off" maxLength={PROVIDER_LABEL_MAX_CHARS} />
          </Field>
          <PasswordInput label="Key" name="secretKey" autoComplete="off" error={field('secretKey').error} />
          <Field label="Address" help="Empty: the company’s own. A machine of yours needs it." error={addressError}>
            <TextInput
              {...address}
              inputMode="url"
              autoComplete="off"
              placeholder="http://127.0.0.1:11434"
              maxLength={PROVIDER_ADDRESS_MAX_CHARS}
            />
          </Field>
        </div>
        <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Connecting...">
          Connect and test
        </Button>
      </AdminForm>
      <details className="border-t border-line pt-3">
        <summary className="min-h-8 cursor-pointer font-medium">What each kind needs</summary>
        <dl className="mt-2 grid gap-2 text-[0.8125rem]">
          {companies.map(({ id, label: name, about }) => (
            <div key={id}>
              <dt className="font-medium">{name}</dt>
              <dd className="text-fg-muted">{about}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  )
}
