import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { ALT_MAX_CHARS, TITLE_MAX_CHARS } from '../images.limits.ts'
import { findLicence } from '../sharing/licences.ts'
import { LicenceField } from './licence-field.tsx'
import type { PartProps } from './picture-detail.tsx'

/** Puts the picture into the gallery, where everybody sees it. */
export function PublishPart({ picture, action, problem, hint }: PartProps & { hint: string | null }) {
  const { published, publisher, id } = picture
  const values = problem?.values ?? {}
  const errors = problem?.errors ?? {}
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        Everybody sees the picture in the gallery under your name, can like it, and remix it where you show the recipe.
      </p>
      {published ? (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4">
          <p className="min-w-0 flex-1 basis-60">
            {published.isHidden
              ? 'Whoever runs this place has hidden it, so nobody sees it there.'
              : `It is in the gallery under ${findLicence(published.licence).label}.`}
          </p>
          {published.isHidden ? null : (
            <ButtonLink to={to('gallery', null, { picture: id })} variant="plain" size="sm">
              Look at it there
            </ButtonLink>
          )}
          <ActForm name="do" act="unpublish" action={action}>
            Take it out
          </ActForm>
        </div>
      ) : null}
      <BeforePublishing publisher={publisher} what="links" />
      {publisher.state === 'ready' ? (
        <KeyedForm name="publish-picture" again action={action} className="grid gap-4">
          <input type="hidden" name="do" value="publish" />
          <Field label="Name" error={errors['title'] ?? null}>
            <TextInput
              name="title"
              defaultValue={values['title'] ?? picture.title}
              maxLength={TITLE_MAX_CHARS}
              autoComplete="off"
            />
          </Field>
          <Field
            label="What is to be seen"
            help="Needed: people who do not see the picture hear this. It was drafted from the recipe; say it better where you can."
            error={errors['alt'] ?? null}
          >
            <TextArea name="alt" rows={3} defaultValue={values['alt'] ?? picture.alt} maxLength={ALT_MAX_CHARS} />
          </Field>
          <LicenceField chosen={values['licence'] ?? published?.licence ?? 'cc-by'} error={errors['licence'] ?? null} />
          <Checkbox
            name="recipe"
            value="on"
            label="Show the recipe, so that others can remix it"
            defaultChecked={problem ? 'recipe' in values : (published?.showsRecipe ?? true)}
          />
          {hint ? (
            <div role="alert" className="grid gap-2 rounded-card bg-accent-soft p-4 text-accent-soft-fg">
              <p>{hint}</p>
              <Checkbox name="sure" value="on" label="Publish the words as they are" />
            </div>
          ) : null}
          <Button type="submit" className="justify-self-start">
            <Icon name="images" size={17} /> {published ? 'Save' : 'Publish it'}
          </Button>
        </KeyedForm>
      ) : null}
    </div>
  )
}
