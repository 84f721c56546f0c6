import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { ALT_MAX_CHARS, TITLE_MAX_CHARS } from '../images.limits.ts'
import type { PartProps } from './picture-detail.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { Told } from './told.tsx'

const HASH_SHOWN = 16

/** What made the picture, its name and words, and the pictures it came from and led to. */
export function RecipePart({ picture, action, problem }: PartProps) {
  const { recipe, understood, ignored, engineLabel, parent, children, changed, canCheck, drawId, board } = picture
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="recipe-title">
        <h3 id="recipe-title" className="sr-only">
          Recipe
        </h3>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
          <Line name={picture.isBrought ? 'Came as' : 'Prompt'}>
            <span dir="auto">{recipe.prompt}</span>
          </Line>
          {picture.isBrought ? null : (
            <Line name="Style">{recipe.style?.replaceAll('-', ' ') ?? 'as the prompt says'}</Line>
          )}
          <Line name="Size">{`${recipe.width} × ${recipe.height}`}</Line>
          {picture.isBrought ? null : <Line name="Seed">{recipe.seed ?? 'not said by the engine'}</Line>}
          <Line name={picture.isBrought ? 'From' : 'Drawn by'}>
            {`${engineLabel}${recipe.version ? `, version ${recipe.version}` : ''}${changed ? `; then ${changed}` : ''}`}
          </Line>
          {recipe.edit ? (
            <Line name="Went on from">{`a picture, ${recipe.edit.mask ? 'in a part of it' : 'all of it'}`}</Line>
          ) : null}
          <Line name="SHA-256">
            <code className="font-mono text-xs">{picture.sha256.slice(0, HASH_SHOWN)}…</code>
          </Line>
          {board ? <Line name="Board">{board}</Line> : null}
          {parent ? (
            <Line name="Made after">
              <Link to={to('image-studio', null, { picture: parent.id })} className="link">
                {parent.title}
              </Link>
            </Line>
          ) : null}
          {drawId ? (
            <Line name="Beside">
              <Link to={to('image-studio', null, { draw: drawId })} className="link">
                the others of the same wish
              </Link>
            </Line>
          ) : null}
        </dl>
        {picture.isBrought ? null : <Told understood={understood} ignored={ignored} engine={engineLabel} />}
        {canCheck ? (
          <div className="mt-4 grid justify-items-start gap-1.5">
            <ActForm name="do" act="check" action={action} busyLabel="Drawing it again">
              Draw it again and compare every byte
            </ActForm>
            {problem?.errors['check'] ? <FieldError>{problem.errors['check']}</FieldError> : null}
          </div>
        ) : null}
      </section>
      <NameForm picture={picture} action={action} problem={problem} />
      {children.length > 0 ? (
        <section aria-labelledby="children">
          <h3 id="children" className="heading-small">
            Made from it
          </h3>
          <PictureGrid pictures={children} className="mt-3" />
        </section>
      ) : null}
    </div>
  )
}

/** Its name and what it is to whoever does not see it. */
function NameForm({ picture, action, problem }: PartProps) {
  const values = problem?.values ?? {}
  return (
    <div className="grid max-w-[44rem] gap-3">
      <KeyedForm name="save-picture" again action={action} className="grid max-w-[44rem] gap-4">
        <input type="hidden" name="do" value="save" />
        <Field label="Name" error={problem?.errors['title'] ?? null}>
          <TextInput
            name="title"
            defaultValue={values['title'] ?? picture.title}
            maxLength={TITLE_MAX_CHARS}
            autoComplete="off"
          />
        </Field>
        <Field
          label="What is to be seen"
          help="Read out to people who do not see it."
          error={problem?.errors['alt'] ?? null}
        >
          <TextArea name="alt" rows={2} defaultValue={values['alt'] ?? picture.alt} maxLength={ALT_MAX_CHARS} />
        </Field>
        <Button type="submit" variant="plain" size="sm" className="justify-self-start">
          Save
        </Button>
      </KeyedForm>
      <ActForm name="do" act="describe" action={action} variant="ghost" busyLabel="Looking at it">
        Have an engine describe it
      </ActForm>
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}
