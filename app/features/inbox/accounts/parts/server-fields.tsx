import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import type { AccountView } from '../accounts-view.server.ts'

type Props = { account: AccountView | null; problem: FormProblem | null }
const services = [
  ['imap', 'Incoming server (IMAP)', 'imap.example.com', '993'],
  ['smtp', 'Outgoing server (SMTP)', 'smtp.example.com', '465'],
] as const

/** The servers of an account, each field to be changed; in a new account what is empty is found from the address. */
export function ServerFields({ account, problem }: Props) {
  const value = (name: keyof AccountView & string) => problem?.values[name] ?? String(account?.[name] ?? '')
  const error = (name: string) => problem?.errors[name] ?? null
  return (
    <div className="mt-3 grid gap-4">
      <Field
        label="User name"
        help={account ? null : 'Empty: the whole address, which fits almost everywhere.'}
        error={error('login')}
      >
        <TextInput
          name="login"
          defaultValue={value('login')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {services.map(([service, label, host, port]) => (
        <div key={service} className="grid gap-4 sm:grid-cols-2">
          <Field label={label} error={error(`${service}Host`)} className="sm:col-span-2">
            <TextInput
              name={`${service}Host`}
              defaultValue={value(`${service}Host`)}
              placeholder={host}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field label={`Port for ${service.toUpperCase()}`} error={error(`${service}Port`)}>
            <TextInput
              name={`${service}Port`}
              defaultValue={value(`${service}Port`)}
              placeholder={port}
              inputMode="numeric"
              autoComplete="off"
            />
          </Field>
          <Field label={`Security of ${service.toUpperCase()}`} error={error(`${service}Security`)}>
            <Select name={`${service}Security`} defaultValue={value(`${service}Security`)}>
              {account ? null : <option value="">By the port</option>}
              <option value="tls">TLS from the start</option>
              <option value="starttls">STARTTLS</option>
            </Select>
          </Field>
        </div>
      ))}
    </div>
  )
}
