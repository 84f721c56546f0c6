import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { FieldError } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { CheckAnswer, CheckView } from '../check.server.ts'
import { PANDA_FILE_MAX_BYTES } from '../pandas.limits.ts'

const wrongs = {
  none: 'There is no certificate in this file. A program may have taken it out when the picture was saved again.',
  forged: 'This is not what was signed: the certificate was changed, or is not one.',
  altered: 'The certificate is genuine, but the picture around it is not the one it was given for.',
  unreachable:
    'Another site signed this, and it does not answer to be asked for its key. With its key the check works without a network, see below.',
} as const

/** Whether a panda's picture is what was signed. */
export function CheckPage({ view, answer }: { view: CheckView; answer: CheckAnswer | null }) {
  return (
    <div className="page max-w-[760px] pt-4 pb-section lg:pt-8">
      <BackLink to={to('adopt-panda')}>Pandas</BackLink>
      <h1 className="heading-page mt-2">Check a panda</h1>
      {answer?.said ? (
        <Said said={answer.said} />
      ) : (
        <p className="lead mt-3">
          Bring the picture of a panda, SVG or PNG: you read who signed it, and whether it is whole.
        </p>
      )}
      <KeyedForm name="check-panda" again encType="multipart/form-data" className="mt-7 grid gap-4">
        <FileDrop
          label="The picture"
          name="file"
          accept="image/svg+xml,image/png,.svg,.png"
          kinds="A panda as SVG or PNG"
          maxBytes={PANDA_FILE_MAX_BYTES}
          error={answer?.problem?.errors['file'] ?? null}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="do" value="check">
            Check it
          </Button>
          {view.isMember ? (
            <Button type="submit" name="do" value="import" variant="plain">
              Bring it here as a visitor
            </Button>
          ) : null}
        </div>
        <p className="text-xs text-fg-subtle">
          A panda from another Frenly visits with the file that its keeper makes for that. It keeps its home, stands on
          your page here, and cannot be sold.
        </p>
      </KeyedForm>
      <section aria-labelledby="offline" className="mt-12">
        <h2 id="offline" className="heading-small">
          Without a network
        </h2>
        <ul className="mt-3 grid gap-2 text-fg-muted">
          <li>
            <a href={view.pageHref} download className="link">
              A page to keep
            </a>
            , with the public key of this site inside: it checks on your device and sends nothing.
          </li>
          <li>
            <a href={view.programHref} download className="link">
              A program for Node
            </a>{' '}
            that needs no package: <code className="wrap-anywhere">node check-panda.mjs panda-1.svg key.json</code>
          </li>
          <li>
            <a href={view.keyHref} download="key.json" className="link">
              The public key of this site
            </a>{' '}
            as a key set. The certificate is a JSON Web Signature with Ed25519.
          </li>
        </ul>
      </section>
    </div>
  )
}

function Said({ said }: { said: NonNullable<CheckAnswer['said']> }) {
  if (said.state !== 'true')
    return (
      <div role="alert" className="mt-5">
        <FieldError>{wrongs[said.state]}</FieldError>
      </div>
    )
  const { by, says } = said
  return (
    <div
      role="status"
      className="mt-5 grid gap-4 rounded-card bg-success-soft p-5 text-success-soft-fg sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      {says.portrait ? <img src={says.portrait} alt="" width={128} height={128} className="rounded-control" /> : null}
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-strong">
          <Icon name="shield-check" size={20} /> {by === 'this site' ? 'This site signed it' : 'Its own site signed it'}
        </p>
        <p className="mt-2 wrap-anywhere">
          {`${says.name}, panda ${says.number} of ${says.origin}. Signed on ${toDayWords(says.signedAt.slice(0, 10))}; genome ${says.genome}.`}
        </p>
        <ul className="mt-2 text-[0.8125rem]">
          {says.owners.map(({ who, since, how }) => (
            <li key={since}>{`${toDayWords(since.slice(0, 10))}: ${how} ${who}`}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
