/** Key under which the file of the malla hangs on its plan (§3, json of a plan). */
export const CLAVE_DE_MALLA = 'mallacurricular'
