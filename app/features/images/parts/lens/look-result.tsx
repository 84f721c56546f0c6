import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import type { LensView, Look } from '../../lens/lens-view.server.ts'
import { AskPart } from './ask-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { toLookFile } from './lens-page.tsx'
import { CodesPart, SeenPart, TextPart } from './found-parts.tsx'
import { WholePicture } from '../whole-picture.tsx'

/** The picture with marks where things are, and each part as soon as it is there. */
export function LookResult({ look, view, problem }: { look: Look; view: LensView; problem: FormProblem | null }) {
  const { id, name, parts } = look
  return (
    <article
      aria-labelledby="look-title"
      className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[repeat(2,minmax(0,1fr))]"
    >
      <div className="grid gap-4 lg:sticky lg:top-[calc(var(--header-h)+8px)]">
        <h2 id="look-title" className="heading-card wrap-anywhere">
          {name}
        </h2>
        <Marked look={look} blurred={view.blurred} />
        <div className="flex flex-wrap gap-2">
          <a
            href={toLookFile(id, { download: 1 })}
            download
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            <Icon name="download" size={16} /> Copy without metadata
          </a>
          <ActForm name="do" act="delete" fields={{ look: id }} action={to('lens')} variant="ghost">
            <Icon name="trash" size={16} /> Delete
          </ActForm>
        </div>
        <p role="status" className="sr-only">
          {look.isOpen ? 'Being looked at; parts appear as they are ready.' : 'Everything is there.'}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <SeenPart look={look} blurred={view.blurred} />
        <TextPart look={look} />
        <CodesPart look={look} />
        <FactsPart facts={parts.facts} />
        <AskPart look={look} seer={view.seer} problem={problem} />
      </div>
    </article>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

function Marked({ look: { id, name, width, height, parts }, blurred }: { look: Look; blurred: readonly number[] }) {
  const seen = parts.seen && 'things' in parts.seen ? parts.seen : null
  const things = seen?.things.filter(({ isSure }) => isSure) ?? []
  const codes = parts.codes && 'codes' in parts.codes ? parts.codes.codes : []
  const marks = [
    ...things.map(({ name: label, box }) => ({ label, box })),
    ...codes.map(({ format, box }) => ({ label: format, box })),
  ]
  return (
    <WholePicture
      src={toLookFile(id, { blur: [...blurred] })}
      alt={seen?.text ?? name}
      width={width}
      height={height}
      className="relative overflow-clip rounded-[18px] bg-sunken"
    >
      {marks.map(({ label, box }, n) => (
        <span
          key={n}
          aria-hidden="true"
          className="absolute rounded-md border-2 border-accent"
          style={{
            left: percent(box.left),
            top: percent(box.top),
            width: percent(box.width),
            height: percent(box.height),
          }}
        >
          <span className="absolute left-0 top-0 rounded-br-md bg-accent px-1.5 text-[0.6875rem] leading-4 font-medium text-accent-fg">
            {label}
          </span>
        </span>
      ))}
    </WholePicture>
  )
}
