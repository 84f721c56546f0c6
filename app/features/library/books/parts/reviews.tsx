import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BookAnswer } from '../book-answer.ts'
import { REVIEW_MAX_CHARS } from '../book.limits.ts'
import type { BookPageView } from '../reading/book-view.server.ts'

/** What readers say of a book, and the form to say something oneself. */
export function Reviews({ view, answer }: { view: BookPageView; answer: BookAnswer | null }) {
  const { reviews, own, publisher, reach } = view
  const problem = answer?.act === 'review' ? answer.problem : null
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="mt-12 max-w-reading scroll-mt-20">
      <h2 id="reviews-heading" className="heading-section">
        Reviews
      </h2>
      {reviews.length === 0 ? <p className="mt-3 text-fg-muted">Nobody has reviewed it yet.</p> : null}
      <ul className="mt-4 grid gap-5">
        {reviews.map((review) => (
          <li key={review.id} className="border-t border-line pt-4">
            <p className="text-sm text-fg-muted">
              <span aria-hidden="true">{'★'.repeat(review.stars)} </span>
              <span className="sr-only">{review.stars} of 5 stars, by </span>
              <Link to={to('profile', { handle: review.handle })} className="link">
                {review.name}
              </Link>
              , {toShortDay(review.at)}
            </p>
            {review.text ? (
              <p className="mt-1.5 whitespace-pre-line wrap-anywhere" dir="auto">
                {review.text}
              </p>
            ) : null}
            {review.isOwn ? (
              <ActForm name="do" act="drop-review">
                Take it back
              </ActForm>
            ) : (
              <ReportForm target={review.id} problem={answer?.act === 'report' ? answer.problem : null} />
            )}
          </li>
        ))}
      </ul>
      {reach === 'owner' ? null : publisher.state === 'ready' ? (
        <KeyedForm name="ebook-review" again noValidate className="mt-8 grid gap-4">
          <input type="hidden" name="do" value="review" />
          <h3 className="heading-small">{own ? 'Change your review' : 'Your review'}</h3>
          <Field label="Stars" error={problem?.errors['stars']} className="max-w-40">
            <Select name="stars" defaultValue={String(problem?.values['stars'] ?? own?.stars ?? 5)}>
              {[5, 4, 3, 2, 1].map((n) => (
                <option key={n} value={n}>
                  {n} of 5
                </option>
              ))}
            </Select>
          </Field>
          <Field label="What you found, if you like" error={problem?.errors['text']}>
            <TextArea
              name="text"
              rows={4}
              maxLength={REVIEW_MAX_CHARS}
              defaultValue={problem?.values['text'] ?? own?.text ?? ''}
            />
          </Field>
          <Button type="submit" className="justify-self-start">
            {own ? 'Save it' : 'Publish the review'}
          </Button>
        </KeyedForm>
      ) : (
        <BeforePublishing publisher={publisher} what="comments" className="mt-8" />
      )}
    </section>
  )
}
