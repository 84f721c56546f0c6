import type { Mark } from '#app/engines/email-writer/mark.ts'
import { Panda } from '#app/ui/brand/panda.tsx'

/** A draft on paper with its corrections still in it. What is left stays as it was, with a dotted line under it. */
export function MarkedPaper({
  draft,
  marks,
  taken,
  isExample,
}: {
  draft: string
  marks: readonly Mark[]
  taken: ReadonlySet<string>
  isExample: boolean
}) {
  return (
    <figure aria-label={isExample ? 'An example draft with its marks' : 'Your draft with its marks'}>
      <div className="rounded-sheet relative overflow-clip bg-surface px-[clamp(20px,4vw,48px)] pt-8 pb-32 shadow-lg">
        <p className="text-lg leading-[1.75] break-words whitespace-pre-line">
          {toParts(draft, marks).map(({ text, mark }, n) => {
            if (!mark) return <span key={n}>{text}</span>
            if (!taken.has(mark.id))
              return (
                <span key={n} className="underline decoration-line-strong decoration-dotted underline-offset-4">
                  {text}
                </span>
              )
            return (
              <span key={n}>
                {text ? <Cut>{text}</Cut> : null}
                {mark.replacement ? (
                  <>
                    {text ? ' ' : null}
                    <Put>{mark.replacement}</Put>
                  </>
                ) : null}
              </span>
            )
          })}
        </p>
        <Panda pose="envelope" live className="absolute right-8 -bottom-5 w-32 max-sm:right-4 max-sm:w-28" />
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-fg-subtle">
        <span>{isExample ? 'An example, marked by the same rules.' : 'Your draft.'}</span>
        <span>
          <Cut>taken out</Cut>
        </span>
        <span>
          <Put>put in</Put>
        </span>
      </figcaption>
    </figure>
  )
}

function toParts(draft: string, marks: readonly Mark[]): { text: string; mark: Mark | null }[] {
  const parts: { text: string; mark: Mark | null }[] = []
  let at = 0
  for (const mark of marks) {
    if (mark.replacement === null || mark.start < at) continue
    parts.push({ text: draft.slice(at, mark.start), mark: null }, { text: mark.text, mark })
    at = mark.end
  }
  parts.push({ text: draft.slice(at), mark: null })
  return parts.filter(({ text, mark }) => text !== '' || mark)
}

const Cut = ({ children }: { children: string }) => (
  <del className="text-fg-subtle decoration-danger decoration-[1.5px]">{children}</del>
)

const Put = ({ children }: { children: string }) => (
  <ins className="rounded-[4px] bg-accent-soft px-0.75 text-accent-soft-fg no-underline [box-decoration-break:clone]">
    {children}
  </ins>
)
