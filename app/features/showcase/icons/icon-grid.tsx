import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { copyText } from '#app/ui/data/copy-text.ts'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { showToast } from '#app/ui/overlays/toast-queue.ts'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { findIcons, ICON_QUERY_MAX_CHARS, type IconEntry } from './icon-search.ts'

/** Every icon by name: filtered by the server, and as one types where there is JavaScript. */
export function IconGrid({ icons, query }: { icons: readonly IconEntry[]; query: string }) {
  const [words, setWords] = useState(query)
  useEffect(() => setWords(query), [query])
  const found = findIcons(icons, words)
  return (
    <div>
      <Form method="get" action={`${to('icon-styles')}#icons`} role="search" preventScrollReset>
        <Field
          label="Find an icon"
          help="By name or by what it stands for, such as delete or dark."
          className="max-w-md"
        >
          <TextInput
            type="search"
            name="q"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            maxLength={ICON_QUERY_MAX_CHARS}
            autoComplete="off"
            icon={<Icon name="search" />}
            trailing={
              <Button variant="ghost" size="xs" className="-me-2">
                Search
              </Button>
            }
          />
        </Field>
      </Form>
      <p role="status" className="mt-4 text-[0.8125rem] text-fg-muted">
        {toCountWords(found.length, words.trim())}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-1.5">
        {found.map(({ name }) => (
          <li key={name} className="grid">
            <IconTile name={name} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function toCountWords(count: number, words: string): string {
  if (words === '') return `${count} icons. Press one to copy its name.`
  if (count === 0) return `Nothing matched “${words}”. Try another word for the same thing.`
  return `${count} ${count === 1 ? 'icon goes' : 'icons go'} by “${words}”.`
}

const tile =
  'grid min-h-24 w-full min-w-0 content-center justify-items-center gap-2.5 rounded-lg px-1.5 py-3 text-xs text-fg-muted'

/** Pressing it copies the name; without JavaScript the name is there to select. */
function IconTile({ name }: { name: IconName }) {
  const hasScript = useHasScript()
  const face = (
    <>
      <Icon name={name} size={24} className="text-fg" />
      <span className="max-w-full text-center break-words select-all">{name}</span>
    </>
  )
  if (!hasScript) return <span className={tile}>{face}</span>
  return (
    <button
      type="button"
      aria-label={`${name}, copy the name`}
      onClick={() => copyName(name)}
      className={`${tile} hover:bg-hover hover:text-fg`}
    >
      {face}
    </button>
  )
}

async function copyName(name: IconName) {
  const isCopied = await copyText(name)
  if (isCopied) showToast({ title: 'Copied', description: `${name} is in your clipboard.` })
  else showToast({ title: 'Not copied', description: `Your browser keeps its clipboard closed. The name is ${name}.` })
}
