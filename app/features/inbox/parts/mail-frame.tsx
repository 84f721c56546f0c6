import { useEffect, useRef, useState } from 'react'

const LEAST_PX = 96
/** As the letter’s own style has it. */
const MARGIN_PX = 18
const MOST_PX = 20_000
/** Before scripts measure it, and without them, it scrolls by itself. */
const USUAL_PX = 480

/** A letter's page in a frame of its own, where nothing runs. Its height follows its words once scripts can measure it. */
export function MailFrame({ address }: { address: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(USUAL_PX)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const fit = () => {
      const body = element.contentDocument?.body
      if (body) setHeight(Math.min(MOST_PX, Math.max(LEAST_PX, Math.ceil(body.offsetHeight) + 2 * MARGIN_PX)))
    }
    fit()
    element.addEventListener('load', fit)
    window.addEventListener('resize', fit)
    return () => {
      element.removeEventListener('load', fit)
      window.removeEventListener('resize', fit)
    }
  }, [address])
  return (
    <iframe
      ref={frame}
      src={address}
      title="The letter"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      style={{ height }}
      className="mt-4 w-full rounded-card border border-line bg-white"
    />
  )
}
