/** Who is about to show something to others: only a member with a confirmed address publishes. */
export type Publisher =
  { state: 'ready'; email: string } | { state: 'unverified'; email: string } | { state: 'guest'; email: null }

/** What somebody is about to show, with what a guest reads instead. */
const GUESTS_READ = {
  links:
    'Links for others need an account with a confirmed email address. Sign in or register; what you chose here is kept.',
  question: 'Public questions are for members. Sign in first, or keep the question to yourself.',
  answer: 'Do you know better, or more? Members answer and vote.',
  post: 'Posts, replies and reactions are for members. Sign in or register first; what you wrote here is kept.',
  comments: 'Comments need an account with a confirmed email address. Sign in or register first.',
  texts: 'Sign in first: lessons and posts are published by members.',
  listing: 'Listings, questions and reviews are for members. Sign in or register first; what you wrote here is kept.',
  profile: 'Sign in first.',
} as const
export type Published = keyof typeof GUESTS_READ

/** Why somebody cannot publish yet; null for who can. */
export function toPublishingRefusal({ state, email }: Publisher, what: Published): string | null {
  if (state === 'ready') return null
  return state === 'guest'
    ? GUESTS_READ[what]
    : `Confirm your email address first: the link is in the mail we sent to ${email}. Until then nothing of yours is shown to others.`
}
