import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { NAME_MAX_CHARS } from '../university.limits.ts'
import type { UniversityView } from '../university-view.server.ts'

/** What is missing for each certificate, and the form that gives it. */
export function CertificatePage({ view }: { view: Extract<UniversityView, { part: 'certificate' }> }) {
  const { tracks, name, href } = view
  return (
    <div className="page max-w-[760px] pt-2 pb-section">
      <BackLink to={to('university')}>University</BackLink>
      <h1 className="heading-page mt-3">Certificate</h1>
      <p className="lead mt-3">
        A signed PDF for a track whose questions you all answered rightly. Anybody can check it here or without a
        network. It says what you did, and that nobody watched.
      </p>
      <div className="mt-8 grid gap-5">
        {tracks.map(({ track, title, done, of }) => (
          <Panel as="section" key={track} aria-labelledby={`certificate-${track}`} className="p-5">
            <h2 id={`certificate-${track}`} className="heading-small">
              {title}
            </h2>
            <Culm value={done} of={of} label={`${done} of ${of} lessons done`} block className="mt-3" />
            <p className="mt-2 text-fg-muted tabular-nums">
              {done} of {of} lessons done
            </p>
            {done === of && of > 0 ? (
              <form method="get" action={href} className="mt-4 grid gap-3">
                <input type="hidden" name="track" value={track} />
                <Field label="The name on it" help="It is signed and written in the file. It is not kept here.">
                  <TextInput name="name" required maxLength={NAME_MAX_CHARS} autoComplete="name" defaultValue={name} />
                </Field>
                <Button type="submit" className="justify-self-start">
                  Download the certificate
                </Button>
              </form>
            ) : (
              <ButtonLink to={to('university', null, { track })} variant="plain" size="sm" className="mt-4">
                To the lessons
              </ButtonLink>
            )}
          </Panel>
        ))}
      </div>
      <p className="mt-8">
        <Link to={to('university', null, { part: 'verify' })} className="link">
          Check a certificate
        </Link>
      </p>
    </div>
  )
}
