import type { WaitingWordsOf } from '../waiting-words.ts'

export const pandas = {
  'adopt-panda': {
    lead: 'Adopt one panda, free of charge, and give it a name. It gets a look of its own, and you become a Panda Member.',
    points: [
      'Name your panda and see the portrait drawn from its traits.',
      'Swap the word Guest beside your name for Panda Member.',
      "Look up your panda's number and keep its history from the first day.",
    ],
    meanwhile: { say: 'Meet the animal before you choose a name.', screen: 'about-pandas' },
    pose: 'celebrate',
  },
  'panda-purchase': {
    lead: 'Adds pandas to the one you adopted. Each has a number and traits that no other panda has.',
    points: [
      'Pay through the till, which says plainly when it runs in test mode and takes no money.',
      'Receive every new panda with a portrait drawn from its own traits.',
      'See your panda count grow, and who owned each panda before you.',
    ],
    meanwhile: { say: 'Read what the animals behind the portraits are like.', screen: 'about-pandas' },
    pose: 'idle',
  },
} satisfies WaitingWordsOf
