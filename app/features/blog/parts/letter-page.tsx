import { to } from '#app/catalogue/to.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'

const words = {
  open: ['New posts by mail?', 'Press the button, and each new post comes to you as a short letter with a link.'],
  on: ['The letters come', 'Each of them has a link that ends them.'],
  unknown: [
    'This link is not whole',
    'It may have been cut off on its way, or the address was removed. Ask again on the blog.',
  ],
} as const

/** The page a letter leads to: it begins the posts by mail, by a press. */
export function LetterPage({ state }: { state: keyof typeof words }) {
  const [title, about] = words[state]
  return (
    <div className="page-form pt-6 sm:pt-10">
      <Panda pose="envelope" className="relative z-10 mx-auto -mb-2 w-[120px]" />
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pt-7 pb-6 text-center sm:px-7.5">
        <h1 className="heading-card">{title}</h1>
        <p role={state === 'on' ? 'status' : undefined} className="text-fg-muted">
          {about}
        </p>
        {state === 'open' ? (
          <KeyedForm name="confirm-letters" again className="grid">
            <Button type="submit" size="lg">
              Yes, send them
            </Button>
          </KeyedForm>
        ) : null}
        <ButtonLink to={to('blog')} variant="ghost" full>
          To the blog
        </ButtonLink>
      </Card>
    </div>
  )
}
