import { Form } from '@remix-run/react'
import type { BrandTheme } from '#app/brands/brand.ts'
import { to } from '#app/catalogue/to.ts'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { findHeroAction } from './hero-words.ts'

const surface = 'rounded-sheet relative bg-surface p-3.5 shadow-md @xl:p-5'

/** The first thing to do: the question box of the main site, or the one action of a brand. */
export function HeroAction({ theme }: { theme: BrandTheme }) {
  const action = findHeroAction(theme)
  if (action) {
    return (
      <div className={`${surface} flex flex-wrap items-center gap-3`}>
        <ButtonLink to={action.to} variant="accent" size="lg">
          <Icon name={action.icon} size={20} />
          {action.label}
        </ButtonLink>
      </div>
    )
  }
  return (
    <Form
      method="post"
      action={to('consensus')}
      className={`${surface} grid gap-2 focus-within:shadow-[var(--sh-md),0_0_0_2px_var(--ring)]`}
    >
      <textarea
        name="question"
        rows={2}
        required
        maxLength={QUESTION_MAX_CHARS}
        aria-label="Your question"
        placeholder="What would you like to be sure of?"
        className="block w-full min-w-0 resize-none bg-transparent text-[1.0625rem] leading-6 outline-none placeholder:text-fg-subtle focus-visible:outline-none"
      />
      <Button type="submit" className="justify-self-end">
        Ask
        <Icon name="arrow-up" size={18} />
      </Button>
    </Form>
  )
}
