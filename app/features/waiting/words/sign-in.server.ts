import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const signIn = {
  'identity-setup': {
    lead: 'Identity setup will be the short walk after you register: how you are called, how you look, and what others may see.',
    points: [
      'Choose the name people read and the handle your profile address is made of.',
      'Add a picture and a few words about yourself, or skip both for now.',
      'Decide whether your country is shown; it is not unless you say so.',
    ],
    meanwhile: {
      say: 'While accounts are not open yet, meet the pandas you will share the place with.',
      screen: 'about-pandas',
    },
    pose: 'greeting',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
