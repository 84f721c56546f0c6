import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import type { Look } from '../../lens/lens-view.server.ts'
import { toLookFile } from './lens-page.tsx'

const PERCENT = 100
const MS_PER_S = 1_000
const SEARCHED_CHARS = 120
const inPercent = (share: number) => `${Math.round(share * PERCENT)}%`
export const toMadeBy = ({ engine, tookMs }: { engine: string; tookMs: number }) =>
  `${engine}, ${(tookMs / MS_PER_S).toFixed(1)} s`

/** A part that is not there yet says so; one that failed says why. */
export function PartBox({
  title,
  part,
  isOpen,
  children,
}: {
  title: string
  part: object | undefined
  isOpen: boolean
  children: ReactNode
}) {
  const why = part && 'failed' in part ? String(part.failed) : null
  return (
    <section aria-label={title}>
      <h3 className="heading-small">{title}</h3>
      {part === undefined ? (
        <p className="mt-2 flex items-center gap-2 text-fg-muted">
          {isOpen ? (
            <>
              <Spinner /> Being looked at
            </>
          ) : (
            'This was not looked at: the work was stopped.'
          )}
        </p>
      ) : why ? (
        <p className="mt-2 text-fg-muted">{why}</p>
      ) : (
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>
      )}
    </section>
  )
}

/** What is to be seen: a description to copy, things, colours, and faces to blur. */
export function SeenPart({ look, blurred }: { look: Look; blurred: readonly number[] }) {
  const { id, parts, isOpen } = look
  const seen = parts.seen && 'things' in parts.seen ? parts.seen : null
  return (
    <PartBox title="What is to be seen" part={parts.seen} isOpen={isOpen}>
      {seen ? (
        <>
          <p>{seen.text}</p>
          <div className="flex flex-wrap items-center gap-3">
            <CopyButton text={seen.text} what="description" />
            <span className="text-xs text-fg-subtle">{`As alternative text. ${toMadeBy(seen)}`}</span>
          </div>
          {seen.things.length > 0 ? (
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {seen.things.map(({ name, isSure, confidence }, n) => (
                <li key={n} className={isSure ? '' : 'text-fg-muted'}>
                  {`${isSure ? name : `perhaps ${name}`}, ${inPercent(confidence)}`}
                </li>
              ))}
            </ul>
          ) : null}
          <ul className="flex flex-wrap gap-2 text-sm" aria-label="Colours">
            {seen.colours.map(({ name, hex, share }) => (
              <li key={hex} className="flex items-center gap-1.5 rounded-full bg-sunken py-1 pl-1 pe-3">
                <span
                  aria-hidden="true"
                  className="size-5 rounded-full shadow-[inset_0_0_0_1px_var(--edge)]"
                  style={{ background: hex }}
                />
                {`${name} ${hex}, ${inPercent(share)}`}
              </li>
            ))}
          </ul>
          {seen.faces.length > 0 ? <Faces id={id} count={seen.faces.length} blurred={blurred} /> : null}
        </>
      ) : null}
    </PartBox>
  )
}

function Faces({ id, count, blurred }: { id: string; count: number; blurred: readonly number[] }) {
  return (
    <Form method="get" action={to('lens')} preventScrollReset className="grid gap-2 rounded-card bg-sunken p-4">
      <input type="hidden" name="look" value={id} />
      <p className="font-medium">{count === 1 ? 'One face' : `${count} faces`}</p>
      <p className="text-sm text-fg-muted">Numbered from the surest. Whose they are is not looked for.</p>
      <div className="flex flex-wrap gap-x-5">
        {Array.from({ length: count }, (_, n) => (
          <Checkbox
            key={n}
            name="blur"
            value={String(n)}
            label={`Blur face ${n + 1}`}
            defaultChecked={blurred.length === 0 || blurred.includes(n)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="plain" size="sm">
          <Icon name="eye-off" size={16} /> Show it so
        </Button>
        {blurred.length > 0 ? (
          <a
            href={toLookFile(id, { blur: [...blurred], download: 1 })}
            download
            className={toButtonClass({ size: 'sm' })}
          >
            <Icon name="download" size={16} /> Download blurred
          </a>
        ) : null}
      </div>
    </Form>
  )
}

/** The words that stand in the picture, to copy and to search by. */
export function TextPart({ look: { parts, isOpen } }: { look: Look }) {
  const read = parts.read && 'lines' in parts.read ? parts.read : null
  return (
    <PartBox title="Text in it" part={parts.read} isOpen={isOpen}>
      {read && read.text === '' ? (
        <p className="text-fg-muted">{`No printed English text was found. ${toMadeBy(read)}`}</p>
      ) : null}
      {read && read.text !== '' ? (
        <>
          <pre className="rounded-card bg-sunken p-4 font-sans whitespace-pre-wrap wrap-anywhere">{read.text}</pre>
          <div className="flex flex-wrap items-center gap-3">
            <CopyButton text={read.text} what="text" />
            <ButtonLink
              to={to('search', null, { q: read.text.replace(/\s+/g, ' ').slice(0, SEARCHED_CHARS) })}
              variant="plain"
              size="sm"
            >
              <Icon name="search" size={16} /> Search by it
            </ButtonLink>
            <span className="text-xs text-fg-subtle">{toMadeBy(read)}</span>
          </div>
          <details>
            <summary className="min-h-11 cursor-pointer py-2 text-sm text-fg-muted">
              Lines, and how sure each is
            </summary>
            <ol className="grid gap-1 text-sm">
              {read.lines.map(({ text, confidence, box }, n) => (
                <li key={n} className="flex justify-between gap-4">
                  <span className="min-w-0 wrap-anywhere">{text}</span>
                  <span className="flex-none text-fg-subtle tabular-nums">{`${inPercent(confidence)} sure, ${inPercent(box.left)} from the left, ${inPercent(box.top)} from the top`}</span>
                </li>
              ))}
            </ol>
          </details>
        </>
      ) : null}
    </PartBox>
  )
}

/** Bar and QR codes, as text: where a code leads is never opened by itself. */
export function CodesPart({ look: { parts, isOpen } }: { look: Look }) {
  const codes = parts.codes && 'codes' in parts.codes ? parts.codes.codes : null
  return (
    <PartBox title="Codes" part={parts.codes} isOpen={isOpen}>
      {codes?.length === 0 ? <p className="text-fg-muted">No bar or QR code was found.</p> : null}
      {codes && codes.length > 0 ? (
        <ul className="grid gap-2">
          {codes.map(({ format, text }, n) => (
            <li key={n} className="flex flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-2">
              <span className="text-sm text-fg-muted">{format}</span>
              <code className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{text}</code>
              <CopyButton text={text} what="code" />
            </li>
          ))}
        </ul>
      ) : null}
    </PartBox>
  )
}
