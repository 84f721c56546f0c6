export const PLACE_QUESTION_MAX_CHARS = 300
export const PLACE_MAX_CHARS = 80
export const LEAST_COMPARED = 2
export const MOST_COMPARED = 4
