import { useSubmit } from '@remix-run/react'
import { useState, type DragEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { KeyedForm, useFormKeys } from '#app/ui/keyed-form.tsx'
import type { FilmView } from '../work/studio-view.server.ts'
import { toFilmPart } from './film-links.ts'
import { SceneCard } from './scene-card.tsx'

/** All scenes in their order, each to see and to hear, with its price. */
export function StoryboardPart({ view }: { view: FilmView }) {
  const { id, key, scenes, price, lengthS, isExact, label, canFilm } = view
  const action = to('video-studio', null, { film: id, key })
  const drag = useSceneDrag(view, action)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {scenes.length === 0 ? <p className="text-fg-muted">There is no scene yet.</p> : null}
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {scenes.map((scene, n) => (
            <li
              key={scene.id}
              id={scene.id}
              {...drag.of(scene.id)}
              className={`scroll-mt-20 rounded-card bg-surface shadow-sm ${drag.over === scene.id ? 'outline-2 outline-accent' : ''}`}
            >
              <SceneCard view={view} scene={scene} n={n} action={action} />
            </li>
          ))}
        </ol>
        <KeyedForm name="add-scene" action={action} preventScrollReset>
          <input type="hidden" name="do" value="add" />
          <input type="hidden" name="film" value={id} />
          <Button type="submit" variant="plain">
            <Icon name="plus" size={17} /> Add a scene at the end
          </Button>
        </KeyedForm>
      </div>
      <Panel as="aside" aria-label="Length and price" className="grid gap-3 p-5 lg:sticky lg:top-20">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          <dt className="text-fg-muted">Length</dt>
          <dd className="text-end tabular-nums">{`${isExact ? '' : 'about '}${toShortClock(lengthS)}`}</dd>
          <dt className="text-fg-muted">Scenes</dt>
          <dd className="text-end tabular-nums">{scenes.length}</dd>
          <dt className="text-fg-muted">Making it costs</dt>
          <dd className="text-end">{price}</dd>
        </dl>
        <p className="text-[0.8125rem] text-fg-muted">{label}</p>
        <ButtonLink to={toFilmPart(id, key)('film')}>
          <Icon name="clapperboard" size={17} /> {canFilm ? 'Make the film' : 'Take it away'}
        </ButtonLink>
        <p className="text-xs text-fg-subtle">
          Pictures and voices here are free to see and hear, as often as you like.
        </p>
      </Panel>
    </div>
  )
}

/** Scenes are put elsewhere by dragging, where there is JavaScript; the arrows do the same without. */
function useSceneDrag({ id, scenes }: FilmView, action: string) {
  const submit = useSubmit()
  const nextKey = useFormKeys('order-scenes')
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const drop = (target: string) => {
    setOver(null)
    setDragged(null)
    if (!dragged || dragged === target) return
    const order = scenes.map((scene) => scene.id)
    const [from, place] = [order.indexOf(dragged), order.indexOf(target)]
    order.splice(from, 1)
    order.splice(place, 0, dragged)
    const form = new FormData()
    for (const [name, value] of [
      ['do', 'order'],
      ['film', id],
      ['form_key', nextKey()],
      ...order.map((one) => ['ids', one]),
    ])
      form.append(name!, value!)
    submit(form, { method: 'post', action, preventScrollReset: true })
  }
  return {
    over: dragged === over ? null : over,
    of: (scene: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(scene)
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        setOver(scene)
      },
      onDragEnd: () => {
        setOver(null)
        setDragged(null)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        drop(scene)
      },
    }),
  }
}
