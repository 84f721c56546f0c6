import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { REVIEW_MAX_CHARS } from '../business.limits.ts'
import type { PageView } from '../page/page-view.server.ts'
import { Rating, Section, Stars } from './small-parts.tsx'

type Props = { view: PageView; problem: FormProblem | null }

export function ReviewsSection({ view, problem }: Props) {
  const { id, reviews, rating, more, isFirst, isMember, isPreview, publisher } = view
  return (
    <Section id="reviews" title="Reviews" aside={rating ? <Rating rating={rating} /> : undefined}>
      {reviews.length === 0 ? <p className="text-fg-muted">Nothing yet.</p> : null}
      <ul>
        {reviews.map((review) => (
          <li key={review.id} className="border-t border-line py-4">
            <p className="flex flex-wrap items-center gap-2">
              <Avatar name={review.name} picture={review.picture} />
              <Link
                to={to('profile', { handle: review.handle })}
                className="font-medium wrap-anywhere hover:underline"
                dir="auto"
              >
                {review.name}
              </Link>
              <Stars stars={review.stars} />
              <span className="text-xs text-fg-subtle">{toShortDay(review.at)}</span>
            </p>
            <p className="mt-2 max-w-[70ch] whitespace-pre-wrap wrap-anywhere" dir="auto">
              {review.text}
            </p>
            {review.answer ? (
              <div className="mt-3 max-w-[70ch] border-s-2 border-line ps-4">
                <p className="text-xs font-strong text-fg-muted">Answer of {view.name}</p>
                <p className="mt-0.5 whitespace-pre-wrap wrap-anywhere" dir="auto">
                  {review.answer}
                </p>
              </div>
            ) : null}
            {review.isOwn ? null : <ReportForm target={review.id} problem={problem} />}
          </li>
        ))}
      </ul>
      {more || !isFirst ? (
        <p className="mb-4 flex gap-2">
          {isFirst ? null : (
            <ButtonLink to={`${to('business-page', { businessId: id })}#reviews`} variant="plain" size="sm">
              Newest reviews
            </ButtonLink>
          )}
          {more ? (
            <ButtonLink
              to={`${to('business-page', { businessId: id }, { before: more })}#reviews`}
              variant="plain"
              size="sm"
            >
              Older reviews
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
      {isMember || isPreview ? null : publisher.state === 'ready' ? (
        <ReviewForm view={view} problem={problem?.values['act'] === 'review' ? problem : null} />
      ) : (
        <BeforePublishing publisher={publisher} what="comments" className="mt-2" />
      )}
    </Section>
  )
}

const STARS = ['5: very good', '4: good', '3: fair', '2: poor', '1: bad'] as const

function ReviewForm({ view: { own }, problem }: Props) {
  const values = problem?.values ?? {}
  const errors = problem?.errors ?? {}
  return (
    <div className="mt-2 rounded-card bg-sunken p-5">
      <KeyedForm name="review-business" again noValidate className="grid gap-4">
        <input type="hidden" name="act" value="review" />
        <div className="grid items-start gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <Field label="Stars" error={errors['stars']}>
            <Select name="stars" defaultValue={values['stars'] ?? String(own?.stars ?? '')}>
              <option value="">Choose</option>
              {STARS.map((words) => (
                <option key={words} value={words[0]}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={own ? 'Your review' : 'How was it?'} error={errors['text']}>
            <TextArea
              name="text"
              rows={3}
              maxLength={REVIEW_MAX_CHARS}
              defaultValue={values['text'] ?? own?.text ?? ''}
            />
          </Field>
        </div>
        <div>
          <Button type="submit" size="sm">
            {own ? 'Change your review' : 'Write the review'}
          </Button>
        </div>
      </KeyedForm>
      {own ? (
        <div className="mt-2">
          <ActForm act="unreview" variant="ghost">
            Take your review off
          </ActForm>
        </div>
      ) : null}
    </div>
  )
}
