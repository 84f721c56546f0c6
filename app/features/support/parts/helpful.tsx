import { useNavigation } from '@remix-run/react'
import { MISSING_MAX_CHARS } from '#app/kits/operations/knowledge-base/article.limits.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ReaderSaid } from '../read-support.server.ts'
import { sentField, type SupportAnswer } from '../support-answer.ts'

/** Whether an article helped: one press; after a no, what was missing, for those who like to say. */
export function Helpful({ said, answer }: { said: ReaderSaid; answer: SupportAnswer | null }) {
  const sending = useNavigation().formData
  const refusal = sentField(answer, 'vote', 'helpful').error
  const missing = sentField(answer, 'missing', 'missing')
  const isAsking = said === 'no' || answer?.act === 'missing'
  return (
    <section id="helpful" aria-labelledby="helpful-head" className="mt-10 scroll-mt-24 border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="helpful-head" className="font-medium">
          Was this helpful?
        </h2>
        <KeyedForm name="vote-helpful" preventScrollReset className="flex gap-2">
          <input type="hidden" name="act" value="vote" />
          {(['yes', 'no'] as const).map((one) => (
            <Button
              key={one}
              type="submit"
              name="helpful"
              value={one}
              variant={said === one ? 'soft' : 'plain'}
              size="sm"
              busy={sending?.get('helpful') === one}
              aria-pressed={said === one}
            >
              <Icon name={one === 'yes' ? 'thumbs-up' : 'thumbs-down'} size={16} />
              {one === 'yes' ? 'Yes' : 'No'}
            </Button>
          ))}
        </KeyedForm>
        <p role="status" className="text-fg-muted">
          {said === 'yes' ? 'Good to know. Thank you.' : said === 'kept' ? 'Thank you. A person will read it.' : ''}
        </p>
      </div>
      {refusal ? (
        <div role="alert" className="mt-2">
          <FieldError>{refusal}</FieldError>
        </div>
      ) : null}
      {isAsking ? (
        <KeyedForm name="missing-help" noValidate preventScrollReset className="mt-4 grid gap-3">
          <input type="hidden" name="act" value="missing" />
          <Field
            label="What was missing? (optional)"
            help="Kept without your name, with personal details masked."
            error={missing.error}
          >
            <TextArea name="missing" rows={3} maxLength={MISSING_MAX_CHARS} defaultValue={missing.defaultValue} />
          </Field>
          <div>
            <Button type="submit" size="sm" busy={sending?.get('act') === 'missing'}>
              Tell the authors
            </Button>
          </div>
        </KeyedForm>
      ) : null}
    </section>
  )
}
