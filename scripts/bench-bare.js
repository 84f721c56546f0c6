import express from 'express'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToPipeableStream } from 'react-dom/server'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** What the stack can do at best: Express saying hello, and React streaming the very markup of our home page. */
const html = await (await fetch(process.env.HOME_URL)).text()
const tree = unified()
  .use(rehypeParse)
  .parse(html.replace(/<script[\s\S]*?<\/script>/g, ''))
const Page = () => toJsxRuntime(tree, { Fragment, jsx, jsxs, ignoreInvalidStyle: true })
const page = Page()

const app = express()
app.get('/healthz', (_req, res) => res.json({ status: 'ok' }))
app.get('/hello', (_req, res) => res.send('hello'))
app.get('/home', (_req, res) => {
  const { pipe } = renderToPipeableStream(page, { onShellReady: () => pipe(res.type('html')) })
})
app.listen(Number(process.env.PORT), '127.0.0.1')
