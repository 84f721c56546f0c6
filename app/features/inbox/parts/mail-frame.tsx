import { useEffect, useRef, useState } from 'react'

const LEAST_PX = 120
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
      const page = element.contentDocument?.documentElement
      if (page) setHeight(Math.min(MOST_PX, Math.max(LEAST_PX, page.scrollHeight)))
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
