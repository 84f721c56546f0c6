import { DialogFrame, type DialogProps } from './dialog.tsx'

/** A modal panel at the end of the line, for choices beside the page; from the bottom on a small screen. */
export function Sheet(props: Omit<DialogProps, 'panda'>) {
  return <DialogFrame {...props} className="dialog-side" />
}
