import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { QUESTION_MAX_CHARS } from '#app/kits/ask/ask.limits.ts'
import { HeadMark } from '#app/ui/head-mark.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Asks the next question of the same voices. */
export function FollowUp() {
  return (
    <Form
      method="post"
      action={to('consensus')}
      className="mx-auto mt-14 flex max-w-[740px] items-center gap-3 rounded-sheet bg-surface-raised p-2 pl-5 shadow-lg focus-within:shadow-[var(--sh-lg),0_0_0_2px_var(--ring)]"
    >
      <HeadMark size={28} />
      <label htmlFor="next-question" className="sr-only">
        Your next question
      </label>
      <input
        id="next-question"
        name="question"
        required
        maxLength={QUESTION_MAX_CHARS}
        autoComplete="off"
        placeholder="Ask something else"
        className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none focus-visible:outline-none"
      />
      <button
        type="submit"
        aria-label="Ask the next question"
        className="grid size-12 shrink-0 place-items-center rounded-control-lg bg-primary text-fg-on-ink shadow-[var(--sh-key)] hover:bg-primary-hover"
      >
        <Icon name="arrow-up" size={20} />
      </button>
    </Form>
  )
}
