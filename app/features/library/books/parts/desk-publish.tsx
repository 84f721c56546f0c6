import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { ShareLinkList } from '#app/kits/members/share-links/share-link-list.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BookAnswer } from '../book-answer.ts'
import type { DeskView } from '../desk-view.server.ts'

type Props = { view: DeskView; answer: BookAnswer | null }

/** Editions for everybody, and links for a few; neither of a copy that was bought to be kept. */
export const DeskPublish = ({ view, answer }: Props) =>
  view.bound ? <Bound words={view.bound} /> : <Editions view={view} answer={answer} />

const Bound = ({ words }: { words: string }) => (
  <section id="publish" aria-labelledby="publish-heading" className="scroll-mt-20">
    <h2 id="publish-heading" className="heading-section">
      Bought in the marketplace
    </h2>
    <p className="mt-4">{words}</p>
  </section>
)

function Editions({ view, answer }: Props) {
  const { id, editions, shownEdition, publisher, links } = view
  const [publish, share] = [
    answer?.act === 'publish' ? answer.problem : null,
    answer?.act === 'share' ? answer.problem : null,
  ]
  return (
    <section id="publish" aria-labelledby="publish-heading" className="scroll-mt-20">
      <h2 id="publish-heading" className="heading-section">
        Publish
      </h2>
      {publisher.state === 'ready' ? (
        <>
          <KeyedForm name="ebook-publish" noValidate className="mt-4 grid gap-3">
            <input type="hidden" name="do" value="publish" />
            <p className="text-sm text-fg-muted">
              Makes an edition of the book as it stands. Everybody reads it, also without an account; you go on writing
              without changing it.
            </p>
            <Field
              label={shownEdition ? 'What is new in this edition' : 'A line on this edition, if you like'}
              error={publish?.errors['note']}
            >
              <TextInput name="note" defaultValue={publish?.values['note'] ?? ''} maxLength={400} autoComplete="off" />
            </Field>
            <Button type="submit" className="justify-self-start">
              Publish edition {(editions[0]?.number ?? 0) + 1}
            </Button>
          </KeyedForm>
          {shownEdition ? (
            <div className="mt-3">
              <ActForm name="do" act="withdraw">
                Take it back from everybody
              </ActForm>
            </div>
          ) : null}
        </>
      ) : (
        <BeforePublishing publisher={publisher} what="texts" className="mt-4" />
      )}
      {editions.length > 0 ? (
        <ol className="mt-4 grid gap-1 text-sm">
          {editions.map(({ number, note, at, href }) => (
            <li key={number} className="wrap-anywhere">
              <Link to={href} className="link">
                Edition {number}
              </Link>
              , {toShortDay(at)}
              {note ? `: ${note}` : ''}
            </li>
          ))}
        </ol>
      ) : null}
      <h3 className="heading-small mt-8">A link for a few</h3>
      <p className="mt-2 text-sm text-fg-muted">Whoever has it reads the working text, without an account.</p>
      <div className="mt-3 grid gap-3">
        <ShareLinkList links={links} action={to('ebook', { id })} />
        {publisher.state === 'ready' ? (
          <KeyedForm name="ebook-share" noValidate preventScrollReset className="grid gap-3">
            <input type="hidden" name="do" value="share" />
            <ShareTermField error={share?.errors['term'] ?? null} />
            <Button type="submit" variant="plain" size="sm" className="justify-self-start">
              Make a link
            </Button>
          </KeyedForm>
        ) : share?.errors['term'] ? (
          <FieldError>{share.errors['term']}</FieldError>
        ) : null}
      </div>
    </section>
  )
}
