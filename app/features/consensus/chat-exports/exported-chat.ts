/** One question and the answer it got. */
export type ExportedTurn = { question: string; answer: string }

/** A conversation somebody had elsewhere. `turns` is empty when it holds no answer in words. */
export type ExportedChat = { title: string; from: string; at: Date | null; question: string; turns: ExportedTurn[] }

/** `isAside`: said on the way to an answer, such as “I will look that up”; it counts where no answer came. */
export type Said = { role: 'person' | 'model'; text: string; isAside?: boolean }

type Head = { title: string | null | undefined; from: string; at: Date | null }

const TITLE_MAX_CHARS = 80

/** A conversation of what was said in order. */
export function toChat({ title, from, at }: Head, said: readonly Said[]): ExportedChat {
  const question = said.find(({ role, text }) => role === 'person' && text.trim() !== '')?.text.trim() ?? ''
  return {
    title: title?.trim() || question.slice(0, TITLE_MAX_CHARS) || 'Untitled',
    from,
    at,
    question,
    turns: toTurns(said),
  }
}

/** Turns of what was said in order: several messages of one side in a row are one. A question without an answer is none. */
export function toTurns(said: readonly Said[]): ExportedTurn[] {
  const turns: ExportedTurn[] = []
  let isAsideAlone = false
  for (const { role, text, isAside = false } of said) {
    const words = text.trim()
    if (words === '') continue
    const last = turns.at(-1)
    if (role === 'person') isAsideAlone = false
    else if (last?.answer && isAside && !isAsideAlone) continue
    else if (last?.answer && isAsideAlone && !isAside) last.answer = ''
    if (role === 'model') isAsideAlone = isAside
    if (role === 'person') {
      if (last && last.answer === '') last.question += `\n\n${words}`
      else turns.push({ question: words, answer: '' })
    } else if (last) last.answer = last.answer ? `${last.answer}\n\n${words}` : words
    else turns.push({ question: '', answer: words })
  }
  return turns.filter(({ answer }) => answer !== '')
}
