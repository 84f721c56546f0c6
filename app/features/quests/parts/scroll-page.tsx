import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ShareLinkList } from '#app/kits/members/share-links/share-link-list.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ScrollView } from '../scrolls/scroll-view.server.ts'

type Props = { view: ScrollView; problem: string | null }

/** A scroll to read, or while it is rolled up the quests that open it. */
export function ScrollPage({ view, problem }: Props) {
  const { title, summary, html, isShared, openedAt } = view
  return (
    <div className="page max-w-[44rem] pt-5 pb-section lg:pt-9">
      <BackLink to={`${to('quests')}#scrolls`}>Scrolls</BackLink>
      <h1 className="mt-2 heading-page">{title}</h1>
      <p className="lead mt-2">{summary}</p>
      {html ? <Prose html={html} className="mt-6" /> : <Closed view={view} />}
      {isShared ? (
        <p className="mt-8 flex flex-wrap items-center gap-3 text-fg-muted">
          Somebody who earned this scroll passed it on to you.
          <ButtonLink to={to('quests')} variant="plain" size="sm">
            See the quests
          </ButtonLink>
        </p>
      ) : null}
      {openedAt ? <Share view={view} problem={problem} /> : null}
    </div>
  )
}

const Closed = ({ view: { by } }: { view: ScrollView }) => (
  <Card className="mt-6 p-5 sm:p-6">
    <Panda pose="reading" className="mx-auto h-32" />
    <p className="mt-2 text-center font-medium">
      It is still rolled up. {by.length === 1 ? 'This quest opens' : 'Any of these opens'} it:
    </p>
    <ul className="mt-3 divide-y divide-line">
      {by.map(({ id, title, about }) => (
        <li key={id} className="relative flex min-h-13 items-center gap-3 py-2.5">
          <span className="min-w-0 flex-1">
            <Link
              to={to('quest', { questId: id })}
              className="font-medium after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <span className="block text-[0.8125rem] text-fg-muted">{about}</span>
          </span>
          <Icon name="arrow-right" size={16} className="flex-none text-fg-subtle" />
        </li>
      ))}
    </ul>
  </Card>
)

const Share = ({ view: { slug, openedAt, links, publisher }, problem }: Props) => (
  <section aria-labelledby="pass-on" className="mt-section border-t border-line pt-6">
    <h2 id="pass-on" className="heading-card">
      Pass it on
    </h2>
    <p className="mt-1 text-fg-muted">Open to you since {openedAt}. By a link anybody reads it, without an account.</p>
    {links.length > 0 ? (
      <div className="mt-4">
        <ShareLinkList links={links} action={to('scroll', { scrollId: slug })} />
      </div>
    ) : null}
    {publisher.state === 'guest' ? (
      <p className="mt-3">
        <Link to={to('login', null, { return_url: to('scroll', { scrollId: slug }) })} className="link">
          Sign in
        </Link>{' '}
        to make one; what you opened comes along.
      </p>
    ) : (
      <KeyedForm name="share-scroll" className="mt-4 flex flex-wrap items-end gap-3">
        <input type="hidden" name="do" value="share" />
        <ShareTermField label="The link works" className="w-56" />
        <Button type="submit" variant="plain">
          Make a link
        </Button>
      </KeyedForm>
    )}
    {problem ? (
      <div role="alert" className="mt-3">
        <FieldError>{problem}</FieldError>
      </div>
    ) : null}
  </section>
)
