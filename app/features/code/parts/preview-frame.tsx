import type { Ref } from 'react'

/** A page of a project in a frame without rights: no network, no storage, nothing of the page around it. */
export const PreviewFrame = ({
  address,
  title,
  frameRef,
  className = 'h-[34rem]',
}: {
  address: string
  title: string
  frameRef?: Ref<HTMLIFrameElement>
  className?: string
}) => (
  <iframe
    ref={frameRef}
    src={address}
    title={`Preview of ${title}`}
    sandbox="allow-scripts allow-forms"
    referrerPolicy="no-referrer"
    className={`w-full rounded-card border border-line bg-white ${className}`}
  />
)
