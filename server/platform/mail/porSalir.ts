/**
 * Which rows of `correos` may still go out, by themselves or because the administrator sends them again (features/correos/reenviable.ts): those that have
 * not, as long as their text is kept (forgetMails.ts says for how many days). For as long what goes along with them is kept too.
 */
export const POR_SALIR = "estado <> 'enviado' and texto <> ''"

/** SQL that gives the keys of what goes along with them, as `clave`. */
export const CLAVES_POR_SALIR = `select x ->> 'clave' as clave from correos, jsonb_array_elements(adjuntos) x where ${POR_SALIR} and x ->> 'clave' is not null`
