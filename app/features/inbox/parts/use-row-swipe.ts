import { useSubmit } from '@remix-run/react'
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import type { Gesture, Gestures } from '#app/database/tables/mail/inbox.ts'
import { useFormKeys } from '#app/ui/keyed-form.tsx'
import { gestureNames, toAct } from '../gestures/gestures.ts'
import { toOwnZone } from './zone-field.tsx'

/** A finger that moved less may still be scrolling or tapping; further away a swipe is short, then long. */
const STARTS_AT_PX = 12
const SHORT_AT_PX = 64
const LONG_AT_PX = 160
const MOVES_AT_MOST_PX = 220

type Row = { id: string; isStarred: boolean; isUnread: boolean; isMuted: boolean }
type Swipe = { x: number; y: number; by: number; isOn: boolean }

/** Which gesture a swipe of some pixels is; null for one that was not far enough. */
export function gestureAt(gestures: Gestures, by: number): Gesture | null {
  if (Math.abs(by) < SHORT_AT_PX) return null
  const isLong = Math.abs(by) >= LONG_AT_PX
  if (by > 0) return isLong ? gestures.rightLong : gestures.rightShort
  return isLong ? gestures.leftLong : gestures.leftShort
}

const wordsOf = (gesture: Gesture | null) => (gesture && gesture !== 'none' ? gestureNames[gesture] : '')

/** Sends what a gesture or a key does with a conversation, as its form would. */
export function useDoWith() {
  const submit = useSubmit()
  const nextKey = useFormKeys('mail')
  return (gesture: Gesture, row: Row): boolean => {
    const act = toAct(gesture, row)
    if (act === null) return false
    submit(
      { do: 'act', act: `${act}@${row.id}`, zone: toOwnZone(), form_key: nextKey() },
      { method: 'post', encType: 'application/x-www-form-urlencoded', preventScrollReset: true },
    )
    return true
  }
}

type Drag = { isForMouse?: boolean; onMove: (by: number) => void; onEnd: (by: number) => void }

/** Moving something sideways with a finger: it follows by `--swipe`, and `data-swipe` says to which side. */
export function useDrag({ isForMouse = false, onMove, onEnd }: Drag) {
  const swipe = useRef<Swipe | null>(null)
  const hasSwiped = useRef(false)
  const show = (element: HTMLElement, by: number) => {
    element.style.setProperty('--swipe', `${by}px`)
    if (by === 0) delete element.dataset['swipe']
    else element.dataset['swipe'] = by > 0 ? 'right' : 'left'
    onMove(by)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      hasSwiped.current = false
      if (event.pointerType === 'touch' || isForMouse)
        swipe.current = { x: event.clientX, y: event.clientY, by: 0, isOn: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = swipe.current
      if (!now) return
      const by = event.clientX - now.x
      if (!now.isOn && Math.abs(by) < STARTS_AT_PX) return
      if (!now.isOn && Math.abs(event.clientY - now.y) > Math.abs(by)) return void (swipe.current = null)
      if (!now.isOn) event.currentTarget.setPointerCapture(event.pointerId)
      const within = Math.max(-MOVES_AT_MOST_PX, Math.min(MOVES_AT_MOST_PX, by))
      swipe.current = { ...now, by: within, isOn: true }
      hasSwiped.current = true
      show(event.currentTarget, within)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = swipe.current
      swipe.current = null
      show(event.currentTarget, 0)
      if (now?.isOn) onEnd(now.by)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      swipe.current = null
      show(event.currentTarget, 0)
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (hasSwiped.current) event.preventDefault()
      hasSwiped.current = false
    },
  }
}

/** Swiping a row of the list: the words below it say what letting go does. */
export function useRowSwipe(row: Row, gestures: Gestures) {
  const doWith = useDoWith()
  const [words, setWords] = useState({ right: '', left: '' })
  const handlers = useDrag({
    onMove(by) {
      const said = wordsOf(gestureAt(gestures, by))
      setWords((old) => {
        const next = { right: by > 0 ? said : '', left: by < 0 ? said : '' }
        return old.right === next.right && old.left === next.left ? old : next
      })
    },
    onEnd(by) {
      const gesture = gestureAt(gestures, by)
      if (gesture) doWith(gesture, row)
    },
  })
  return { handlers, words }
}
