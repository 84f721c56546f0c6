import { renderToStaticMarkup } from 'react-dom/server'
import { to } from '#app/catalogue/to.ts'
import { PRODUCT_NAME } from '#app/catalogue/product.ts'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Panda } from '#app/ui/brand/panda.tsx'

const titles: Readonly<Record<number, string>> = {
  403: 'That came from elsewhere',
  404: 'Nothing is at this address',
  405: 'That cannot be done here',
  413: 'That is too much at once',
  414: 'That address is too long',
}
const OTHER_TITLE = 'That did not fit'

type Props = { stylesheets: readonly string[]; status: number; message: string }

/** The whole page for a request that is refused before any screen is looked for: no script, no word from the request. */
export const drawRefusal = (stylesheets: readonly string[], status: number, message: string): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<RefusalPage stylesheets={stylesheets} status={status} message={message} />)}`

function RefusalPage({ stylesheets, status, message }: Props) {
  const title = titles[status] ?? OTHER_TITLE
  return (
    <html lang="en" data-brand="frenly">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${PRODUCT_NAME}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className="grid place-items-center px-gutter py-[clamp(40px,8vw,96px)] text-center">
          <div className="grid w-full max-w-[35rem] justify-items-center">
            <Panda pose="worried" className="mb-4 w-[168px] sm:w-[196px]" />
            <h1 className="heading-page">{title}</h1>
            <p className="lead mt-3 max-w-[30em]">{message}</p>
            <p className="mt-2 text-fg-muted">Nothing was changed.</p>
            <p className="mt-6 flex flex-wrap justify-center gap-2">
              <a href={to('home')} className={toButtonClass({ variant: 'plain' })}>
                Go home
              </a>
              <a href={to('support')} className={toButtonClass({ variant: 'ghost' })}>
                Get help
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  )
}
