import type { LabelledLink } from './navigation.ts'

/** A path is said where the footer names an alias; without one the link is the screen's own address. */
export type FooterLink = LabelledLink & { path?: string }
/** `contactLabel` stands last, as a mail link to the configured support address. */
export type FooterColumn = { title: string; links: readonly FooterLink[]; contactLabel?: string }

/** The columns of SPEC 2.4 beside that of the brand. */
export const footerColumns: readonly FooterColumn[] = [
  {
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
    title: 'Community',
    links: [
      { label: 'Join Community', screen: 'connect', path: '/community' },
      { label: 'Showcase', screen: 'showcase' },
      { label: 'Help & Support', screen: 'support' },
      { label: 'Feedback', screen: 'feedback' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', screen: 'privacy-policy' },
      { label: 'Terms of Service', screen: 'terms-of-service' },
    ],
    contactLabel: 'Contact Support',
  },
]
