import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SharedStack } from '../stack/stack-view.server.ts'

type Props = { view: SharedStack; problem: FormProblem | null }

/** A stack that somebody passed on, with their reasons, and the way to make it one's own. */
export function SharedStackPage({ view: { share, by, title, items, isMember, isOwn }, problem }: Props) {
  return (
    <div className="page max-w-[760px] pt-5 pb-section lg:pt-9">
      <h1 className="heading-page wrap-anywhere" dir="auto">
        {title || `The stack of ${by}`}
      </h1>
      <p className="lead mt-2">The tools {by} relies on, and why.</p>
      {problem?.errors['form'] ? (
        <div role="alert" className="mt-3">
          <FieldError>{problem.errors['form']}</FieldError>
        </div>
      ) : null}
      <ol className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
        {items.map(({ id, title: tool, line, href, engine, why }, n) => (
          <Card as="li" key={id} className="flex gap-4 p-4.5">
            <span className="heading-card text-fg-subtle tabular-nums">{n + 1}</span>
            <span className="min-w-0">
              <Link to={href} className="font-medium hover:underline">
                {tool}
              </Link>
              <span className="block text-[0.8125rem] text-fg-muted">
                {line}
                {engine ? ` With ${engine}.` : ''}
              </span>
              {why ? (
                <span className="mt-1.5 block wrap-anywhere" dir="auto">
                  {why}
                </span>
              ) : null}
            </span>
          </Card>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {isOwn ? (
          <ButtonLink to={to('stack')} variant="plain">
            This is yours: change it
          </ButtonLink>
        ) : isMember ? (
          <KeyedForm name="use-stack" again>
            <input type="hidden" name="do" value="use" />
            <input type="hidden" name="share" value={share} />
            <Button type="submit">Use this stack</Button>
          </KeyedForm>
        ) : (
          <ButtonLink to={to('register', null, { return_url: to('stack', null, { share }) })}>
            Create an account to use it
          </ButtonLink>
        )}
        {isMember && !isOwn ? (
          <p className="text-[0.8125rem] text-fg-subtle">It takes the place of your own stack.</p>
        ) : null}
      </div>
    </div>
  )
}
