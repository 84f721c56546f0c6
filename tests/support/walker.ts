import type { BuiltApp } from './built-app.ts'

/** What a browser calls itself: for who has no such name no engine is loaded in advance. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
export const PASSWORD = 'a quiet bamboo grove'
type Fields = Readonly<Record<string, string | File>>

/** A browser without JavaScript at the built app: keeps its cookies, follows no redirect by itself, sends forms. */
export function openBrowser({ visit }: BuiltApp) {
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers({ 'user-agent': BROWSER, ...Object.fromEntries(new Headers(init.headers)) })
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await visit(path, { ...init, headers })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split(/=(.*)/s)
      if (/Max-Age=0/.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const post = (path: string, fields: Fields) => {
    const hasFile = Object.values(fields).some((value) => value instanceof File)
    const body = hasFile ? new FormData() : new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) (body as FormData).set(name, value)
    return ask(path, { method: 'POST', body })
  }
  const whoami = async () => (await ask('/api/auth/user')).json() as Promise<Record<string, string>>
  return {
    cookies,
    get: (path: string) => ask(path),
    post,
    whoami,
    signIn: (usernameOrEmail: string, password = PASSWORD) => post('/api/auth/login', { usernameOrEmail, password }),
    /** Makes a member and signs in. */
    join: async (username: string) => {
      await post('/api/auth/register', { username, email: `${username.toLowerCase()}@frenly.test`, password: PASSWORD })
      await post('/api/auth/login', { usernameOrEmail: username, password: PASSWORD })
      return (await whoami()).id ?? ''
    },
    /** Sends a form of the settings, drawn for whoever is signed in. */
    act: async (part: string, act: string, fields: Fields = {}) =>
      post(`/settings?part=${part}`, { act, for: (await whoami()).id ?? '', ...fields }),
  }
}

export type WalkBrowser = ReturnType<typeof openBrowser>
