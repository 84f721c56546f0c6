import { parseHTML } from 'linkedom'
import { z } from 'zod'
import { toTurns, type ExportedChat } from './exported-chat.ts'
import { toDate } from './read-claude.ts'

const PROMPTED = /^(?:Prompted|You asked)\s+/i
const TITLE_MAX_CHARS = 80

/** One entry of Google Takeout's activity of the Gemini apps (`MyActivity.json`): a prompt as its title, the answer as HTML. */
export const geminiActivity = z.object({
  header: z.string(),
  title: z.string(),
  time: z.string().nullish(),
  safeHtmlItem: z.array(z.object({ html: z.string() })),
})

/** A prompt saved from Google AI Studio. */
export const geminiPrompt = z.object({
  chunkedPrompt: z.object({
    chunks: z.array(z.object({ role: z.string(), text: z.string().nullish(), isThought: z.boolean().nullish() })),
  }),
})

export function readGeminiActivity({ title, time, safeHtmlItem }: z.output<typeof geminiActivity>): ExportedChat {
  const question = title.replace(PROMPTED, '').trim()
  const answer = safeHtmlItem.map(({ html }) => toText(html)).join('\n\n')
  const said = [
    { role: 'person' as const, text: question },
    { role: 'model' as const, text: answer },
  ]
  return {
    title: question.slice(0, TITLE_MAX_CHARS) || 'Untitled',
    from: 'Gemini',
    at: toDate(time),
    turns: toTurns(said),
  }
}

export function readGeminiPrompt({ chunkedPrompt: { chunks } }: z.output<typeof geminiPrompt>): ExportedChat {
  const said = chunks
    .filter(({ isThought }) => !isThought)
    .map(({ role, text }) => ({ role: role === 'user' ? ('person' as const) : ('model' as const), text: text ?? '' }))
  return {
    title: said[0]?.text.slice(0, TITLE_MAX_CHARS) || 'Untitled',
    from: 'Gemini',
    at: null,
    turns: toTurns(said),
  }
}

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, pre, tr, blockquote'

/** The words of a piece of HTML, a line for each block. Nothing of it is ever shown as HTML. */
function toText(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  for (const gone of document.querySelectorAll('script, style')) gone.remove()
  for (const rule of document.querySelectorAll('br')) rule.replaceWith('\n')
  for (const block of document.querySelectorAll(BLOCKS)) block.append('\n')
  return (document.body.textContent ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()
}
