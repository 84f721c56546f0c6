import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const community = {
  connect: {
    lead: 'The way in to the community: who is here, what they offer each other, and what has happened since your last visit.',
    points: [
      'Go from one page to the directory, the pulse, the offerings and the thanks.',
      'Find members who share an interest with you and follow or greet them.',
      'Report what should not be there, or block someone, from wherever you are.',
    ],
    meanwhile: { say: 'See what is planned for the community among all our screens.', screen: 'list' },
    pose: 'greeting',
  },
  directory: {
    lead: 'The directory will hold every member who chose to be found, sorted the way you would look for them.',
    points: [
      'Search by name, interest, country or what somebody offers.',
      'Open a profile, and follow its owner or send a message.',
      'Decide in your own settings whether you are listed at all.',
    ],
    meanwhile: { say: 'The list of screens is a directory of another kind, and it is open.', screen: 'list' },
    pose: 'reading',
  },
  people: {
    lead: 'People will help you meet someone in particular: a person who shares your interest and is open to being asked.',
    points: [
      'Pick two or three interests and see the members who have all of them.',
      'Narrow the list to a country or to people who offer a certain skill.',
      'Read on each card what you have in common before you write.',
    ],
    meanwhile: {
      say: 'No members yet. In the meantime the engines are good company for questions.',
      screen: 'consensus',
    },
    pose: 'greeting',
  },
  offerings: {
    lead: 'Members will post here what they have to give: a skill, an hour, a thing they no longer need.',
    points: [
      'Offer something in a few lines, and say for how long it stands.',
      'Ask for an offering, and follow your request until it is answered.',
      'Thank the giver afterwards, in words that stay on their profile.',
    ],
    meanwhile: { say: 'Have something to offer this server itself? Write to its operator.', screen: 'support' },
    pose: 'munch',
  },
  pulse: {
    lead: 'The pulse will be the feed of the community: what members post, how others react, and the replies that follow.',
    points: [
      'Write a post, with a picture if you like, and correct it afterwards.',
      'React or reply to what others wrote, and follow a topic you care about.',
      'Report a post to the moderators, or hide its writer for yourself.',
    ],
    meanwhile: null,
    pose: 'headphones',
  },
  ripples: {
    lead: 'A kindness travels. Ripples will draw how one thing spread, from the member who began it to those who passed it on.',
    points: [
      'Follow a share or a good deed from person to person, step by step.',
      'Pass something on yourself and say whom you had it from.',
      'Read every ripple as a plain list too, if drawings are not for you.',
    ],
    meanwhile: { say: 'You can start small today, with what others should know about pandas.', screen: 'about-pandas' },
    pose: 'idle',
  },
  acknowledgements: {
    lead: 'A place to say thank you by name. What you write will stay on the profile of the person you thank.',
    points: [
      'Thank a member in your own words and say what they did for you.',
      'Read the newest thanks in the community, and answer your own.',
      'Keep a thank-you off your profile when you would rather not show it.',
    ],
    meanwhile: null,
    pose: 'celebrate',
  },
  create: {
    lead: 'Everything you can start here will be gathered on one page, from a single picture to a whole book.',
    points: [
      'Start a thread, a document, an image, an ebook or an offering with one press.',
      'Pick up a draft you left behind, with its last change shown.',
      'See before you begin what needs an account and what does not.',
    ],
    meanwhile: { say: 'One good start needs nothing but a question.', screen: 'consensus' },
    pose: 'paint',
  },
  join: {
    lead: 'Join will bring you into the community in a few steps, and tell you what membership asks of you. Accounts open soon.',
    points: [
      'Read the few rules the community keeps, and why it keeps them.',
      'Use an invite from a friend, or ask for a place without one.',
      'Say what you would like to find here, and meet members who can help.',
    ],
    meanwhile: { say: 'Guests are welcome at every tool that works already.', screen: 'home' },
    pose: 'greeting',
  },
  location: {
    lead: 'Every country will have a page: facts with their source, and the members there who chose to show where they live.',
    points: [
      'Read the capital, languages, currency and neighbours of a country.',
      'See which members and offerings are near, as far as they wish to be seen.',
      'Compare the place with another one, figure by figure.',
    ],
    meanwhile: { say: 'Ask about a capital or a currency and see who says what.', screen: 'consensus' },
    pose: 'reading',
  },
  showcase: {
    lead: 'The showcase will put what members have published on one wall, with the way each piece was made beside it.',
    points: [
      'Look through images, books, pages and music that members published.',
      'See which tool and which settings made a piece, and start your own from it.',
      'Put a work of yours forward, and like or report what others have shown.',
    ],
    meanwhile: { say: 'The tools it will draw from are all listed.', screen: 'list' },
    pose: 'paint',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
