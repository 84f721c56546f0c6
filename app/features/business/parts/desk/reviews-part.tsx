import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { DeskView, Part } from '../../desk/desk-view.server.ts'
import { REVIEW_MAX_CHARS } from '../../business.limits.ts'
import { Rating, Stars } from '../small-parts.tsx'

type Props = { view: DeskView; part: Part<'reviews'>; problem: FormProblem | null }

export function ReviewsPart({ view, part, problem }: Props) {
  const { reviews, rating, more } = part
  if (reviews.length === 0)
    return (
      <EmptyState className="rounded-card bg-sunken" title="No reviews yet">
        Members write them on the public page, one each. You can answer; you cannot remove them. Report one that breaks
        the rules on the public page.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        <Rating rating={rating} />
      </p>
      <ul className="border-b border-line">
        {reviews.map((review) => (
          <li key={review.id} className="border-t border-line py-4">
            <p className="flex flex-wrap items-center gap-2">
              <Stars stars={review.stars} />
              <Link to={to('profile', { handle: review.handle })} className="link font-medium wrap-anywhere">
                {review.name}
              </Link>
              <span className="text-xs text-fg-subtle">{toShortDay(review.at)}</span>
            </p>
            <p className="mt-1 max-w-[75ch] whitespace-pre-wrap wrap-anywhere" dir="auto">
              {review.text}
            </p>
            {view.can.manage ? (
              <Answer review={review} problem={problem?.values['review'] === review.id ? problem : null} />
            ) : review.answer ? (
              <p className="mt-2 text-fg-muted wrap-anywhere">Answer: {review.answer}</p>
            ) : null}
          </li>
        ))}
      </ul>
      {more ? (
        <p>
          <ButtonLink
            to={to('business-dashboard', { businessId: view.id }, { view: 'reviews', before: more })}
            variant="plain"
          >
            Older reviews
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

function Answer({ review, problem }: { review: Part<'reviews'>['reviews'][number]; problem: FormProblem | null }) {
  return (
    <KeyedForm name="answer-review" of={review.id} again noValidate className="mt-3 grid max-w-[46rem] gap-2">
      <input type="hidden" name="do" value="answer" />
      <input type="hidden" name="review" value={review.id} />
      <Field
        label="Your answer, for everybody to read"
        error={problem?.errors['answer']}
        help="Left empty, it is taken off."
      >
        <TextArea
          name="answer"
          rows={2}
          maxLength={REVIEW_MAX_CHARS}
          defaultValue={problem?.values['answer'] ?? review.answer}
        />
      </Field>
      <div>
        <Button type="submit" size="sm" variant="plain">
          {review.answer ? 'Change the answer' : 'Answer'}
        </Button>
      </div>
    </KeyedForm>
  )
}
