export const STACK_TITLE_MAX_CHARS = 80
export const WHY_MAX_CHARS = 200
export const ENGINE_MAX_CHARS = 120
export const MOST_ITEMS = 8
