import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { NO_TEXTS } from '../facts.ts'
import type { ManualAnswer } from '../manual-acts.server.ts'
import { FactFields } from './fact-fields.tsx'

/** The facts of a product, from which its manual is made. */
export function ManualCreatePage({ isEnhanced, answer }: { isEnhanced: boolean; answer: ManualAnswer | null }) {
  const problem = answer?.problem ?? null
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <header className="max-w-reading">
        <h1 className="heading-page">New manual</h1>
        <p className="lead mt-2">
          Give the facts; the pages are made of them by rules. What you do not say is not in it.
        </p>
        <p className="mt-3 text-sm">
          {isEnhanced ? (
            <Link to={to('manual-create')} className="link">
              Only the essentials
            </Link>
          ) : (
            <Link to="/product-manuals/create/enhanced" className="link">
              With parts, pictures, troubleshooting and several languages
            </Link>
          )}
        </p>
      </header>
      <KeyedForm name="manual-make" noValidate className="mt-8 grid max-w-reading gap-5">
        <input type="hidden" name="do" value="make" />
        <input type="hidden" name="isEnhanced" value={String(isEnhanced)} />
        <Field label="The product" error={problem?.errors['title']}>
          <TextInput
            name="title"
            defaultValue={problem?.values['title'] ?? ''}
            autoComplete="off"
            placeholder="Kettle K2"
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Who makes it" error={problem?.errors['maker']}>
            <TextInput name="maker" defaultValue={problem?.values['maker'] ?? ''} autoComplete="off" />
          </Field>
          <Field label="Language, by its code" error={problem?.errors['language']}>
            <TextInput name="language" defaultValue={problem?.values['language'] ?? 'en'} autoComplete="off" />
          </Field>
        </div>
        <FactFields texts={NO_TEXTS} problem={problem} isEnhanced={isEnhanced} />
        <Button type="submit" className="justify-self-start">
          Make the manual
        </Button>
      </KeyedForm>
    </div>
  )
}
