import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const blog = {
  blog: {
    lead: 'Here we will write about what changed in the product, what we learned building it, and how to get more out of it.',
    points: [
      'Read posts by the people who run the server, newest first.',
      'Follow along in your own feed reader by RSS or Atom.',
      'Find an older post by its subject or by a word you remember.',
    ],
    meanwhile: { say: 'If you came for how something works, try the help pages.', screen: 'support' },
    pose: 'reading',
  },
  'blog-post': {
    lead: 'One post, in full, on a calm page with its date, its author and the sources it leans on.',
    points: [
      'Read without pop-ups or a counter of how many articles are left.',
      'Follow the links to the screens the post talks about and try them.',
      'Go to the post before or after this one, or back to all of them.',
    ],
    meanwhile: { say: 'One page of ours that is worth reading already is about pandas.', screen: 'about-pandas' },
    pose: 'reading',
  },
  'channel-steward': {
    lead: 'A steward for a channel you look after, be it a blog, a topic on the pulse or a list of YouTube videos.',
    points: [
      'Plan the coming weeks and keep loose ideas in a queue.',
      'Write a post ahead and let it go out at the hour you set.',
      'See which days are still empty and what was published when.',
    ],
    meanwhile: { say: 'Check the facts of your next post first, claim by claim.', screen: 'consensus' },
    pose: 'headphones',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
