/**
 * For what is no control and is reached by the keyboard nevertheless: a part that scrolls by itself, or what lies below its edge could not be
 * read without a mouse; a word that says more while it has the focus.
 */
export const alcanzable = { tabIndex: 0 } as const
