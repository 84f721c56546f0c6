import { request } from 'node:http'

/**
 * For a server under test, by NODE_OPTIONS=--import: host names that end in `.test` lead to LITTLE_WEB (an address such as
 * 127.0.0.2:4500); every other address goes through the server's own fetcher, which lets nobody inside. Nothing of the
 * product knows of it, and no visitor can bring it about.
 */
const NAME = 'public-fetch'
const kept = (globalThis.__frenlyOnce ??= new Map())
const [host, port] = (process.env.LITTLE_WEB ?? '').split(':')

function ask(url, { method, headers, body, signal }) {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, host: url.host }
    const asked = request({ host, port, method, path: url.pathname + url.search, headers: sent, signal })
    asked.on('error', reject)
    asked.on('response', (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const answered = new Headers()
        for (const [name, value] of Object.entries(response.headers)) answered.set(name, String(value))
        const bytes = new Uint8Array(Buffer.concat(chunks))
        resolve({ status: response.statusCode, headers: answered, url: url.href, bytes })
      })
    })
    asked.end(body)
  })
}

const isTest = (address) => URL.canParse(address) && new URL(address).hostname.endsWith('.test')

const set = kept.set.bind(kept)
if (host)
  kept.set = (name, value) => {
    if (name !== NAME) return set(name, value)
    const fetchPublic = (address, asked = {}) =>
      isTest(address) ? ask(new URL(address), asked) : value.fetchPublic(address, asked)
    const publicFetch = async (address, asked = {}) => {
      if (!isTest(address)) return value.publicFetch(address, asked)
      const { status, headers, bytes } = await ask(new URL(address), asked)
      return new Response(status === 204 ? null : bytes, { status, headers })
    }
    return set(name, { ...value, fetchPublic, publicFetch })
  }
