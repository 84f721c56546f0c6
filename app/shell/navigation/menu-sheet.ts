/** The id of the sheet that holds the whole menu on a small screen. */
export const MENU_SHEET = 'menu-sheet'
