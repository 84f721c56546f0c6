import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import { QUESTION_MAX_CHARS, REVIEW_MAX_CHARS } from '#app/kits/members/market/market.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ListingView } from '../listing/read-listing.server.ts'

type Props = { view: ListingView; problem: FormProblem | null }
type Said = { id: string; text: string; answer: string; by: { name: string; handle: string }; day: string }

/** What buyers said of a listing, and what people asked. */
export function ListingTalk({ view, problem }: Props) {
  return (
    <>
      <section aria-labelledby="reviews" className="mt-10">
        <h2 id="reviews" className="heading-section">
          Reviews
        </h2>
        {view.reviews.length === 0 ? (
          <p className="mt-2 text-fg-muted">Nobody who has it reviewed it yet.</p>
        ) : (
          <ul className="mt-4 grid gap-5">
            {view.reviews.map((one) => (
              <SaidItem key={one.id} said={one} view={view} problem={problem} act="answer-review">
                <span className="tabular-nums">{`${one.stars} of 5 stars`}</span>
              </SaidItem>
            ))}
          </ul>
        )}
        {view.bought?.state === 'delivered' && !view.isOwn ? <ReviewForm view={view} problem={problem} /> : null}
      </section>
      <section aria-labelledby="questions" className="mt-10">
        <h2 id="questions" className="heading-section">
          Questions
        </h2>
        {view.questions.length === 0 ? (
          <p className="mt-2 text-fg-muted">Nobody asked anything yet.</p>
        ) : (
          <ul className="mt-4 grid gap-5">
            {view.questions.map((one) => (
              <SaidItem key={one.id} said={one} view={view} problem={problem} act="answer-question" />
            ))}
          </ul>
        )}
        {view.isOwn ? null : view.isMember ? (
          <AskForm problem={problem} />
        ) : (
          <ButtonLink
            to={to('login', null, { return_url: view.canonicalPath })}
            variant="plain"
            size="sm"
            className="mt-4"
          >
            Sign in to ask
          </ButtonLink>
        )}
      </section>
    </>
  )
}

type ItemProps = Props & {
  said: Said
  act: 'answer-review' | 'answer-question'
  children?: React.ReactNode
}

function SaidItem({ said, view, problem, act, children }: ItemProps) {
  const { id, text, answer, by, day } = said
  const own = problem?.values['said'] === id ? problem : null
  return (
    <li className="border-t border-line pt-4">
      <p className="flex flex-wrap gap-x-3 text-sm text-fg-muted">
        <span className="font-medium text-fg" dir="auto">
          {by.name}
        </span>
        {children}
        <span>{day}</span>
      </p>
      <p className="mt-1.5 whitespace-pre-line wrap-anywhere" dir="auto">
        {text}
      </p>
      {answer ? (
        <p className="mt-3 border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere" dir="auto">
          <span className="text-sm font-medium">{`${view.seller.name}: `}</span>
          {answer}
        </p>
      ) : null}
      {view.isOwn ? (
        <details open={own !== null} className="mt-2">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-fg-muted hover:text-fg">
            {answer ? 'Change the answer' : 'Answer'}
          </summary>
          <KeyedForm name="answer-buyer" of={id} again noValidate className="mt-2 grid gap-3">
            <input type="hidden" name="act" value={act} />
            <input type="hidden" name="said" value={id} />
            <Field label={`Your answer to ${by.name}`} error={own?.errors['answer']}>
              <TextArea
                name="answer"
                rows={3}
                maxLength={QUESTION_MAX_CHARS}
                defaultValue={own?.values['answer'] ?? answer}
                dir="auto"
              />
            </Field>
            <Button type="submit" size="sm" className="justify-self-start">
              Save the answer
            </Button>
          </KeyedForm>
        </details>
      ) : view.isMember ? (
        <ReportForm target={id} problem={problem} />
      ) : null}
    </li>
  )
}

function ReviewForm({ view: { ownReview }, problem }: Props) {
  const own = problem?.values['act'] === 'review' ? problem : null
  return (
    <KeyedForm name="review-listing" again noValidate className="mt-6 grid gap-4 rounded-card bg-sunken p-5">
      <input type="hidden" name="act" value="review" />
      <h3 className="heading-small">{ownReview ? 'Your review' : 'You have it: how is it?'}</h3>
      <Field label="Stars" error={own?.errors['stars']} className="max-w-48">
        <Select name="stars" defaultValue={own?.values['stars'] ?? String(ownReview?.stars ?? 5)}>
          {['1, not useful', '2', '3, fine', '4', '5, very good'].map((label, n) => (
            <option key={label} value={n + 1}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="What it was like" error={own?.errors['text']}>
        <TextArea
          name="text"
          rows={4}
          maxLength={REVIEW_MAX_CHARS}
          defaultValue={own?.values['text'] ?? ownReview?.text ?? ''}
          dir="auto"
        />
      </Field>
      <Button type="submit" className="justify-self-start">
        {ownReview ? 'Change the review' : 'Review it'}
      </Button>
    </KeyedForm>
  )
}

function AskForm({ problem }: { problem: FormProblem | null }) {
  const own = problem?.values['act'] === 'ask' ? problem : null
  return (
    <KeyedForm name="ask-seller" noValidate className="mt-6 grid gap-3">
      <input type="hidden" name="act" value="ask" />
      <Field
        label="Ask the seller"
        help="Question and answer are seen by everybody."
        error={own?.errors['text'] ?? own?.errors['form']}
      >
        <TextArea
          name="text"
          rows={3}
          maxLength={QUESTION_MAX_CHARS}
          defaultValue={own?.values['text'] ?? ''}
          dir="auto"
        />
      </Field>
      <Button type="submit" variant="plain" className="justify-self-start">
        Ask
      </Button>
    </KeyedForm>
  )
}
