import { useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { ShareLinks } from './share-links.tsx'
import type { SharingView } from './share-view.server.ts'

type Props = {
  view: SharingView
  problem: FormProblem | null
  /** The page that does the same; forms of a dialog are sent there and the dialog stays. */
  address: string
  inDialog?: boolean
}

/** The link first, with its copy button; what is blacked out of it is folded below. */
export function ShareCard({ view, problem, address, inDialog = false }: Props) {
  const { id, links, publisher } = view
  const stays = inDialog ? ({ navigate: false, fetcherKey: SHARE_FETCHER } as const) : {}
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ShareLinks links={links} action={address} />
      <BeforePublishing publisher={publisher} what="links" />
      <KeyedForm name="share-run" action={address} {...stays} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <input type="hidden" name="act" value="share" />
        <input type="hidden" name="run" value={id} />
        {inDialog ? <input type="hidden" name="stay" value="1" /> : null}
        {publisher.state === 'ready' ? (
          <div className="flex flex-wrap items-end gap-3">
            <ShareTermField error={problem?.errors.term} />
            <Button type="submit" variant={links.length > 0 ? 'plain' : 'primary'}>
              <Icon name="link" size={17} /> {links.length > 0 ? 'Make another link' : 'Make the link'}
            </Button>
          </div>
        ) : null}
        {problem?.errors.form ? <FieldError>{problem.errors.form}</FieldError> : null}
        <Redaction view={view} problem={problem} address={address} />
      </KeyedForm>
    </div>
  )
}

/** Names the sending of the dialog, whose answer it reads. */
export const SHARE_FETCHER = 'share-run'

function Redaction({
  view: { details, hide, more, preview },
  problem,
  address,
}: Pick<Props, 'view' | 'problem' | 'address'>) {
  const navigate = useNavigate()
  const showPreview = (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.form
    if (!form) return
    event.preventDefault()
    const typed = new FormData(form)
    const chosen = ['hide', 'more'].flatMap((name) => typed.getAll(name).map((value) => [name, String(value)]))
    navigate(`${address}&${new URLSearchParams([['preview', '1'], ...chosen]).toString()}`)
  }
  const errors = problem?.errors ?? {}
  const isTicked = (word: string, isSuggested: boolean) => (hide ? hide.includes(word) : isSuggested)
  const words = details.flatMap(({ kind, words: written, isSuggested }) =>
    written.map((word) => ({ word, kind, isOn: isTicked(word, isSuggested) })),
  )
  const count = words.filter(({ isOn }) => isOn).length
  return (
    <details
      className="group rounded-card bg-sunken"
      open={preview !== null || errors.hide !== undefined || errors.more !== undefined}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2.5 font-medium">
        <Icon name="plus" size={18} className="transition-transform duration-fast group-open:rotate-45" />
        Black words out
        <span className="font-body text-fg-subtle">{toCountWords(count, words.length)}</span>
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        {words.length === 0 ? (
          <p className="text-fg-muted">No names, addresses or numbers of people were found. Look yourself as well.</p>
        ) : (
          <fieldset>
            <legend className="text-fg-muted">
              Found in the question and the answers. What is ticked is blacked out.
            </legend>
            <div className="mt-2 grid gap-1 sm:grid-cols-2">
              {words.map(({ word, kind, isOn }) => (
                <Checkbox key={word} name="hide" value={word} label={word} help={kind} defaultChecked={isOn} />
              ))}
            </div>
          </fieldset>
        )}
        {errors.hide ? <FieldError>{errors.hide}</FieldError> : null}
        <Field label="Further words, one a line" error={errors.more}>
          <TextArea name="more" rows={2} defaultValue={more} />
        </Field>
        <div>
          <Button
            type="submit"
            variant="plain"
            size="sm"
            formMethod="get"
            name="preview"
            value="1"
            onClick={showPreview}
          >
            {preview ? 'Update the preview' : 'Show the preview'}
          </Button>
        </div>
      </div>
    </details>
  )
}

function toCountWords(count: number, of: number): string {
  if (of === 0) return 'nothing found'
  return count === 0 ? `${of} found, none ticked` : `${count} ticked`
}
