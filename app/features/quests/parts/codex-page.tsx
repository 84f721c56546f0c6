import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { CardLink } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { TextInput } from '#app/ui/controls/field.tsx'
import type { CodexView } from '../codex/codex-view.server.ts'
import { AllyPortrait } from './ally-portrait.tsx'

type Ally = CodexView['house'][number] & { isPublished?: boolean }

/** Every ally one can call: of the house, one's own, and what members published. */
export function CodexPage({ view: { find, isMember, house, own, published, next } }: { view: CodexView }) {
  const isEmpty = house.length + own.length + published.length === 0
  return (
    <div className="page pt-5 pb-section lg:pt-9">
      <h1 className="heading-page">Codex</h1>
      <p className="lead mt-2 max-w-[40em]">
        Allies with one job each. Read what they were told, try them, call them into a chat or a thread. Those of the
        house work without a language model too, and say how.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Form
          method="get"
          action={to('codex')}
          role="search"
          className="flex min-w-0 flex-[1_1_20rem] items-center gap-2 sm:max-w-[30rem]"
        >
          <TextInput
            type="search"
            name="find"
            defaultValue={find}
            maxLength={80}
            aria-label="Find an ally"
            placeholder="What should it be good at?"
          />
          <Button type="submit" variant="plain">
            <Icon name="search" size={17} />
            <span className="sr-only">Find</span>
          </Button>
        </Form>
        {isMember ? (
          <ButtonLink to={to('summon', null, { 'edit-ally': 'new' })}>Make one of your own</ButtonLink>
        ) : null}
      </div>
      {isEmpty ? (
        <p className="mt-8 text-fg-muted">
          No ally fits “{find}”.{' '}
          <a href={to('codex')} className="link">
            All of them
          </a>
        </p>
      ) : null}
      <Part id="own" title="Yours" allies={own} />
      <Part id="house" title="Built-in" allies={house} />
      <Part id="published" title="By members" allies={published} />
      {next ? (
        <ButtonLink to={next} variant="plain" className="mt-5">
          Older ones
        </ButtonLink>
      ) : null}
    </div>
  )
}

function Part({ id, title, allies }: { id: string; title: string; allies: readonly Ally[] }) {
  if (allies.length === 0) return null
  return (
    <section aria-labelledby={`part-${id}`} className="mt-8">
      <h2 id={`part-${id}`} className="heading-section">
        {title}
      </h2>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {allies.map(({ id: key, name, about, by, href, portrait, isPublished }) => (
          <li key={key}>
            <CardLink to={href} className="flex h-full items-start gap-4 p-4.5">
              <AllyPortrait portrait={portrait} size={64} />
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere" dir="auto">
                  {name}
                  {isPublished ? <Badge tone="accent">Published</Badge> : null}
                </span>
                <span className="mt-0.5 block text-[0.875rem] text-fg-muted wrap-anywhere" dir="auto">
                  {about}
                </span>
                {by ? <span className="mt-1 block text-xs text-fg-subtle">By {by}</span> : null}
              </span>
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
