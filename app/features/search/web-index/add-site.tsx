import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { useIsBusy } from '#app/kits/pages/admin-forms/use-is-busy.ts'
import { URL_MAX_CHARS } from '#app/kits/search/web-index/crawl.limits.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { IndexForm } from './web-index-form.tsx'
import { standardWish, WishFields } from '../parts/wish-fields.tsx'

export function AddSite({ answer }: { answer: AdminFormAnswer | null }) {
  const isBusy = useIsBusy('add')
  const { error, ...start } = fieldOf(answer, 'add', 'startUrl')
  return (
    <Card as="section" aria-labelledby="add" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <div>
        <h2 id="add" className="heading-card">
          Add a site
        </h2>
        <p className="mt-1 max-w-[44em] text-fg-muted">
          It is read at once. Choose what may be kept: what is public is not always free to copy, and what is quoted
          here names its page.
        </p>
      </div>
      <IndexForm act="add" once site={null}>
        <Field label="Start address" help="The page where reading begins." error={error}>
          <TextInput
            {...start}
            required
            inputMode="url"
            placeholder="https://handbook.example.org/"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={URL_MAX_CHARS}
          />
        </Field>
        <WishFields answer={answer} act="add" wish={standardWish} />
        <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Looking...">
          Add and read it
        </Button>
      </IndexForm>
    </Card>
  )
}
