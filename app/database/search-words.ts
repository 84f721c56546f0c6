const MAX_WORDS = 24

/** Cuts text into plain lower-case words of letters and digits, so that no engine's query syntax can be reached. */
export function searchWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS)
}
