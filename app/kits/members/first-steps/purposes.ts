import { to, type FixedScreenId } from '#app/catalogue/to.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'

/** Something to do at once: what it is called, and the tool with the words filled in. */
export type Try = { words: string; href: string }
/** What brings somebody here, with the tools that do it, the best first. */
export type Purpose = {
  id: string
  /** As somebody would say it, after "I want to". */
  label: string
  about: string
  icon: IconName
  tools: readonly FixedScreenId[]
  tries: readonly Try[]
}

export const purposes: readonly Purpose[] = [
  {
    id: 'answers',
    label: 'Get an answer I can trust',
    about: 'Several voices answer the same question, and you see where they agree and where they do not.',
    icon: 'scale',
    tools: ['consensus', 'web-search', 'world', 'chat', 'questions'],
    tries: [
      {
        words: 'Which is larger, Chile or France?',
        href: to('consensus', null, { question: 'Which is larger, Chile or France?' }),
      },
      { words: 'Compare Japan and Italy', href: to('universal-hub', null, { q: 'Compare Japan and Italy' }) },
    ],
  },
  {
    id: 'write',
    label: 'Write better',
    about: 'Drafts, mails and long texts, with every change named and nothing lost.',
    icon: 'pen-line',
    tools: ['email-polish', 'text-editor', 'email-writer', 'content-tools', 'prompts'],
    tries: [
      {
        words: 'Correct my grammar: he go to school yesterday',
        href: to('email-polish', null, { text: 'he go to school yesterday' }),
      },
    ],
  },
  {
    id: 'pictures',
    label: 'Make pictures',
    about: 'Say what you see; keep the recipe that makes the same picture again.',
    icon: 'image',
    tools: ['image-studio', 'gallery', 'lens', 'showcase'],
    tries: [{ words: 'Draw a lighthouse at dawn', href: to('image-studio', null, { prompt: 'a lighthouse at dawn' }) }],
  },
  {
    id: 'voice',
    label: 'Speak and listen',
    about: 'Speech into text and text into speech, with the times beside the words.',
    icon: 'audio-lines',
    tools: ['voice-tools', 'voice-email', 'transcriber', 'audio-player'],
    tries: [{ words: 'Read this aloud', href: to('voice-tools', null, { text: 'The library opens at nine.' }) }],
  },
  {
    id: 'read',
    label: 'Understand a document',
    about: 'Contracts, reports and tables: what they say, at the page where they say it.',
    icon: 'file-search',
    tools: ['document-analyzer', 'v2-document-intelligence', 'v2-business-intelligence', 'lens'],
    tries: [],
  },
  {
    id: 'research',
    label: 'Look into a question',
    about: 'A plan, sources with the passage, and a report whose every sentence is cited.',
    icon: 'flask-conical',
    tools: ['v2-research-assistant', 'web-search', 'consensus', 'search'],
    tries: [{ words: 'How do glaciers move?', href: to('web-search', null, { q: 'how do glaciers move' }) }],
  },
  {
    id: 'learn',
    label: 'Learn how it works',
    about: 'Short lessons with questions, at your own pace.',
    icon: 'graduation-cap',
    tools: ['university', 'blog', 'support', 'questions'],
    tries: [],
  },
  {
    id: 'people',
    label: 'Meet people and think together',
    about: 'Profiles that show only what you choose, talks with engines in them, offerings and thanks.',
    icon: 'users',
    tools: ['connect', 'threads', 'pulse', 'offerings', 'acknowledgements'],
    tries: [],
  },
  {
    id: 'mail',
    label: 'Keep my mail in order',
    about: 'Letters in bundles with the reason for each, rules in plain words, ten seconds to take one back.',
    icon: 'inbox',
    tools: ['inbox', 'email-writer', 'email-polish', 'voice-email'],
    tries: [],
  },
  {
    id: 'wonder',
    label: 'Just look around',
    about: 'One box for everything: say it in your own words, and the right tool opens.',
    icon: 'compass',
    tools: ['universal-hub', 'world', 'showcase', 'summon', 'list'],
    tries: [
      {
        words: 'What day is it 45 days from now?',
        href: to('universal-hub', null, { q: 'What day is it 45 days from now?' }),
      },
    ],
  },
]

export const findPurpose = (id: string): Purpose | undefined => purposes.find((one) => one.id === id)

/** The tools of some purposes, each once: the first of every purpose before the second of any. */
export function toolsOf(ids: readonly string[]): FixedScreenId[] {
  const chosen = purposes.filter(({ id }) => ids.includes(id))
  const most = Math.max(0, ...chosen.map(({ tools }) => tools.length))
  const inTurn = Array.from({ length: most }, (_, place) => chosen.flatMap(({ tools }) => tools[place] ?? [])).flat()
  return [...new Set(inTurn)]
}
