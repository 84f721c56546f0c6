type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'button'>

/** Whether the browser opens the pressed link in a tab or window of its own: the page leaves such a press alone. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, button }: Press): boolean =>
  metaKey || ctrlKey || shiftKey || button !== 0
