/** One question and the answer it got. */
export type ExportedTurn = { question: string; answer: string }

/** A conversation somebody had elsewhere. */
export type ExportedChat = { title: string; from: string; at: Date | null; turns: ExportedTurn[] }

export type Said = { role: 'person' | 'model'; text: string }

/** Turns of what was said in order: several messages of one side in a row are one. */
export function toTurns(said: readonly Said[]): ExportedTurn[] {
  const turns: ExportedTurn[] = []
  for (const { role, text } of said) {
    const words = text.trim()
    if (words === '') continue
    const last = turns.at(-1)
    if (role === 'person') {
      if (last && last.answer === '') last.question += `\n\n${words}`
      else turns.push({ question: words, answer: '' })
    } else if (last) last.answer = last.answer ? `${last.answer}\n\n${words}` : words
    else turns.push({ question: '', answer: words })
  }
  return turns.filter(({ answer }) => answer !== '')
}
