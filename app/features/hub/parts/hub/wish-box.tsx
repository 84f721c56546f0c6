import { Form, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { AskKeysNote } from '#app/kits/pages/question-box/ask-keys-note.tsx'
import { useAskKeys } from '#app/kits/pages/question-box/use-ask-keys.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { WISH_MAX_CHARS } from '../../hub-tools.ts'

type Props = { wish: string; error: string | null }

/** The one box: what is written there is recognised, and nothing is done yet. */
export function WishBox({ wish, error }: Props) {
  const navigation = useNavigation()
  const keys = useAskKeys({ waits: wish === '' })
  const isBusy = navigation.formData?.get('act') === 'recognise'
  return (
    <Form method="post" action={to('universal-hub')} noValidate>
      <input type="hidden" name="act" value="recognise" />
      <div className="flex items-end gap-2 rounded-[22px] bg-surface py-2.5 pr-2.5 pl-5 shadow-md focus-within:ring-field">
        <textarea
          key={wish}
          {...keys}
          name="wish"
          rows={2}
          required
          maxLength={WISH_MAX_CHARS}
          defaultValue={wish}
          aria-label="What would you like to do?"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'wish-error wish-help' : 'wish-help'}
          placeholder="Translate, draw, ask, calculate, open…"
          className="field-sizing-content block max-h-80 min-h-16 min-w-0 flex-1 resize-none bg-transparent py-2 text-lg leading-7 outline-none placeholder:text-fg-subtle focus-visible:outline-none"
        />
        <Button type="submit" busy={isBusy} busyLabel="Reading...">
          Go
        </Button>
      </div>
      {error ? (
        <div role="alert" className="mt-2">
          <FieldError id="wish-error">{error}</FieldError>
        </div>
      ) : null}
      <p id="wish-help" className="mt-2 text-[0.8125rem] text-fg-subtle">
        <AskKeysNote asks="goes" className="mr-2" /> It is recognised on this server and is free. Nothing that counts a
        run happens before you press for it.
      </p>
    </Form>
  )
}
