import { endpoints } from './endpoints.ts'

/** Addresses of the same kind that no script of a page names, so that none carries them: the server, programs and search engines do. */
export const unlinkedEndpoints = {
  'account/download': '/api/account/download',
  'admin/banner-call': '/api/banners/:id',
  'voice/audio-feed': '/api/audio-feed/:id',
  'site/picture': '/files/pictures/:name',
  'site/file': '/files/:id/:name?',
  'sign-in/second-step-call': '/api/auth/second-step',
  'programs/models': '/v1/models',
  'programs/model': '/v1/models/*',
  'programs/chat-completions': '/v1/chat/completions',
  'programs/image-generations': '/v1/images/generations',
  'programs/audio-speech': '/v1/audio/speech',
  'programs/audio-transcriptions': '/v1/audio/transcriptions',
  'site/sitemap': '/sitemap.xml',
  'site/robots': '/robots.txt',
  'site/manifest': '/site.webmanifest',
} as const satisfies Readonly<Record<string, string>>

export const allEndpoints = { ...endpoints, ...unlinkedEndpoints } as const
