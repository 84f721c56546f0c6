import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { EditorAnswer } from '../editor-answer.server.ts'
import type { RichEditor } from '../rich/open-rich-editor.ts'

type Props = { id: string; rich: RichEditor | null; problem: FormProblem | null; isSaved: boolean }

/** Puts a picture into the document: where the writer is in the rich text, else at its end. */
export function PicturePart({ id, rich, problem, isSaved }: Props) {
  const name = `picture-here-${id}`
  const fetcher = useFetcher<EditorAnswer>({ key: name })
  const errors = fetcher.data?.problem?.errors ?? problem?.errors ?? {}
  const inserted = fetcher.data?.inserted ?? null
  const place = useRef(rich)
  place.current = rich
  useEffect(() => {
    if (inserted) place.current?.insert(inserted)
  }, [inserted])
  const fields = (
    <>
      <input type="hidden" name="do" value="picture" />
      <input type="hidden" name="id" value={id} />
      <Field label="A picture" help="PNG, JPEG, WebP, GIF or AVIF, up to 10 MB." error={errors['picture'] ?? null}>
        <input
          type="file"
          name="picture"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          className="block w-full min-w-0 text-sm"
        />
      </Field>
      <Field label="What it shows, for who cannot see it" error={errors['alt'] ?? null}>
        <TextInput name="alt" autoComplete="off" />
      </Field>
      <Button
        type="submit"
        size="sm"
        variant="soft"
        className="justify-self-start"
        disabled={rich === null && !isSaved}
        busy={fetcher.state !== 'idle'}
      >
        {rich ? 'Put it where I write' : 'Put it at the end'}
      </Button>
    </>
  )
  return (
    <details open={errors['picture'] || errors['alt'] ? true : undefined} className="border-t border-line pt-4">
      <summary className="heading-small cursor-pointer py-1">Picture</summary>
      {rich ? (
        <KeyedForm
          name={name}
          again
          navigate={false}
          fetcherKey={name}
          encType="multipart/form-data"
          className="mt-3 grid gap-3"
        >
          <input type="hidden" name="at" value="cursor" />
          {fields}
        </KeyedForm>
      ) : (
        <KeyedForm
          name={`picture-${id}`}
          again
          encType="multipart/form-data"
          preventScrollReset
          className="mt-3 grid gap-3"
        >
          {fields}
        </KeyedForm>
      )}
    </details>
  )
}
