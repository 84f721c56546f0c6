import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { OfferingView } from '../../offering/offering-view.server.ts'
import { WORDS_MAX_CHARS } from '../../people.limits.ts'
import { OfferingForm } from './offering-form.tsx'
import { toKindWords, toWhereWords } from '../../offering/offer-words.ts'
import { ReportForm } from '../report-form.tsx'

type Props = { view: OfferingView; problem: FormProblem | null; isEdited: boolean }

/** One offering, with the way to ask for it. */
export function OfferingPage({ view, problem, isEdited }: Props) {
  const { id, title, kind, where, state, aboutHtml, giver, place, until, isOwn, isHidden, audience } = view
  return (
    <div className="page max-w-[760px] pt-6 pb-section sm:pt-10">
      <BackLink to={to('offerings')}>Offerings</BackLink>
      <h1 className="heading-page mt-2 wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <Badge tone="accent">{toKindWords(kind)}</Badge>
        <Badge>{toWhereWords(where)}</Badge>
        {state === 'paused' ? <Badge tone="warning">Paused</Badge> : null}
        {isHidden ? <Badge tone="danger">Hidden by the administrator</Badge> : null}
        {until ? <span className="text-[0.8125rem] text-fg-muted">Until {toDayWords(until)}</span> : null}
      </p>
      <p className="mt-4 flex items-center gap-2.5">
        <Avatar name={giver.name} picture={giver.picture} />
        <Link to={to('profile', { handle: giver.handle })} className="font-medium hover:underline" dir="auto">
          {giver.name}
        </Link>
        {place ? <span className="text-fg-muted">{place}</span> : null}
      </p>
      <Prose html={aboutHtml} className="mt-5" />
      {isOwn ? (
        <Own id={id} title={title} state={state} isEdited={isEdited}>
          <OfferingForm id={id} fields={{ title, about: view.about, kind, where, until, audience }} problem={problem} />
        </Own>
      ) : (
        <Ask view={view} problem={problem} />
      )}
      {view.isAdmin && !isOwn ? (
        <div className="mt-4">
          <ActForm name="do" act={isHidden ? 'show' : 'hide'} fields={{ offering: id }}>
            {isHidden ? 'Show it again' : 'Hide it from everybody'}
          </ActForm>
        </div>
      ) : null}
    </div>
  )
}

type OwnProps = { id: string; title: string; state: string; isEdited: boolean; children: React.ReactNode }

function Own({ id, title, state, isEdited, children }: OwnProps) {
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-2">
        {isEdited ? null : (
          <ButtonLink to={to('offerings', null, { offering: id, edit: 1 })} variant="plain" size="sm">
            Change it
          </ButtonLink>
        )}
        <ActForm name="do" act={state === 'paused' ? 'resume' : 'pause'} fields={{ offering: id }}>
          {state === 'paused' ? 'Offer it again' : 'Pause it'}
        </ActForm>
        <ActForm name="do" act="remove" fields={{ offering: id }} about={title} variant="ghost">
          Remove it
        </ActForm>
        <ButtonLink to={to('offerings', null, { part: 'wishes' })} variant="ghost" size="sm">
          Requests
        </ButtonLink>
      </div>
      {isEdited ? <Card className="mt-6 p-5 sm:p-6">{children}</Card> : null}
    </>
  )
}

function Ask({ view, problem }: Omit<Props, 'isEdited'>) {
  const { id, wish, publisher, giver, isMember, state } = view
  const own = problem?.values.do === 'ask' ? problem : null
  if (wish)
    return (
      <Panel className="mt-6 flex flex-wrap items-center justify-between gap-3 p-5">
        <p className="text-fg-muted">
          {wish.state === 'accepted' ? `${giver.name} accepted your request.` : 'You asked for it: no answer yet.'}
        </p>
        <ButtonLink to={to('offerings', null, { part: 'wishes' })} variant="plain" size="sm">
          Your requests
        </ButtonLink>
      </Panel>
    )
  return (
    <>
      <BeforePublishing publisher={publisher} what="profile" signIn="Sign in to ask for it" className="mt-6" />
      {publisher.state === 'ready' && state === 'open' ? (
        <Card className="mt-6 p-5 sm:p-6">
          <KeyedForm name="ask-offering" noValidate className="grid gap-4">
            <input type="hidden" name="do" value="ask" />
            <input type="hidden" name="offering" value={id} />
            <Field
              label="Ask for it"
              help={`What you would like, and when. ${giver.name} sees it with your name.`}
              error={own?.errors.words}
            >
              <TextArea
                name="words"
                rows={4}
                maxLength={WORDS_MAX_CHARS}
                defaultValue={own?.values.words ?? ''}
                required
                dir="auto"
              />
            </Field>
            <div>
              <Button type="submit">Ask</Button>
            </div>
          </KeyedForm>
        </Card>
      ) : null}
      {isMember ? (
        <div className="mt-4">
          <ReportForm problem={problem} offering={id} />
        </div>
      ) : null}
    </>
  )
}
