import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import type { VersionChange, VersionComparison } from '#app/engines/document-facts/compare-versions.ts'
import type { DocumentView } from '../reading/documents-view.server.ts'
import { toPlace } from './place-link.tsx'

type Compare = NonNullable<DocumentView['compare']>

/** This document beside another one: what changed, or what cannot both be true. */
export function ComparePart({ view: { id, title }, compare }: { view: DocumentView; compare: Compare }) {
  const { others, other, versions, contradicted, message } = compare
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {others.length === 0 ? (
        <p className="text-fg-muted">
          Have another document read first, such as an earlier version of this one.{' '}
          <Link to={to('document-analyzer')} className="link">
            Bring one
          </Link>
        </p>
      ) : (
        <Form method="get" preventScrollReset className="grid max-w-[40rem] gap-4">
          <input type="hidden" name="doc" value={id} />
          <input type="hidden" name="part" value="compare" />
          <Field label="The other document">
            <Select name="other" defaultValue={other?.id ?? others[0]?.id}>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </Select>
          </Field>
          <RadioGroup
            name="as"
            label="What to look for"
            options={[
              {
                value: 'versions',
                label: 'What changed',
                help: 'Sentence by sentence, the other one being the older.',
              },
              {
                value: 'contradictions',
                label: 'What they contradict each other on',
                help: 'By the claim ledger, over sentences of one subject.',
              },
            ]}
            defaultValue={contradicted ? 'contradictions' : 'versions'}
          />
          <Button type="submit" className="justify-self-start">
            Compare
          </Button>
        </Form>
      )}
      {message ? <p role="status">{message}</p> : null}
      {versions && !versions.isDone ? <p role="status">{versions.message}</p> : null}
      {contradicted && !contradicted.isDone ? <p role="status">{contradicted.message}</p> : null}
      {other && versions?.isDone ? <Changes versions={versions.versions} here={{ id, title }} there={other} /> : null}
      {other && contradicted?.isDone ? (
        <Contradictions found={contradicted} here={{ id, title }} there={other} />
      ) : null}
    </div>
  )
}

type One = { id: string; title: string }

const Changes = ({ versions, here, there }: { versions: VersionComparison; here: One; there: One }) => (
  <section aria-labelledby="changes-title">
    <h2 id="changes-title" className="heading-small">{`From “${there.title}” to “${here.title}”`}</h2>
    <p className="mt-1 text-fg-muted">
      {`${versions.changes.length} ${versions.changes.length === 1 ? 'place' : 'places'} differ, ${versions.same.toLocaleString('en')} sentences are the same.`}
      {versions.isCut ? ' The first of them are shown.' : ''}
    </p>
    <ul className="mt-4">
      {versions.changes.map((change, n) => (
        <li key={n} className="border-t border-line py-3.5">
          <Change change={change} here={here.id} there={there.id} />
        </li>
      ))}
    </ul>
  </section>
)

type Found = Extract<NonNullable<Compare['contradicted']>, { isDone: true }>
const Contradictions = ({ found, here, there }: { found: Found; here: One; there: One }) => (
  <section aria-labelledby="contradictions-title">
    <h2 id="contradictions-title" className="heading-small">{`“${here.title}” and “${there.title}”`}</h2>
    <p className="mt-1 text-fg-muted">
      {`${found.compared} of ${found.of} pairs of sentences on one subject were compared; ${found.found.length} cannot both be true.`}
    </p>
    <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      {found.found.map(({ a, b, left, right }, n) => (
        <li key={n} className="grid gap-x-8 gap-y-2 border-t border-line pt-4 sm:grid-cols-2">
          {[
            { sentence: a, doc: here.id, name: here.title, value: left },
            { sentence: b, doc: there.id, name: there.title, value: right },
          ].map(({ sentence, doc, name, value }) => (
            <div key={doc}>
              {value ? <p className="font-strong wrap-anywhere">{value}</p> : null}
              <p className="wrap-anywhere" dir="auto">{`“${sentence.text}”`}</p>
              <Link to={toPlace(doc, sentence)} className="link text-[0.8125rem] wrap-anywhere">
                {name}
              </Link>
            </div>
          ))}
        </li>
      ))}
    </ul>
  </section>
)

const NAMES = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const

function Change({ change, here, there }: { change: VersionChange; here: string; there: string }) {
  const place = change.kind === 'removed' ? toPlace(there, change.before) : toPlace(here, change.now)
  return (
    <>
      <p className="text-[0.8125rem] text-fg-muted">
        {NAMES[change.kind]}{' '}
        <Link to={place} className="link">
          {change.kind === 'removed' ? 'in the older one' : 'in this one'}
        </Link>
      </p>
      <p className="mt-1 wrap-anywhere" dir="auto">
        {change.kind === 'added' ? <ins className="text-success-soft-fg">{change.now.text}</ins> : null}
        {change.kind === 'removed' ? <del className="text-danger-soft-fg">{change.before.text}</del> : null}
        {change.kind === 'changed'
          ? change.words.map(({ text, is }, n) =>
              is === 'added' ? (
                <ins key={n} className="rounded-[3px] bg-success-soft text-success-soft-fg">
                  {text}
                </ins>
              ) : is === 'removed' ? (
                <del key={n} className="rounded-[3px] bg-danger-soft text-danger-soft-fg">
                  {text}
                </del>
              ) : (
                text
              ),
            )
          : null}
      </p>
    </>
  )
}
