/** Addresses that answer data instead of a screen: id (spelling its file under features/) to path. */
export const endpoints = {
  'sign-in/user': '/api/auth/user',
  'sign-in/signout': '/api/auth/signout',
  'sign-in/logout': '/api/auth/logout',
  'sign-in/register-call': '/api/auth/register',
  'sign-in/login-call': '/api/auth/login',
  'sign-in/forgot-password-call': '/api/auth/forgot-password',
  'assistant/feedback-call': '/api/feedback/panda',
  'assistant/chat-call': '/api/panda/chat',
  'site/theme': '/api/theme',
  'site/sitemap': '/sitemap.xml',
  'site/robots': '/robots.txt',
  'site/manifest': '/site.webmanifest',
} as const satisfies Readonly<Record<string, string>>
