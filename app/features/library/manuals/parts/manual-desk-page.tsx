import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ManualAnswer } from '../manual-acts.server.ts'
import type { ManualDeskView } from '../manual-view.server.ts'
import { FactFields } from './fact-fields.tsx'
import { DeskLanguages } from './desk-languages.tsx'
import { DeskManualPublish } from './desk-manual-publish.tsx'

/** The desk of a manual: its facts, pictures, languages and publication. */
export function ManualDeskPage({ view, answer }: { view: ManualDeskView; answer: ManualAnswer | null }) {
  const { id, title, maker, language, texts, version, isEnhanced } = view
  const problem = answer?.act === 'save' ? answer.problem : null
  return (
    <div className="page pt-2 pb-section">
      <Link to={to('manuals')} className="link inline-flex items-center gap-1.5 text-sm">
        <Icon name="arrow-left" size={16} /> Product manuals
      </Link>
      <header className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {title}
          </h1>
          <p className="mt-1 text-fg-muted">
            Version {version}
            {view.shownVersion ? `; version ${view.shownVersion} is published` : ', not published'}
          </p>
        </div>
        <ButtonLink to={to('manual', { id })} variant="plain">
          <Icon name="eye" size={17} /> Read it
        </ButtonLink>
      </header>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <section aria-labelledby="facts-heading">
          <h2 id="facts-heading" className="heading-section">
            Facts
          </h2>
          <KeyedForm name="manual-save" again noValidate preventScrollReset className="mt-4 grid gap-5" key={version}>
            <input type="hidden" name="do" value="save" />
            <input type="hidden" name="version" value={problem?.values['version'] ?? version} />
            <Field label="The product" error={problem?.errors['title']}>
              <TextInput name="title" defaultValue={problem?.values['title'] ?? title} autoComplete="off" />
            </Field>
            <div className="grid gap-5 sm:grid-cols-2">
              <Field label="Who makes it" error={problem?.errors['maker']}>
                <TextInput name="maker" defaultValue={problem?.values['maker'] ?? maker} autoComplete="off" />
              </Field>
              <Field label="Language, by its code" error={problem?.errors['language']}>
                <TextInput name="language" defaultValue={problem?.values['language'] ?? language} autoComplete="off" />
              </Field>
            </div>
            <FactFields texts={texts} problem={problem} isEnhanced={isEnhanced} />
            <Button type="submit" className="justify-self-start">
              Save, and renew every page
            </Button>
          </KeyedForm>
        </section>
        <div className="grid min-w-0 gap-10">
          {isEnhanced ? (
            <>
              <Pictures view={view} answer={answer} />
              <DeskLanguages view={view} answer={answer} />
            </>
          ) : (
            <section>
              <p className="mb-3 text-sm text-fg-muted">
                Parts with pictures, a troubleshooting table and several languages:
              </p>
              <ActForm name="do" act="enhance">
                Make it an enhanced manual
              </ActForm>
            </section>
          )}
          <DeskManualPublish view={view} answer={answer} />
        </div>
      </div>
    </div>
  )
}

function Pictures({ view: { pictures }, answer }: { view: ManualDeskView; answer: ManualAnswer | null }) {
  const problem = answer?.act === 'picture' ? answer.problem : null
  return (
    <section aria-labelledby="pictures-heading">
      <h2 id="pictures-heading" className="heading-section">
        Pictures of parts
      </h2>
      <ul className="mt-3 grid gap-3">
        {pictures.map(({ key, src, alt }) => (
          <li key={key} className="flex items-center gap-3">
            <img src={src} alt={alt} width={64} height={64} className="size-16 flex-none rounded-[8px] object-cover" />
            <span className="min-w-0 flex-1 text-sm wrap-anywhere">{key}</span>
            <ActForm name="do" act="drop-picture" fields={{ key }} about={key}>
              Take it out
            </ActForm>
          </li>
        ))}
      </ul>
      <KeyedForm name="manual-picture" again encType="multipart/form-data" noValidate className="mt-4 grid gap-3">
        <input type="hidden" name="do" value="picture" />
        <Field label="Key of the part" error={problem?.errors['key']}>
          <TextInput name="key" defaultValue={problem?.values['key'] ?? ''} autoComplete="off" />
        </Field>
        <Field label="What it shows" error={problem?.errors['alt']}>
          <TextInput name="alt" defaultValue={problem?.values['alt'] ?? ''} autoComplete="off" />
        </Field>
        <Field label="Picture" error={problem?.errors['picture']}>
          <TextInput type="file" name="picture" accept="image/*" className="py-2" />
        </Field>
        <Button type="submit" variant="soft" size="sm" className="justify-self-start">
          Add it
        </Button>
      </KeyedForm>
    </section>
  )
}
