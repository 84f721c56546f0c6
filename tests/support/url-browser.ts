export type UrlAnswer = { status: number; location: string | null; text: string }

/** A browser without JavaScript in front of a running server: keeps cookies, follows nothing by itself. */
export function openUrlBrowser(origin: string) {
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit): Promise<UrlAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, accept: 'text/html', ...init.headers }
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return { status: response.status, location: response.headers.get('location'), text: await response.text() }
  }
  return {
    get: (path: string) => ask(path, {}),
    post: (path: string, fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    /** Takes over the session of another browser, cookies and all. */
    carry: (name: string, value: string) => void cookies.set(name, value),
    /** A form with texts as files. */
    postList: (path: string, fields: Record<string, string>, files: Record<string, string>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      for (const [name, text] of Object.entries(files)) body.append(name, new File([text], `${name}.csv`))
      return ask(path, { method: 'POST', body })
    },
    /** A form that may carry files. */
    postParts: (path: string, fields: Record<string, string>, referer = '') => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      return ask(path, { method: 'POST', body, headers: { referer } })
    },
  }
}

function keep(cookies: Map<string, string>, line: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
