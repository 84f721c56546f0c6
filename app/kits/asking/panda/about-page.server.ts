import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { aboutOf } from '#app/catalogue/abouts.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { askHelp } from './built-in.server.ts'
import { toReply, type Reply } from './reply.ts'

/** "What is this page", "how does this work", "what can I do here": what is meant is where somebody stands. */
const ASKS_ABOUT_PAGE = inOrder(
  /^(?:(?:and|so|ok|okay|hi|hello|hey|panda|please|um)[, ]+)*/i,
  anyOf(
    /what(?:'s| is|s)(?: on)? (?:this|the) (?:page|screen|tool|view)(?: (?:about|for|here))?(?: (?:about|for))?/i,
    /what(?:'s| is|s) this(?: here| for| about)?/i,
    /where am i(?: (?:now|here))?/i,
    /what (?:can|could|should|do|would) (?:i|we|one|you) do (?:here|on this (?:page|screen)|with this(?: (?:page|tool|screen))?)/i,
    /how (?:does|do) (?:this|it)(?: (?:page|screen|tool|thing))? works?(?: here)?/i,
    /how (?:do|can|should) (?:i|we|you) use (?:this|it)(?: (?:page|screen|tool|thing))?/i,
    /explain (?:this|the)(?: (?:page|screen|tool))?(?: to me)?/i,
    /what does this (?:page|screen|tool|do)(?: do)?(?: here)?/i,
    /what is (?:it|this|that) (?:good )?for/i,
    /what am i (?:looking at|seeing)/i,
    /help me with this (?:page|screen|tool)/i,
    /i (?:do not|don'?t) (?:understand|get) (?:this|this (?:page|screen|tool)|what this is)/i,
  ),
  /[\s?.!]*$/i,
)

/** Screens that are no place of their own: the whole of this place is meant there. */
const EVERYWHERE: readonly ScreenId[] = ['home', 'support', 'not-found']

/**
 * What the page somebody asks from is for, from the catalogue, with the help article about it where one is. Null for other
 * questions and where the whole place is meant.
 */
export async function answerAboutPage(question: string, page: string): Promise<Reply | null> {
  if (!ASKS_ABOUT_PAGE.test(question)) return null
  const screen = screenOf(page)
  if (screen === null) return (await askHelp('What is Frenly?'))?.reply ?? null
  const { title } = screens[screen] as ScreenEntry
  const about = aboutOf(screen)
  const help = await askHelp(`How do I use ${title}? ${about}`)
  const article = help?.isSure ? help.reply : null
  return toReply('help', [`This is “${title}”: ${lower(about)}`, article?.message ?? ''].join('\n').trim(), {
    sources: article ? article.sources : [{ title, url: page.split(/[?#]/)[0] ?? page }],
  })
}

function screenOf(page: string): ScreenId | null {
  const path = page.split(/[?#]/)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//')) return null
  const { id } = screenAt(path)
  return EVERYWHERE.includes(id) || screens[id].paths[0].startsWith('/:') ? null : id
}

/** A sentence on its way into another: names keep their letters. */
const lower = (sentence: string) =>
  /^[A-Z][a-z]/.test(sentence) && !/^(?:Frenly|Multi|AI|I)\b/.test(sentence)
    ? sentence[0]!.toLowerCase() + sentence.slice(1)
    : sentence
