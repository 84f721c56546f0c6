// tells of: features/search, kits/search
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { joinIn } from '#tests/support/members.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, waitUntilAlive } from './fixtures.ts'
import { enterAsOperator, OPERATOR } from './operator.ts'
import { withOwnServer } from './own-server.ts'

const prose = (text: string) => `<p>${text}</p>`
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`

/** Two little sites that do not agree; only the server of these stories takes them for the web. */
const sites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'bridges.test': {
    '/': page(
      'Bridges',
      `${prose('A handbook of bridges, told from the first ferry to the last cable.')}<a href="/golden">Golden Gate</a>`,
    ),
    '/golden': page(
      'Golden Gate Bridge',
      prose('The Golden Gate Bridge opened to traffic in May 1937 after four years of building.'),
    ),
  },
  'travel.test': {
    '/': page('Travel tips', prose('The Golden Gate Bridge opened to traffic in 1973 and is painted orange.')),
  },
}

const test = withOwnServer(async () => {
  const web = createServer((request, response) => {
    const body = sites[(request.headers.host ?? '').split(':')[0] ?? '']?.[request.url ?? '']
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body ?? 'no')
  }).listen(0, '127.0.0.2')
  await once(web, 'listening')
  return {
    env: {
      ADMIN_EMAIL: OPERATOR.email,
      LITTLE_WEB: `127.0.0.2:${(web.address() as AddressInfo).port}`,
      NODE_OPTIONS: '--import ./tests/support/little-web-preload.js',
    },
    close: async () => {
      web.closeAllConnections()
      web.close()
      await once(web, 'close')
    },
  }
})
test.describe.configure({ mode: 'default' })

const main = (shown: Page) => shown.getByRole('main')
const says = (shown: Page, words: string | RegExp) => expect(main(shown).getByText(words).first()).toBeVisible()

test('a fresh machine says that there is no web, and answers what it knows', async ({ page: shown }) => {
  await shown.goto('/web-search')
  await says(shown, 'There is no web to search here yet')
  await main(shown).getByRole('searchbox').fill('capital of Mongolia')
  await main(shown).getByRole('button', { name: 'Search' }).click()
  await says(shown, /Ulan Bator|Ulaanbaatar/)
  await expect(main(shown).getByRole('link', { name: 'Search this place for it' })).toBeVisible()
})

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400, 422] })

    test(`the operator has two sites read, and web search shows where they disagree, ${how}`, async ({
      page: shown,
      ownServer,
    }) => {
      await enterAsOperator(shown, ownServer.dataDir)
      await shown.goto('/admin/web-index')
      if (javaScriptEnabled) await waitUntilAlive(shown)
      await main(shown).getByLabel('Start address').fill('http://127.0.0.1/')
      await main(shown).getByLabel('Seconds between pages').fill('1')
      await main(shown).getByRole('button', { name: 'Add and read it' }).click()
      await says(shown, 'That address leads into a private network, so it was not opened.')
      await expect(main(shown).getByLabel('Seconds between pages')).toHaveValue('1')
      for (const host of Object.keys(sites)) {
        await shown.goto('/admin/web-index')
        if (javaScriptEnabled) await waitUntilAlive(shown)
        await main(shown).getByLabel('Start address').fill(`http://${host}/`)
        await main(shown).getByLabel('Seconds between pages').fill('1')
        await main(shown).getByRole('button', { name: 'Add and read it' }).click()
        await expect(shown.getByRole('heading', { level: 1, name: host })).toBeVisible()
        await expect(async () => {
          await shown.reload()
          await says(shown, /pages? visited/i)
        }).toPass()
      }

      await shown.goto(`/web-search?whole=1&q=${encodeURIComponent('When did the Golden Gate Bridge open?')}`)
      await expect(main(shown).getByRole('heading', { name: 'The sources disagree' })).toBeVisible()
      await says(shown, 'May 1937')
      await says(shown, '1973')
      await says(shown, 'This server’s index')

      await shown.goto('/search?q=golden+gate')
      await expect(main(shown).getByRole('heading', { name: 'Web pages kept here' })).toBeVisible()

      for (const host of Object.keys(sites)) {
        await shown.goto('/admin/web-index')
        await main(shown).getByRole('link', { name: host }).click()
        await main(shown).getByText(`Remove ${host}`).click()
        await main(shown).getByRole('button', { name: 'Remove it and its pages' }).click()
        await expect(shown.getByText(`${host} is removed`, { exact: true })).toBeVisible()
      }
    })
  })
}

test('a member’s searches are theirs to see and to forget', async ({ page: shown }) => {
  await joinIn(shown.context().request, 'Seeker')
  await shown.goto('/web-search?q=bamboo')
  await shown.goto('/web-search')
  await waitUntilAlive(shown)
  await says(shown, 'bamboo')
  await main(shown).getByRole('button', { name: 'Forget bamboo' }).click()
  await expect(main(shown).getByRole('link', { name: /^bamboo/ })).toHaveCount(0)
})

test('one search narrows by kind with links, and reads misspelled words', async ({ page: shown }) => {
  await shown.goto('/search?q=pasword')
  await says(shown, /Nothing matched “pasword”/)
  await shown.goto('/search?q=password')
  await waitUntilAlive(shown)
  await main(shown).getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name: /^Help/ }).click()
  await expect(shown).toHaveURL(/kind=article/)
  await expect(main(shown).getByText('Screen', { exact: true })).toHaveCount(0)
})

test('the screens of searching are for everybody: axe, both schemes, all widths', async ({
  page: shown,
  ownServer,
}) => {
  test.slow()
  await enterAsOperator(shown, ownServer.dataDir)
  for (const path of [
    '/search?q=password',
    '/search?q=qqzzxx',
    '/web-search',
    '/web-search?q=bamboo',
    '/admin/web-index',
  ]) {
    await shown.goto(path)
    await waitUntilAlive(shown)
    await expectAccessibleInBothSchemes(shown)
    await expectFits(shown)
  }
})
