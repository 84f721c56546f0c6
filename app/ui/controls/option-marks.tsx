import { markMatches } from './option-search.ts'

/** A text with the letters that were looked for underlined. */
export function OptionMarks({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map(({ text: part, isMatch }, n) =>
    isMatch ? (
      <mark
        key={n}
        className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-[3px]"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
