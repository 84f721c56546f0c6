import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, IconButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { HistoryView } from '../history/history.server.ts'
import { TITLE_MAX_CHARS } from '../images.limits.ts'
import { toPictureFile } from '../keeping/picture-address.ts'

type Props = { row: HistoryView['rows'][number]; form: string; isRenaming: boolean; problem: FormProblem | null }

/** One picture of the list, to tick, open and rename. */
export function HistoryTile({ row, form, isRenaming, problem }: Props) {
  const { id, title, alt, width, height, at, engine, board, isShared, isPublished } = row
  return (
    <li className="min-w-0">
      <div className="relative">
        <Link to={to('image-studio', null, { picture: id })} aria-label={`Open “${title}”`} className="block">
          <img
            src={toPictureFile({ id, width: 320 })}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            className="aspect-square w-full rounded-[18px] bg-sunken object-cover shadow-[0_0_0_1px_var(--edge)]"
          />
        </Link>
        <label className="absolute start-3 top-2 grid size-11 place-items-center rounded-control-sm bg-surface/90 shadow-sm lg:size-9">
          <input
            type="checkbox"
            form={form}
            name="c"
            value={id}
            aria-label={`Choose “${title}”`}
            className="check-box"
          />
        </label>
      </div>
      {isRenaming ? (
        <KeyedForm name="rename-picture" again action={to('image-history')} className="mt-2 grid gap-2">
          <input type="hidden" name="do" value="rename" />
          <input type="hidden" name="c" value={id} />
          <Field label="Name" error={problem?.errors['title'] ?? null}>
            <TextInput
              name="title"
              defaultValue={problem?.values['title'] ?? title}
              maxLength={TITLE_MAX_CHARS}
              autoComplete="off"
            />
          </Field>
          <Button type="submit" size="sm" className="justify-self-start">
            Save
          </Button>
        </KeyedForm>
      ) : (
        <div className="mt-1 flex items-start gap-1">
          <p className="min-w-0 flex-1 pt-1.5 leading-[1.125rem] font-medium wrap-anywhere">
            <span className="line-clamp-2" dir="auto">
              {title}
            </span>
          </p>
          <IconButtonLink to={to('image-history', null, { rename: id })} preventScrollReset label={`Rename “${title}”`}>
            <Icon name="pen-line" size={16} />
          </IconButtonLink>
        </div>
      )}
      <p className="text-xs text-fg-subtle tabular-nums">{`${toShortDay(new Date(at))}, ${engine}${board ? `, ${board}` : ''}`}</p>
      {isShared || isPublished ? (
        <p className="mt-1 flex gap-1.5">
          {isShared ? <Badge tone="info">shared</Badge> : null}
          {isPublished ? <Badge tone="accent">in the gallery</Badge> : null}
        </p>
      ) : null}
    </li>
  )
}
