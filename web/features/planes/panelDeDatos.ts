/** `panel` in the address of a plan: the form of its data stands open. */
export const PANEL_DE_DATOS = 'datos'
