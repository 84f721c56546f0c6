import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const plans = {
  plans: {
    lead: 'This page will put Free, Plus and Pro side by side, with the monthly price of each and how much you may run in a day.',
    points: [
      'Compare the daily limits: 50 runs on Free, 500 on Plus and 5,000 on Pro.',
      'See the prices as they are: Free costs nothing, Plus is $9 a month, Pro is $29.',
      'Move up or down a plan, with the change made when the month you paid for ends.',
    ],
    meanwhile: { say: 'No plan is needed to ask a question today.', screen: 'consensus' },
    pose: 'idle',
  },
  subscription: {
    lead: 'Your subscription will be kept here: the plan you are on, the state it is in, and the day that matters next.',
    points: [
      'See whether your plan is in trial, active, past due or canceled, in plain words.',
      'Change plans or cancel, and read which day the change takes effect before you confirm.',
      'Open the list of your invoices and download the ones your bookkeeping asks for.',
    ],
    meanwhile: { say: 'If something about paying puzzles you, write to us from the help page.', screen: 'support' },
    pose: 'reading',
  },
  'subscription-success': {
    lead: 'You will land here after choosing a paid plan, with the payment confirmed by the server and not only by your browser.',
    points: [
      'Check which plan is now active and the date it renews.',
      'Download the invoice for the payment you have just made.',
      'See at once how many runs a day the new plan gives you.',
    ],
    meanwhile: { say: 'No plan can be bought here yet, so nothing has been charged.', screen: 'support' },
    pose: 'idle',
  },
  membership: {
    lead: 'Membership will explain what changes when you move from guest to member, and what it means to be a Panda Member.',
    points: [
      'See what a guest can do beside what a member can do, line by line.',
      'Read how adopting one panda, which is free, makes you a Panda Member.',
      'Find out what stays free for everyone and what a paid plan adds to it.',
    ],
    meanwhile: { say: 'You can already read about the pandas themselves.', screen: 'about-pandas' },
    pose: 'greeting',
  },
  checkout: {
    lead: 'Checkout will take you from the plan you chose to a paid invoice, with the full amount shown before you agree to anything.',
    points: [
      'Review the plan, the price and the renewal date on one page before paying.',
      'Pay by card through Stripe on servers where the operator has connected it.',
      'Elsewhere, walk through a test till that is labelled as a test and moves no money.',
    ],
    meanwhile: { say: 'Nothing can be charged here yet. Questions are welcome on the help page.', screen: 'support' },
    pose: 'idle',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
