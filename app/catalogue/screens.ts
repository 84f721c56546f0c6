import type { ScreenEntry } from './screen.ts'
import { account } from './screens/account.ts'
import { admin } from './screens/admin.ts'
import { audit } from './screens/audit.ts'
import { beta } from './screens/beta.ts'
import { blog } from './screens/blog.ts'
import { business } from './screens/business.ts'
import { chat } from './screens/chat.ts'
import { code } from './screens/code.ts'
import { consensus } from './screens/consensus.ts'
import { dataStudio } from './screens/data-studio.ts'
import { dj } from './screens/dj.ts'
import { documents } from './screens/documents.ts'
import { engines } from './screens/engines.ts'
import { flows } from './screens/flows.ts'
import { hub } from './screens/hub.ts'
import { images } from './screens/images.ts'
import { inbox } from './screens/inbox.ts'
import { jobs } from './screens/jobs.ts'
import { landing } from './screens/landing.ts'
import { legal } from './screens/legal.ts'
import { library } from './screens/library.ts'
import { mail } from './screens/mail.ts'
import { marketplace } from './screens/marketplace.ts'
import { mockups } from './screens/mockups.ts'
import { models } from './screens/models.ts'
import { music } from './screens/music.ts'
import { nft } from './screens/nft.ts'
import { notices } from './screens/notices.ts'
import { pandas } from './screens/pandas.ts'
import { plans } from './screens/plans.ts'
import { professionals } from './screens/professionals.ts'
import { people } from './screens/people.ts'
import { programs } from './screens/programs.ts'
import { pulse } from './screens/pulse.ts'
import { questions } from './screens/questions.ts'
import { quests } from './screens/quests.ts'
import { research } from './screens/research.ts'
import { search } from './screens/search.ts'
import { secondGeneration } from './screens/second-generation.ts'
import { showcase } from './screens/showcase.ts'
import { signIn } from './screens/sign-in.ts'
import { site } from './screens/site.ts'
import { support } from './screens/support.ts'
import { threads } from './screens/threads.ts'
import { university } from './screens/university.ts'
import { video } from './screens/video.ts'
import { voice } from './screens/voice.ts'
import { wallet } from './screens/wallet.ts'
import { writing } from './screens/writing.ts'

/** Every screen, by the subject whose folder under features holds its code. */
export const screensBySubject = {
  landing,
  pandas,
  marketplace,
  hub,
  consensus,
  images,
  voice,
  dj,
  video,
  writing,
  questions,
  threads,
  research,
  search,
  chat,
  models,
  code,
  flows,
  mockups,
  documents,
  'data-studio': dataStudio,
  professionals,
  account,
  wallet,
  plans,
  support,
  'sign-in': signIn,
  people,
  business,
  music,
  nft,
  programs,
  pulse,
  notices,
  inbox,
  library,
  university,
  blog,
  site,
  legal,
  'second-generation': secondGeneration,
  quests,
  beta,
  admin,
  engines,
  jobs,
  mail,
  audit,
  showcase,
} as const

/** Every screen by its id. Ids are unique across subjects. */
export const screens = {
  ...landing,
  ...pandas,
  ...marketplace,
  ...hub,
  ...consensus,
  ...images,
  ...voice,
  ...dj,
  ...video,
  ...writing,
  ...questions,
  ...threads,
  ...research,
  ...search,
  ...chat,
  ...models,
  ...code,
  ...flows,
  ...mockups,
  ...documents,
  ...dataStudio,
  ...professionals,
  ...account,
  ...wallet,
  ...plans,
  ...support,
  ...signIn,
  ...people,
  ...business,
  ...music,
  ...nft,
  ...programs,
  ...pulse,
  ...notices,
  ...inbox,
  ...library,
  ...university,
  ...blog,
  ...site,
  ...legal,
  ...secondGeneration,
  ...quests,
  ...beta,
  ...admin,
  ...engines,
  ...jobs,
  ...mail,
  ...audit,
  ...showcase,
} as const

export type Subject = keyof typeof screensBySubject
export type ScreenId = keyof typeof screens

export const subjects = Object.keys(screensBySubject) as Subject[]
export const screenIds = Object.keys(screens) as ScreenId[]

const subjectByScreen = new Map(
  subjects.flatMap((subject) => Object.keys(screensBySubject[subject]).map((id) => [id, subject] as const)),
)

/** The subject that lists a screen: the name of its catalogue file and of its folder under features. */
export function subjectOf(id: ScreenId): string {
  const subject = subjectByScreen.get(id)
  if (subject === undefined) throw new Error(`No subject lists the screen ${id}`)
  return subject
}

/** A screen's entry in its general shape, with the optional fields readable on every screen. */
export function getScreen(id: ScreenId): ScreenEntry {
  return screens[id]
}

export function isScreenId(value: string): value is ScreenId {
  return Object.hasOwn(screens, value)
}
