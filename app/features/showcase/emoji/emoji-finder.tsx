import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { EmojiFinding } from './emoji-search.server.ts'
import { emojiTones } from './emoji-tones.ts'
import { EmojiGrid } from './emoji-grid.tsx'
import { useColourEmoji } from './use-colour-emoji.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'

const examples = ['tea', 'panda', 'thank', 'leaf'] as const

export function toEmojiFinder(finding: EmojiFinding): GuideSectionEntry {
  return {
    id: 'find',
    title: 'Find and copy',
    lead: `All ${finding.total.toLocaleString('en-GB')} of Unicode ${finding.version}, searched on the server by name and by what people call them.`,
    children: (
      <div className="grid gap-5">
        <Finder finding={finding} />
        <Groups finding={finding} />
        <Found finding={finding} />
      </div>
    ),
  }
}

function Finder({ finding: { query, tone } }: { finding: EmojiFinding }) {
  return (
    <Form
      method="get"
      action={to('emoji-demo')}
      preventScrollReset
      role="search"
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <Field label="Search emoji">
        <TextInput
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          placeholder="tea, happy, leaf"
          maxLength={60}
          autoComplete="off"
          icon={<Icon name="search" />}
        />
      </Field>
      <Field label="Skin tone">
        <Select name="tone" key={tone} defaultValue={tone}>
          {emojiTones.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" className="h-11">
        Search
      </Button>
    </Form>
  )
}

function Groups({ finding: { groups, group, tone } }: { finding: EmojiFinding }) {
  return (
    <nav aria-label="Groups of emoji" className="flex flex-wrap gap-1.5">
      {groups.map(({ slug, name, count }) => (
        <ChipLink
          key={slug}
          to={to('emoji-demo', null, { group: slug, tone: tone === 'none' ? null : tone })}
          preventScrollReset
          isChosen={slug === group}
        >
          {name}
          <span className="text-fg-subtle tabular-nums">{count}</span>
        </ChipLink>
      ))}
    </nav>
  )
}

function Found({ finding }: { finding: EmojiFinding }) {
  const { query, group, groups, emojis, found } = finding
  const isPlain = useColourEmoji() === false
  const name = groups.find(({ slug }) => slug === group)?.name ?? ''
  if (found === 0) {
    return (
      <div className="rounded-card bg-sunken px-5 py-6">
        <p role="status">Nothing matched “{query}”.</p>
        <p className="mt-2 flex flex-wrap items-center gap-1.5 text-[0.8125rem] text-fg-muted">
          Try
          {examples.map((word) => (
            <ChipLink key={word} to={to('emoji-demo', null, { q: word })} preventScrollReset>
              {word}
            </ChipLink>
          ))}
        </p>
      </div>
    )
  }
  const count = found === 1 ? 'One emoji' : `${found} emoji`
  return (
    <div>
      {isPlain ? <PlainNote /> : null}
      <p role="status" className="text-[0.8125rem] font-medium text-fg-muted">
        {query ? `${count} for “${query}”` : `${count} in ${name}`}
        {emojis.length < found ? `, the closest ${emojis.length} shown` : ''}
      </p>
      <EmojiGrid
        key={`${query} ${group}`}
        emojis={emojis}
        label={query ? `Emoji for ${query}` : name}
        hasNames={query !== '' || isPlain}
      />
    </div>
  )
}

function PlainNote() {
  return (
    <p role="note" className="rounded-card mb-5 flex items-start gap-3 bg-warning-soft px-5 py-4 text-warning-soft-fg">
      <Icon name="alert" className="mt-0.5" />
      This device has no colour emoji font, so you see outlines or empty boxes, and the names beside them. Copying works
      all the same.
    </p>
  )
}
