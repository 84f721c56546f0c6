import { aboutOf } from '#app/catalogue/abouts.ts'
import { isOpen } from '#app/catalogue/doors.ts'
import { getScreen, isScreenId } from '#app/catalogue/screens.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'

type Door = { screen: string; begin: string; icon: IconName }

/** What one can start here, by what comes of it. A door whose tool is not there yet is left out. */
const GROUPS: readonly { title: string; doors: readonly Door[] }[] = [
  {
    title: 'With others',
    doors: [
      { screen: 'pulse', begin: 'Write a post', icon: 'message-circle' },
      { screen: 'thread-new', begin: 'Begin a thread', icon: 'messages-square' },
      { screen: 'questions', begin: 'Ask a question', icon: 'help' },
      { screen: 'offerings', begin: 'Offer something', icon: 'hand' },
      { screen: 'acknowledgements', begin: 'Thank somebody', icon: 'heart' },
    ],
  },
  {
    title: 'Words',
    doors: [
      { screen: 'text-editor', begin: 'Write a document', icon: 'file-text' },
      { screen: 'email-writer', begin: 'Write a letter', icon: 'mail' },
      { screen: 'prompts', begin: 'Make a prompt', icon: 'quote' },
      { screen: 'blog', begin: 'Write for the blog', icon: 'newspaper' },
      { screen: 'ebook-create', begin: 'Make a book', icon: 'graduation-cap' },
      { screen: 'manual-create', begin: 'Make a manual', icon: 'file-search' },
    ],
  },
  {
    title: 'Pictures and sound',
    doors: [
      { screen: 'image-studio', begin: 'Draw a picture', icon: 'image' },
      { screen: 'voice-tools', begin: 'Speak or write down', icon: 'mic' },
      { screen: 'transcriber', begin: 'Write a video down', icon: 'captions' },
      { screen: 'voice-email', begin: 'Speak a letter', icon: 'audio-lines' },
      { screen: 'video-studio', begin: 'Make a film', icon: 'clapperboard' },
    ],
  },
  {
    title: 'Knowledge and work',
    doors: [
      { screen: 'consensus', begin: 'Ask many models at once', icon: 'scale' },
      { screen: 'chat', begin: 'Begin a chat', icon: 'message-circle' },
      { screen: 'document-analyzer', begin: 'Have a document read', icon: 'file-search' },
      { screen: 'v2-business-intelligence', begin: 'Ask a table', icon: 'table' },
      { screen: 'code-generator', begin: 'Have code written', icon: 'code' },
      { screen: 'builder', begin: 'Build a page', icon: 'blocks' },
    ],
  },
]

/** The doors that open today, each with the sentence its screen says of itself. */
export const listCreateDoors = () =>
  GROUPS.map(({ title, doors }) => ({
    title,
    doors: doors.flatMap(({ screen, begin, icon }) => {
      if (!isScreenId(screen) || !isOpen(screen)) return []
      const { paths, access } = getScreen(screen)
      return [{ screen, begin, icon, about: aboutOf(screen), href: paths[0], isForMembers: access === 'member' }]
    }),
  })).filter(({ doors }) => doors.length > 0)
export type CreateGroups = ReturnType<typeof listCreateDoors>
