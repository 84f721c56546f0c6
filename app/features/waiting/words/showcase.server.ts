import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const showcase = {
  logos: {
    lead: 'Logos of all the brands in one place, in the formats people ask for, with a few rules to keep them looking well.',
    points: [
      'Download a wordmark, a lock-up or the panda head as a vector file.',
      'See each logo on light and dark ground before you take it.',
      'Read how much space a logo needs and what not to do to it.',
    ],
    meanwhile: { say: 'The face on the logo has a page of its own.', screen: 'about-pandas' },
    pose: 'paint',
  },
  'hero-layouts': {
    lead: 'The openings of our landing pages side by side: the same words in each layout, so that only the form differs.',
    points: [
      'Compare the home variants and the brand landings at one glance.',
      'Switch brand and colour scheme, and see what each one changes.',
      'Narrow the view to a phone and check how a layout folds.',
    ],
    meanwhile: { say: 'One hero is on duty already.', screen: 'home' },
    pose: 'idle',
  },
  'loading-demo': {
    lead: 'What waiting looks like: every spinner, skeleton and progress bar of the product, each at work.',
    points: [
      'See which kind of waiting is used where, and after how long.',
      'Slow them down, stop them or let one fail on purpose.',
      'Check that they keep still when your system asks for less motion.',
    ],
    meanwhile: { say: 'Here is a page that needs no waiting.', screen: 'list' },
    pose: 'sleepy',
  },
  'mascot-animations': {
    lead: 'The panda in all its poses and movements, with the moment each of them is meant for.',
    points: [
      'Play every pose, from greeting to sleepy, at full or reduced motion.',
      'See the panda in the colours of each brand, on light and dark.',
      'Read when a pose is used, and where the panda stays away.',
    ],
    meanwhile: { say: 'Meet the panda standing still.', screen: 'about-pandas' },
    pose: 'celebrate',
  },
  'emoji-demo': {
    lead: 'The emoji we use, how they are drawn on different systems, and the words a screen reader says for them.',
    points: [
      'Look up an emoji by its name and copy it.',
      'Compare the drawn set with the one your device brings.',
      'Learn where an icon is used in place of an emoji, and why.',
    ],
    meanwhile: null,
    pose: 'munch',
  },
  'animated-demo': {
    lead: 'All the movement in the product on a single page: how things arrive, leave and answer when you touch them.',
    points: [
      'Replay each transition with its length and its curve written beside it.',
      'Set the whole page to reduced motion and see what stays.',
      'Take a component through hover, focus, press and disabled.',
    ],
    meanwhile: { say: 'You can watch some of it in its natural surroundings.', screen: 'consensus' },
    pose: 'celebrate',
  },
  'icon-styles': {
    lead: 'Every icon of the interface, with its name, its meaning and the sizes it is drawn for.',
    points: [
      'Search icons by what they stand for and copy the name.',
      'See them in each size and weight, on light and dark ground.',
      'Check which icons carry a label of their own and which are decoration.',
    ],
    meanwhile: { say: 'The screens that use them can be opened from the list.', screen: 'list' },
    pose: 'paint',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
