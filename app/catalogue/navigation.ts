import type { Category, Section } from './screen.ts'
import type { ScreenId } from './screens.ts'

/** A lucide icon by its file name, such as `audio-lines`, and a few words under the title. */
type MenuItem = { screen: ScreenId; icon: string; line: string }
type HeaderMenu = { label: Category; items: readonly MenuItem[] }
type LabelledLink = { label: string; screen: ScreenId }
type IconLink = LabelledLink & { icon: string }

/** The dropdowns of the header, in their order. A screen's label is its title. */
export const headerMenus = [
  {
    label: 'Multi-Model AI',
    items: [
      { screen: 'consensus', icon: 'scale', line: 'Several voices, and where they agree.' },
      { screen: 'chat', icon: 'message-circle', line: 'Talk with one engine or an ally.' },
      { screen: 'search', icon: 'search', line: 'Everything here, with an answer on top.' },
      { screen: 'web-search', icon: 'globe', line: 'The web, with sources.' },
      { screen: 'collaborate', icon: 'users', line: 'People and engines on one task.' },
      { screen: 'threads', icon: 'messages-square', line: 'Conversations you keep and share.' },
      { screen: 'document-analyzer', icon: 'file-search', line: 'Key points and answers from a file.' },
      { screen: 'universal-hub', icon: 'compass', line: 'One box that knows what you want.' },
    ],
  },
  {
    label: 'Voice & Audio',
    items: [
      { screen: 'voice-tools', icon: 'audio-lines', line: 'Text to speech, and speech to text.' },
      { screen: 'voice-email', icon: 'mail', line: 'Say it, read it, send it.' },
      { screen: 'transcriber', icon: 'captions', line: 'Videos and audio as text with times.' },
      { screen: 'audio-player', icon: 'headphones', line: 'Listen while the text follows.' },
      { screen: 'v2-music-studio', icon: 'music', line: 'Patterns, chords and instruments.' },
      { screen: 'v2-dj', icon: 'disc-3', line: 'Two decks, one steady beat.' },
    ],
  },
  {
    label: 'Visual & Creative',
    items: [
      { screen: 'image-studio', icon: 'image', line: 'Describe it, pick one of four.' },
      { screen: 'video-studio', icon: 'clapperboard', line: 'From a script to scenes to a film.' },
      { screen: 'gallery', icon: 'images', line: 'What members made and shared.' },
      { screen: 'lens', icon: 'scan-eye', line: 'What is in a picture.' },
      { screen: 'content-tools', icon: 'pen-line', line: 'Summaries, headlines, outlines.' },
      { screen: 'text-editor', icon: 'file-text', line: 'Write with help at your side.' },
    ],
  },
  {
    label: 'Code & Dev',
    items: [
      { screen: 'code-generator', icon: 'code', line: 'Code with its reasons and tests.' },
      { screen: 'builder', icon: 'blocks', line: 'Words in, a working page out.' },
      { screen: 'mockup-lab', icon: 'layout-template', line: 'Wireframes from a description.' },
      { screen: 'create-lab', icon: 'flask-conical', line: 'Tools combined into a recipe.' },
      { screen: 'v2-workflow-builder', icon: 'workflow', line: 'Steps that run by themselves.' },
      { screen: 'v2-code-architect', icon: 'folder-tree', line: 'A map of your code.' },
    ],
  },
] as const satisfies readonly HeaderMenu[]

/** The plain links of the header, right of its dropdowns. */
export const headerLinks = [
  { label: 'Learn', screen: 'university', icon: 'graduation-cap' },
  { label: 'Plans', screen: 'plans', icon: 'tags' },
] as const satisfies readonly IconLink[]

export const mobileBar = [
  { label: 'AI Tools', screen: 'discover', icon: 'sparkles' },
  { label: 'Learn', screen: 'university', icon: 'graduation-cap' },
  { label: 'Gallery', screen: 'gallery', icon: 'images' },
  { label: 'Builder', screen: 'builder', icon: 'blocks' },
  { label: 'Search', screen: 'search', icon: 'search' },
] as const satisfies readonly IconLink[]

export const subNavigation = {
  discover: ['discover', 'universal-hub', 'search', 'world', 'summon', 'models', 'journey'],
  connect: ['connect', 'directory', 'people', 'offerings', 'pulse', 'ripples', 'acknowledgements', 'showcase'],
  create: ['create', 'join', 'create-lab', 'builder', 'mockup-lab', 'ebook-create', 'manual-create'],
  profile: [
    'my-profile',
    'identity-setup',
    'access',
    'settings',
    'activity',
    'subscription',
    'my-businesses',
    'score-demo',
  ],
  admin: [
    'admin',
    'admin-users',
    'admin-feedback',
    'admin-waitlist',
    'admin-cta',
    'admin-knowledge-base',
    'admin-qa',
    'admin-api-monitoring',
    'admin-providers',
    'admin-web-index',
    'admin-jobs',
    'admin-outbox',
    'admin-audit',
  ],
} as const satisfies Readonly<Record<Section, readonly ScreenId[]>>

/** A path is said where the footer names an alias; without one the link is the screen's own address. */
export type FooterLink = LabelledLink & { path?: string }
/** The address is the service's front page; an operator's own account takes its place. */
export type SocialLink = { service: 'tiktok' | 'instagram'; label: string; address: string }
export type FooterColumn =
  | { kind: 'brand'; social: readonly SocialLink[] }
  /** `contactLabel` stands last, as a mail link to the configured support address. */
  | { kind: 'links'; title: string; links: readonly FooterLink[]; contactLabel?: string }

/** The four columns of SPEC 2.4. The blurb of the first is the brand's own. */
export const footerColumns: readonly FooterColumn[] = [
  {
    kind: 'brand',
    social: [
      { service: 'tiktok', label: 'TikTok', address: 'https://www.tiktok.com/' },
      { service: 'instagram', label: 'Instagram', address: 'https://www.instagram.com/' },
    ],
  },
  {
    kind: 'links',
    title: 'Tools',
    links: [
      { label: 'Multi-AI Search', screen: 'consensus' },
      { label: 'AI Collaboration', screen: 'collaborate' },
      { label: 'Image Generation', screen: 'image-studio' },
      { label: 'Voice Tools', screen: 'voice-tools' },
      { label: 'Document Analysis', screen: 'document-analyzer' },
    ],
  },
  {
    kind: 'links',
    title: 'Community',
    links: [
      { label: 'Join Community', screen: 'connect', path: '/community' },
      { label: 'Showcase', screen: 'showcase' },
      { label: 'Help & Support', screen: 'support' },
      { label: 'Feedback', screen: 'feedback' },
    ],
  },
  {
    kind: 'links',
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', screen: 'privacy-policy' },
      { label: 'Terms of Service', screen: 'terms-of-service' },
    ],
    contactLabel: 'Contact Support',
  },
]

/** Links that show only with `dev=true`. */
export const devLinks = [
  { label: 'NFT hub', screen: 'nft' },
  { label: 'Account menu', screen: 'access' },
  { label: 'Communication hub', screen: 'communication-hub' },
] as const satisfies readonly LabelledLink[]

/** Shows only with `dev=true`, to people who have no panda. */
export const buyPandasLink = { label: 'Buy Pandas', screen: 'panda-purchase' } as const satisfies LabelledLink

export const mobilePlans = [
  { name: 'Free', dollarsPerMonth: 0 },
  { name: 'Plus', dollarsPerMonth: 9 },
  { name: 'Pro', dollarsPerMonth: 29 },
] as const satisfies readonly { name: string; dollarsPerMonth: number }[]
