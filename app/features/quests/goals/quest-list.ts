import type { DeedId } from '#app/kits/members/deeds/deeds.ts'

/**
 * One step: a deed, and how often. `ever`: it is about a first time or about how things stand, so what was done before the
 * quest began counts; a step that asks for so many more counts from its beginning on. In a group each counts from joining.
 */
export type QuestStep = { say: string; deed: DeedId; times: number; ever: boolean }
export type QuestTheme = 'Ask' | 'Make' | 'Learn' | 'Give' | 'Together'
export type Quest = {
  id: string
  title: string
  about: string
  theme: QuestTheme
  steps: readonly QuestStep[]
  /** The scroll it opens: a file of app/content/scrolls. */
  scroll: string
  /** A group reaches its one step together, within so many days. */
  groupDays?: number
}

/** Every quest there is. A new one is an entry here; its steps are deeds of kits/members/deeds. */
export const quests: readonly Quest[] = [
  {
    id: 'first-question',
    title: 'Hear them all out',
    about: 'Put one question to several at once, and see where they agree.',
    theme: 'Ask',
    steps: [{ say: 'Ask several at once', deed: 'ask', times: 1, ever: true }],
    scroll: 'when-agreement-misleads',
  },
  {
    id: 'ask-why',
    title: 'Ask them why',
    about: 'A disagreement is a door. Open one.',
    theme: 'Ask',
    steps: [
      { say: 'Ask three questions', deed: 'ask', times: 3, ever: false },
      { say: 'Where they disagree, ask why', deed: 'ask-why', times: 1, ever: true },
    ],
    scroll: 'asking-well',
  },
  {
    id: 'settle-it',
    title: 'Settle it with a source',
    about: 'Take a dispute that stayed open and put it to a source of your own.',
    theme: 'Ask',
    steps: [
      { say: 'Ask a question that divides', deed: 'ask', times: 1, ever: true },
      { say: 'Put the dispute to a source', deed: 'resolve', times: 1, ever: true },
    ],
    scroll: 'what-a-source-is-worth',
  },
  {
    id: 'bring-your-own',
    title: 'Bring your own answers',
    about: 'Paste what other chatbots told you, and see claim by claim who agrees.',
    theme: 'Ask',
    steps: [{ say: 'Compare answers you brought', deed: 'bring-answers', times: 1, ever: true }],
    scroll: 'when-agreement-misleads',
  },
  {
    id: 'long-look',
    title: 'The long look',
    about: 'One question, a plan, sources with their passages, a report.',
    theme: 'Ask',
    steps: [{ say: 'Carry out a research to its end', deed: 'research', times: 1, ever: true }],
    scroll: 'what-a-source-is-worth',
  },
  {
    id: 'council',
    title: 'Call a council',
    about: 'Allies answer in turn, each with a job of its own.',
    theme: 'Ask',
    steps: [
      { say: 'Chat with one voice', deed: 'chat', times: 1, ever: true },
      { say: 'Call allies twice', deed: 'summon', times: 2, ever: false },
    ],
    scroll: 'rules-and-models',
  },
  {
    id: 'first-picture',
    title: 'A picture from a sentence',
    about: 'Draw something, then change it: the recipe keeps every step.',
    theme: 'Make',
    steps: [
      { say: 'Draw a picture', deed: 'draw', times: 1, ever: true },
      { say: 'Change one', deed: 'change-picture', times: 1, ever: true },
    ],
    scroll: 'recipes',
  },
  {
    id: 'sketchbook',
    title: 'A sketchbook',
    about: 'Ten pictures, so that you know what your words do.',
    theme: 'Make',
    steps: [{ say: 'Draw ten pictures', deed: 'draw', times: 10, ever: false }],
    scroll: 'recipes',
  },
  {
    id: 'clean-copy',
    title: 'The clean copy',
    about: 'Polish three texts and keep one of your own.',
    theme: 'Make',
    steps: [
      { say: 'Polish three texts', deed: 'polish', times: 3, ever: false },
      { say: 'Write a text of your own, 200 characters or more', deed: 'write', times: 1, ever: true },
    ],
    scroll: 'second-drafts',
  },
  {
    id: 'good-letter',
    title: 'A letter that is read',
    about: 'Write a mail from a few notes, and speak one.',
    theme: 'Make',
    steps: [
      { say: 'Write a mail', deed: 'letter', times: 1, ever: true },
      { say: 'Speak a mail', deed: 'voice-mail', times: 1, ever: true },
    ],
    scroll: 'second-drafts',
  },
  {
    id: 'fine-print',
    title: 'The fine print',
    about: 'Let a document be read before you sign it.',
    theme: 'Make',
    steps: [{ say: 'Have two different documents read', deed: 'read-document', times: 2, ever: false }],
    scroll: 'reading-before-signing',
  },
  {
    id: 'figures',
    title: 'Behind the figures',
    about: 'Ask a table in plain words, and look at the rows that answer.',
    theme: 'Make',
    steps: [{ say: 'Bring a table', deed: 'table', times: 1, ever: true }],
    scroll: 'polite-tables',
  },
  {
    id: 'by-ear',
    title: 'By ear',
    about: 'Have a text read to you, and a recording written down.',
    theme: 'Make',
    steps: [
      { say: 'Have a text read aloud', deed: 'speak', times: 1, ever: true },
      { say: 'Turn a recording into text', deed: 'transcribe', times: 1, ever: true },
    ],
    scroll: 'listening',
  },
  {
    id: 'one-brief',
    title: 'Say it once',
    about: 'One brief, many places: a post, a mail and a page from the same facts.',
    theme: 'Make',
    steps: [
      { say: 'Write a brief', deed: 'brief', times: 1, ever: true },
      { say: 'Keep a prompt you will want again', deed: 'prompt', times: 1, ever: true },
    ],
    scroll: 'second-drafts',
  },
  {
    id: 'own-ally',
    title: 'An ally of your own',
    about: 'Say how somebody should answer you, and call them.',
    theme: 'Make',
    steps: [
      { say: 'Make an ally', deed: 'own-ally', times: 1, ever: true },
      { say: 'Call allies', deed: 'summon', times: 1, ever: true },
    ],
    scroll: 'rules-and-models',
  },
  {
    id: 'first-lesson',
    title: 'Five right answers',
    about: 'A lesson takes minutes. Its questions decide whether it stayed.',
    theme: 'Learn',
    steps: [{ say: 'Answer five different questions rightly', deed: 'learn', times: 5, ever: true }],
    scroll: 'remembering',
  },
  {
    id: 'three-lessons',
    title: 'Three evenings',
    about: 'Three lessons, at whatever pace. There is no streak to lose.',
    theme: 'Learn',
    steps: [
      { say: 'Begin three different lessons', deed: 'lesson', times: 3, ever: false },
      { say: 'Answer fifteen different questions rightly', deed: 'learn', times: 15, ever: false },
    ],
    scroll: 'remembering',
  },
  {
    id: 'look-closer',
    title: 'Look closer',
    about: 'What is in a picture, part by part.',
    theme: 'Learn',
    steps: [{ say: 'Look into two pictures', deed: 'look', times: 2, ever: false }],
    scroll: 'words-for-pictures',
  },
  {
    id: 'ask-in-public',
    title: 'Ask out loud',
    about: 'Somebody else has your question too. Ask it where they find it.',
    theme: 'Learn',
    steps: [{ say: 'Ask a question in public', deed: 'ask-public', times: 1, ever: true }],
    scroll: 'asking-well',
  },
  {
    id: 'help-one',
    title: 'Help one person',
    about: 'Answer a question that somebody really asked.',
    theme: 'Give',
    steps: [{ say: 'Answer somebody’s question', deed: 'answer', times: 1, ever: true }],
    scroll: 'an-answer-that-helps',
  },
  {
    id: 'answer-that-helps',
    title: 'An answer that helps',
    about: 'Whoever asked says that your answer was the one.',
    theme: 'Give',
    steps: [
      { say: 'Answer three questions', deed: 'answer', times: 3, ever: false },
      { say: 'See one accepted', deed: 'accepted', times: 1, ever: true },
    ],
    scroll: 'an-answer-that-helps',
  },
  {
    id: 'fair-votes',
    title: 'A fair vote',
    about: 'Read before you vote: ten votes on questions and answers.',
    theme: 'Give',
    steps: [{ say: 'Vote ten times', deed: 'vote', times: 10, ever: false }],
    scroll: 'disagreeing-well',
  },
  {
    id: 'alt-text',
    title: 'Words for ten pictures',
    about: 'Show pictures with a description, for people who do not see them.',
    theme: 'Give',
    steps: [{ say: 'Show ten pictures, each with its description', deed: 'show-picture', times: 10, ever: true }],
    scroll: 'words-for-pictures',
  },
  {
    id: 'say-thanks',
    title: 'Say thanks',
    about: 'Thank somebody by name, with what for.',
    theme: 'Give',
    steps: [{ say: 'Thank a member', deed: 'thank', times: 1, ever: true }],
    scroll: 'on-thanks',
  },
  {
    id: 'open-hand',
    title: 'The open hand',
    about: 'Offer something you can do, and give it to somebody.',
    theme: 'Give',
    steps: [
      { say: 'Offer something', deed: 'offer', times: 1, ever: true },
      { say: 'Give it to a member', deed: 'give', times: 1, ever: true },
    ],
    scroll: 'on-thanks',
  },
  {
    id: 'in-the-room',
    title: 'In the room',
    about: 'Speak in a thread, reply to a post, follow three people worth hearing.',
    theme: 'Give',
    steps: [
      { say: 'Speak in a thread', deed: 'talk', times: 1, ever: true },
      { say: 'Reply in two talks', deed: 'reply', times: 2, ever: false },
      { say: 'Follow three members', deed: 'follow', times: 3, ever: true },
    ],
    scroll: 'disagreeing-well',
  },
  {
    id: 'bring-a-friend',
    title: 'Bring a friend',
    about: 'Invite somebody who comes, uses the place, and stays.',
    theme: 'Give',
    steps: [{ say: 'See a friend stay', deed: 'invite', times: 1, ever: true }],
    scroll: 'bringing-a-friend',
  },
  {
    id: 'answer-the-house',
    title: 'Nobody waits for an answer',
    about: 'A group answers twelve questions of others.',
    theme: 'Together',
    steps: [{ say: 'Answer twelve questions together', deed: 'answer', times: 12, ever: false }],
    scroll: 'working-together',
    groupDays: 14,
  },
  {
    id: 'described-wall',
    title: 'The described wall',
    about: 'A group shows thirty pictures, each with its description.',
    theme: 'Together',
    steps: [{ say: 'Show thirty described pictures together', deed: 'show-picture', times: 30, ever: false }],
    scroll: 'words-for-pictures',
    groupDays: 21,
  },
  {
    id: 'study-circle',
    title: 'The study circle',
    about: 'A group answers a hundred lesson questions rightly.',
    theme: 'Together',
    steps: [{ say: 'Answer a hundred different questions rightly together', deed: 'learn', times: 100, ever: false }],
    scroll: 'remembering',
    groupDays: 30,
  },
  {
    id: 'open-disputes',
    title: 'Nothing left open',
    about: 'A group puts ten disputes to a source.',
    theme: 'Together',
    steps: [{ say: 'Put ten disputes to a source together', deed: 'resolve', times: 10, ever: false }],
    scroll: 'working-together',
    groupDays: 21,
  },
]

const byId = new Map(quests.map((quest) => [quest.id, quest]))
export const findQuest = (id: string): Quest | null => byId.get(id) ?? null
export const questsOf = (scroll: string): Quest[] => quests.filter((quest) => quest.scroll === scroll)
