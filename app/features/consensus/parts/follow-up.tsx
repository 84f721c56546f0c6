import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BareInput, FieldError } from '#app/ui/controls/field.tsx'
import { HeadMark } from '#app/ui/brand/head-mark.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'

/**
 * Asks the next question of the same panel, which knows this one; about one claim when the address names it. `help` says which
 * language models help again.
 */
export function FollowUp({
  problem,
  help = '',
  claims = [],
}: {
  problem: FormProblem | null
  help?: string
  claims?: readonly { id: string; text: string }[]
}) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const own = problem?.values.act === 'follow' ? problem : null
  const target = query.get('target') ?? ''
  const whole = new URLSearchParams(query)
  whole.delete('target')
  return (
    <div id="follow-up" className="mx-auto mt-14 max-w-[740px] print:hidden">
      {target ? (
        <p className="mb-2 text-[0.8125rem] text-fg-muted">
          About “{claims.find(({ id }) => id === target)?.text ?? 'one claim'}” alone.{' '}
          <Link to={`${pathname}?${whole.toString()}#follow-up`} className="link">
            About the whole answer
          </Link>
        </p>
      ) : null}
      <KeyedForm
        name="follow-up"
        className="flex items-center gap-3 rounded-sheet bg-surface-raised p-2 pl-5 shadow-lg focus-within:shadow-[var(--sh-lg),0_0_0_2px_var(--ring)]"
      >
        <HeadMark size={28} />
        <input type="hidden" name="act" value="follow" />
        <input type="hidden" name="target" value={target} />
        <label htmlFor="next-question" className="sr-only">
          Your next question
        </label>
        <BareInput
          id="next-question"
          name="question"
          required
          maxLength={QUESTION_MAX_CHARS}
          autoComplete="off"
          defaultValue={own?.values.question ?? ''}
          aria-invalid={own ? true : undefined}
          aria-describedby={own ? 'next-question-problem' : undefined}
          placeholder="Ask a follow-up"
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none focus-visible:outline-none"
        />
        <button
          type="submit"
          aria-label="Ask the next question"
          className="grid size-12 shrink-0 place-items-center rounded-control-lg bg-primary text-fg-on-ink shadow-[var(--sh-key)] hover:bg-primary-hover"
        >
          <Icon name="arrow-up" size={20} />
        </button>
      </KeyedForm>
      {help ? <p className="mt-2 px-5 text-xs text-fg-subtle">{help}</p> : null}
      {own ? (
        <div id="next-question-problem" className="mt-2">
          <FieldError>{Object.values(own.errors)[0]}</FieldError>
        </div>
      ) : null}
    </div>
  )
}
