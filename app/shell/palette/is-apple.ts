/** Whether this keyboard has a Cmd key. Browser only. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
