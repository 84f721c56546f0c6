import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const business = {
  'my-businesses': {
    lead: 'All the businesses you own or help to run will be listed here, each with one line on how it is doing.',
    points: [
      'Register a business with its name, what it does and where it works.',
      'Invite the people you work with and give each of them a role.',
      'Open the dashboard of any business you belong to from this list.',
    ],
    meanwhile: { say: 'Tell us what your business would need from such a page.', screen: 'support' },
    pose: 'idle',
  },
  'business-dashboard': {
    lead: 'One page for the state of your business, open to its owners and to the members you named, and to nobody else.',
    points: [
      'Follow visits, leads and sales over time, from real records only.',
      'Read the reviews that customers leave and answer them.',
      'Keep the list of open tasks and see which member took which.',
    ],
    meanwhile: {
      say: 'Weighing a business question? Several engines will answer it side by side.',
      screen: 'consensus',
    },
    pose: 'reading',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
