import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { CERTIFICATE_MAX_BYTES } from '../university.limits.ts'
import type { UniversityAnswer, UniversityView, VerdictView } from '../university-view.server.ts'

type Props = { view: Extract<UniversityView, { part: 'verify' }>; answer: UniversityAnswer | null }

/** Whether a certificate is what this server signed. */
export function VerifyPage({ view, answer }: Props) {
  const verdict = answer ? answer.verdict : view.verdict
  const errors = answer?.problem?.errors ?? {}
  return (
    <div className="page max-w-[760px] pt-2 pb-section">
      <BackLink to={to('university')}>University</BackLink>
      <h1 className="heading-page mt-3">Check a certificate</h1>
      {verdict ? (
        <Verdict verdict={verdict} />
      ) : (
        <p className="lead mt-3">Bring the PDF, or paste the signed text that stands on it in small letters.</p>
      )}
      <KeyedForm
        name="verify-certificate"
        again
        encType="multipart/form-data"
        action={to('university', null, { part: 'verify' })}
        className="mt-7 grid gap-4"
      >
        <input type="hidden" name="do" value="verify" />
        <FileDrop
          label="The PDF"
          name="file"
          accept="application/pdf,.pdf"
          kinds="A certificate of this university"
          maxBytes={CERTIFICATE_MAX_BYTES}
          error={errors['file'] ?? null}
        />
        <Field label="Or its signed text">
          <TextArea name="text" rows={4} spellCheck={false} defaultValue={answer?.problem?.values['text'] ?? ''} />
        </Field>
        {errors['text'] ? <FieldError>{errors['text']}</FieldError> : null}
        <Button type="submit" className="justify-self-start">
          Check it
        </Button>
      </KeyedForm>
      <section aria-labelledby="offline" className="mt-12">
        <h2 id="offline" className="heading-small">
          Without a network
        </h2>
        <p className="mt-2 text-fg-muted">
          The signed text is a JSON Web Signature with Ed25519. Keep the{' '}
          <a href={view.keyHref} download className="link">
            public key of this server
          </a>{' '}
          and check with any program that knows this form. With a copy of this software:{' '}
          <code className="wrap-anywhere">npm run -s certificate -- FILE.pdf KEY.json</code>
        </p>
      </section>
    </div>
  )
}

function Verdict({ verdict }: { verdict: NonNullable<VerdictView> }) {
  if (verdict.state !== 'true')
    return (
      <div role="alert" className="mt-5">
        <FieldError>{wrongs[verdict.state]}</FieldError>
      </div>
    )
  const { name, title, lessons, questions, day, origin } = verdict
  return (
    <div role="status" className="mt-5 rounded-card bg-success-soft p-5 text-success-soft-fg">
      <p className="flex items-center gap-2 font-strong">
        <Icon name="shield-check" size={20} /> This server signed it
      </p>
      <p className="mt-2 wrap-anywhere">
        <bdi>{name}</bdi> answered all {questions} questions of the {lessons} lessons of “{title}” rightly. Signed on{' '}
        {day} at {origin}.
      </p>
      <p className="mt-2 text-sm">The name is the one that was typed in. Nobody watched.</p>
    </div>
  )
}

const wrongs = {
  forged: 'This is not what this server signed: a word or the signature was changed.',
  foreign: 'Another server signed this, or it says so. Check it at the address that stands on it.',
  none: 'There is no signed text in it. If the PDF was saved anew by another program, paste the small letters instead.',
} as const
