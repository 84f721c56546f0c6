export type ShownChange = { id: string; start: number; end: number; after: string }

/** A text with its changes in place: taken ones struck out and put in, the others underlined. */
export function ChangedText({
  text,
  changes,
  taken,
}: {
  text: string
  changes: readonly ShownChange[]
  taken: ReadonlySet<string>
}) {
  return (
    <p className="text-base leading-[1.75] wrap-anywhere whitespace-pre-wrap" dir="auto">
      {toParts(text, changes).map(({ piece, change }, n) =>
        change ? <Change key={n} piece={piece} after={change.after} isTaken={taken.has(change.id)} /> : piece,
      )}
    </p>
  )
}

function Change({ piece, after, isTaken }: { piece: string; after: string; isTaken: boolean }) {
  if (!isTaken)
    return (
      <span className="underline decoration-line-strong decoration-dotted decoration-2 underline-offset-4">
        {piece}
      </span>
    )
  return (
    <>
      {piece ? <del className="text-fg-subtle decoration-danger decoration-[1.5px]">{piece}</del> : null}
      {after ? (
        <ins className="rounded-[4px] bg-accent-soft px-0.75 text-accent-soft-fg no-underline [box-decoration-break:clone]">
          {after}
        </ins>
      ) : null}
    </>
  )
}

function toParts(text: string, changes: readonly ShownChange[]): { piece: string; change: ShownChange | null }[] {
  const parts: { piece: string; change: ShownChange | null }[] = []
  let at = 0
  for (const change of changes) {
    parts.push(
      { piece: text.slice(at, change.start), change: null },
      { piece: text.slice(change.start, change.end), change },
    )
    at = change.end
  }
  parts.push({ piece: text.slice(at), change: null })
  return parts.filter(({ piece, change }) => piece !== '' || change)
}
